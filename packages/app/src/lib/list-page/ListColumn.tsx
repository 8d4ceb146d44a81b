import { token } from '@sightline/ui'
import styled from 'styled-components'

/** Heading, filters and table of a list, one below the other. */
export const ListColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token['space-6']};
  & > header {
    margin-block-end: 0;
  }
`
