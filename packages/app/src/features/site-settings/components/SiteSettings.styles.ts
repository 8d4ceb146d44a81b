import { token } from '@sightline/ui'
import { styled } from 'styled-components'

/** Parts of a section, one below the other. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token['space-7']};
  padding-block-start: ${token['space-7']};
`
