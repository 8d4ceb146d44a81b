import { css } from 'styled-components'
import { coarsePointer, focusRing, token } from '../../../theme/theme.ts'

/** A small button with an icon alone, within a control: a square as large as a pointer or a finger wants it. */
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
