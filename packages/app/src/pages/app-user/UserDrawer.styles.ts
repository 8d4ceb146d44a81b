import { from, token, type } from '@sightline/ui'
import styled from 'styled-components'

/** Two short fields in one line, where there is room. */
export const Pair = styled.div`
  display: grid;
  gap: ${token['space-7']} ${token['space-6']};
  ${from('sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

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

export const Section = styled.section`
  display: grid;
  gap: ${token['space-4']};
  h3 {
    ${type.headingSmall}
    margin: 0;
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
  address {
    font-style: normal;
    overflow-wrap: anywhere;
  }
`
