import { styled } from 'styled-components'
import { visuallyHidden } from '../../../theme/theme.ts'

/** Text that only screen readers get. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`
