import { css } from 'styled-components'
import { coarsePointer, focusRing, token } from '../../../theme/theme.ts'

/** Styles of a button without background or border, for actions inside other components. */
export const textAction = css`
  min-block-size: ${token['target-min']};
  border: 0;
  border-radius: ${token['radius-xs']};
  font-family: inherit;
  font-weight: ${token['weight-medium']};
  color: ${token['accent-text']};
  background: transparent;
  cursor: pointer;
  outline: none;
  ${coarsePointer} {
    min-block-size: ${token['control-lg']};
  }
  &[data-hovered] {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &[data-focus-visible] {
    ${focusRing}
  }
`
