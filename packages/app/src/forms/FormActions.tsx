import { token } from '@sightline/ui'
import styled from 'styled-components'

/** The buttons of a form at the end of their line, the one that sends it last. */
export const FormActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token['space-4']};
  margin-inline-start: auto;
`
