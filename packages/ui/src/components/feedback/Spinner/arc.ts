import { css, keyframes } from 'styled-components'
import { reducedMotion } from '../../../theme/theme.ts'

const turn = keyframes`
  to { rotate: 1turn; }
`

/** A rotating ring with a gap; static with reduced motion. */
export const arc = css`
  flex: none;
  border: 1.75px solid currentcolor;
  border-block-end-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
  ${reducedMotion} {
    animation: none;
  }
`
