import { css } from 'styled-components'
import { forcedEdge, reducedMotion, token } from '../../../theme/theme.ts'

// The styles that all overlays share.

/** The scrim over the page while a modal overlay is open. */
export const scrim = css`
  position: fixed;
  inset: 0;
  display: flex;
  background: ${token.scrim};
  transition: opacity ${token['duration-slow']} ${token['ease-enter']};
  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
  ${reducedMotion} {
    transition: none;
  }
`

/** The panel on the scrim. Each overlay's own style decides from where it moves in. */
export const panel = css`
  display: flex;
  inline-size: 100%;
  color: ${token['text-primary']};
  background: ${token['bg-raised']};
  box-shadow:
    0 0 0 1px ${token['border-subtle']},
    ${token['shadow-lg']};
  outline: none;
  ${forcedEdge}
  transition: translate ${token['duration-slow']} ${token['ease-enter']};
  ${reducedMotion} {
    transition: none;
  }
`

/** A panel at the lower edge of the screen, from which it rises. */
export const atLowerEdge = css`
  max-block-size: 85dvh;
  border-start-start-radius: ${token['radius-xl']};
  border-start-end-radius: ${token['radius-xl']};
  transition-duration: ${token['duration-slower']};
  &[data-entering],
  &[data-exiting] {
    translate: 0 100%;
  }
`
