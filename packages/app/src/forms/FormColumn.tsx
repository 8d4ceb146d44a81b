import { token } from '@sightline/ui'
import styled from 'styled-components'

/** Fields and buttons of a form, one below the other. */
export const FormColumn = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${token['space-7']};
`
