import { css, keyframes } from 'styled-components'
import { reducedMotion } from '../../../theme/theme.ts'

const turn = keyframes`
  to { rotate: 1turn; }
`

/** A ring with a gap that turns; without motion it stands still. */
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
