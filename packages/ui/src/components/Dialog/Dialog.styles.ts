import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import styled from 'styled-components'
import { focusRing, forcedEdge, from, reducedMotion, token } from '../../theme/theme.ts'
import { type } from '../../theme/typography.ts'

export type DialogSize = 'md' | 'lg'

const widths = { md: token['layout-dialog'], lg: '40rem' } as const satisfies Record<DialogSize, string>

export const Scrim = styled(ModalOverlay)`
  position: fixed;
  z-index: ${token['z-dialog-scrim']};
  inset: 0;
  display: flex;
  align-items: flex-end;
  justify-content: center;
  background: ${token.scrim};
  transition: opacity ${token['duration-slow']} ${token['ease-enter']};
  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
  ${from('md')} {
    align-items: center;
    padding: ${token['space-8']};
  }
  ${reducedMotion} {
    transition: none;
  }
`

export const Sheet = styled(Modal)<{ $size: DialogSize }>`
  display: flex;
  inline-size: 100%;
  max-block-size: 85dvh;
  border-start-start-radius: ${token['radius-xl']};
  border-start-end-radius: ${token['radius-xl']};
  color: ${token['text-primary']};
  background: ${token['bg-raised']};
  box-shadow:
    0 0 0 1px ${token['border-subtle']},
    ${token['shadow-lg']};
  outline: none;
  ${forcedEdge}
  ${from('md')} {
    max-inline-size: ${({ $size }) => widths[$size]};
    max-block-size: min(85dvh, 44rem);
    border-radius: ${token['radius-xl']};
  }
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
    ${focusRing}
    outline-offset: -2px;
  }
`

export const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token['space-5']};
  padding: ${token['space-6']} ${token['space-8']} ${token['space-4']};
`

export const Title = styled(Heading)`
  ${type.heading}
  margin: 0;
`

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token['space-5']};
  padding: ${token['space-2']} ${token['space-8']} ${token['space-5']};
`

export const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  padding: ${token['space-2']} ${token['space-8']} ${token['space-8']};
  outline: none;
  &:focus-visible {
    ${focusRing}
    outline-offset: -2px;
  }
  &:has(+ footer) {
    padding-block-end: ${token['space-4']};
  }
`

export const Footer = styled.footer`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token['space-5']};
  padding: ${token['space-5']} ${token['space-8']};
  border-block-start: 1px solid ${token['border-subtle']};
`
