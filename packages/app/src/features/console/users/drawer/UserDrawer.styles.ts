import { token, type } from '@sightline/ui'
import styled from 'styled-components'

/** What is known of a user and not written here. */
export const Facts = styled.dl`
  ${type.body}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token['space-3']} ${token['space-6']};
  margin: 0;
  dt {
    color: ${token['text-secondary']};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`

/** What a tab lists, below what can be done with it. */
export const TabColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token['space-6']};
`

export const TabActions = styled.div`
  ${type.body}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token['space-4']};
`

/** A setting with a line of its own: what it is at the start, its switch at the end. */
export const Framed = styled.div`
  ${type.body}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token['space-6']};
  padding: ${token['space-5']} ${token['space-6']};
  border-radius: ${token['radius-md']};
  box-shadow: inset 0 0 0 1px ${token['border-default']};
  & strong {
    font-weight: ${token['weight-strong']};
  }
  & strong + div {
    color: ${token['text-secondary']};
  }
`

export const AddressList = styled.ul`
  ${type.body}
  display: grid;
  gap: ${token['space-4']};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: ${token['space-4']};
    padding: ${token['space-4']} ${token['space-5']};
    border-radius: ${token['radius-md']};
    box-shadow: inset 0 0 0 1px ${token['border-default']};
  }
  li > div {
    display: flex;
    gap: ${token['space-2']};
  }
  address {
    font-style: normal;
    overflow-wrap: anywhere;
  }
`
