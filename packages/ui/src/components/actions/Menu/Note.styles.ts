import { styled } from 'styled-components'
import { token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'

/** Secondary text at the end of a row. It has a file of its own, so that a Select does not load the menu. */
export const Note = styled.span`
  ${typography.caption}
  margin-inline-start: auto;
  color: ${token['text-tertiary']};
`
