import { Button } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import { coarsePointer, focusRing, token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'

/** A button with a label and little emphasis that opens a menu. */
export const Trigger = styled(Button)`
  ${typography.body}
  display: inline-flex;
  align-items: center;
  gap: ${token['space-3']};
  min-block-size: ${token['control-md']};
  padding: 0 ${token['space-4']};
  border: 0;
  border-radius: ${token['radius-sm']};
  font-family: inherit;
  font-weight: ${token['weight-medium']};
  color: ${token['text-secondary']};
  background: transparent;
  cursor: pointer;
  outline: none;
  ${coarsePointer} {
    min-inline-size: ${token['control-lg']};
    min-block-size: ${token['control-lg']};
  }
  &[data-hovered],
  &[aria-expanded='true'] {
    color: ${token['text-primary']};
    background: ${token['bg-hover']};
  }
  &[data-focus-visible] {
    ${focusRing}
  }
`
