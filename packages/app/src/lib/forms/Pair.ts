import { from, token } from '@sightline/ui'
import styled from 'styled-components'

/** Two short fields in one line, where there is room. */
export const Pair = styled.div`
  display: grid;
  align-items: start;
  gap: ${token['space-7']} ${token['space-6']};
  ${from('sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
