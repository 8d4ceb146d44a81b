import { css } from 'styled-components'
import { coarsePointer, focusRing, token } from '../../../theme/theme.ts'

/** Styles of a small icon button inside another control: a square of the minimum target size for pointer or touch. */
export const iconTarget = css`
  display: grid;
  place-items: center;
  inline-size: ${token['target-min']};
  block-size: ${token['target-min']};
  padding: 0;
  border: 0;
  border-radius: ${token['radius-xs']};
  color: inherit;
  background: transparent;
  cursor: pointer;
  outline: none;
  ${coarsePointer} {
    inline-size: ${token['control-lg']};
    block-size: ${token['control-lg']};
  }
  &[data-hovered] {
    color: ${token['text-primary']};
  }
  &[data-focus-visible] {
    ${focusRing}
  }
`
