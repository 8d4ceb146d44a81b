import { Button } from 'react-aria-components/Button'
import { styled, css } from 'styled-components'
import { token } from '../../../theme/theme.ts'
import { control, fieldSizes, type FieldHeight } from '../Field/index.ts'

/** In a toolbar the trigger looks like the buttons beside it. */
const likeButton = css`
  &:not([data-focused], [aria-expanded='true'], [data-invalid]) {
    box-shadow:
      inset 0 0 0 1px ${token['border-default']},
      ${token['shadow-xs']};
  }
  &[data-hovered]:not([data-focused], [aria-expanded='true'], [data-invalid]) {
    box-shadow:
      inset 0 0 0 1px ${token['border-default']},
      ${token['shadow-xs']};
    background: ${token['bg-hover']};
  }
  &[data-pressed] {
    background: ${token['bg-muted']};
  }
`

export const isToolbarSize = (size: FieldHeight): boolean => size === 'sm' || size === 'md'

/** The button that opens the list of options. */
export const Trigger = styled(Button)<{ $size: FieldHeight }>`
  ${control}
  ${({ $size }) => fieldSizes[$size]}
  ${({ $size }) => isToolbarSize($size) && likeButton}
  display: flex;
  align-items: center;
  gap: ${token['space-4']};
  inline-size: 100%;
  padding-inline: var(--inset) ${({ $size }) => (isToolbarSize($size) ? token['space-4'] : 'var(--inset)')};
  border: 0;
  font-family: inherit;
  text-align: start;
  cursor: pointer;
  outline: none;
  &[data-disabled] {
    cursor: not-allowed;
  }
  & > svg:last-child {
    margin-inline-start: auto;
    color: ${token['text-tertiary']};
  }
`
