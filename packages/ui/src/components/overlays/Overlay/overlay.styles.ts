import { css } from 'styled-components'
import { forcedEdge, reducedMotion, token } from '../../../theme/theme.ts'

// What everything that opens over the page has in common.

/** What lies over the page while something modal is open. */
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

/** What lies on the scrim. It moves in from where its own style says. */
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

/** At the lower edge of the screen, rising from it. */
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
