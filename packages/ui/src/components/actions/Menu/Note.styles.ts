import { styled } from 'styled-components'
import { token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'

/** Second text, at the end of a row. By itself, so that a Select does not load the menu. */
export const Note = styled.span`
  ${typography.caption}
  margin-inline-start: auto;
  color: ${token['text-tertiary']};
`
