import { token } from '@sightline/ui'
import { styled } from 'styled-components'

/** Stacks the parts of a section. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token['space-7']};
  padding-block-start: ${token['space-7']};
`
