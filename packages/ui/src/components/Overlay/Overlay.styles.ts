import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import styled, { css } from 'styled-components'
import { focusRing, forcedEdge, reducedMotion, token } from '../../theme/theme.ts'
import { type } from '../../theme/typography.ts'

// What Dialog, ConfirmDialog, Drawer, Sheet and Popover have in common.

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

const inside = css`
  ${focusRing}
  outline-offset: -2px;
`

export const Root = styled(Dialog)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  border-radius: inherit;
  outline: none;
  /* Where nothing inside takes the focus, it is the dialog that has it. */
  &:focus-visible {
    ${inside}
  }
`

export const Title = styled(Heading)`
  ${type.heading}
  margin: 0;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

/** The content. A list without controls is scrolled with the arrow keys, so it takes the focus. */
export const Body = styled.div.attrs({ tabIndex: 0 })`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  outline: none;
  &:focus-visible {
    ${inside}
  }
`

/** What stays in sight below the content. */
export const Footer = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token['space-4']} ${token['space-5']};
  padding: ${token['space-5']} ${token['space-8']};
  border-block-start: 1px solid ${token['border-subtle']};
`
