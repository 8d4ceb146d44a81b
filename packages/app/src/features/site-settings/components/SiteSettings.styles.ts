import { token, type } from '@sightline/ui'
import styled from 'styled-components'

/** Parts of a section, one below the other. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token['space-7']};
  padding-block-start: ${token['space-7']};
`

/** As wide as a form may be. */
export const Narrow = styled.div`
  max-inline-size: 35rem;
`

export const Facts = styled.dl`
  ${type.body}
  display: grid;
  gap: ${token['space-4']};
  margin: 0;
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 11rem) minmax(0, 1fr);
    gap: ${token['space-6']};
  }
  dt {
    color: ${token['text-secondary']};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token['space-6']};
`

/** Fields and a button in one line, where there is room. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${token['space-5']};
`
