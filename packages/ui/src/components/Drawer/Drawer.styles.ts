import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import styled from 'styled-components'
import { focusRing, forcedEdge, from, reducedMotion, token } from '../../theme/theme.ts'
import { type } from '../../theme/typography.ts'

export const Scrim = styled(ModalOverlay)`
  position: fixed;
  z-index: ${token['z-drawer-scrim']};
  inset: 0;
  display: flex;
  justify-content: flex-end;
  background: ${token.scrim};
  transition: opacity ${token['duration-slow']} ${token['ease-enter']};
  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
  ${from('md')} {
    padding: ${token['space-4']};
  }
  ${reducedMotion} {
    transition: none;
  }
`

export const Sheet = styled(Modal)`
  display: flex;
  inline-size: 100%;
  block-size: 100%;
  color: ${token['text-primary']};
  background: ${token['bg-raised']};
  box-shadow:
    0 0 0 1px ${token['border-subtle']},
    ${token['shadow-lg']};
  outline: none;
  ${forcedEdge}
  transition: translate ${token['duration-slow']} ${token['ease-enter']};
  &[data-entering],
  &[data-exiting] {
    translate: 100% 0;
    &:dir(rtl) {
      translate: -100% 0;
    }
  }
  ${reducedMotion} {
    transition: none;
  }
  ${from('md')} {
    max-inline-size: ${token['layout-drawer']};
    border-radius: 14px;
  }
`

export const Root = styled(Dialog)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  border-radius: inherit;
  outline: none;
  &:focus-visible {
    ${focusRing}
    outline-offset: -2px;
  }
`

export const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${token['space-5']};
  padding: ${token['space-7']} ${token['space-8']};
  border-block-end: 1px solid ${token['border-subtle']};
`

export const Names = styled.div`
  flex: 1;
  min-inline-size: 0;
`

export const Title = styled(Heading)`
  ${type.heading}
  margin: 0;
  overflow-wrap: anywhere;
`

export const Subtitle = styled.div`
  ${type.body}
  color: ${token['text-secondary']};
  overflow-wrap: anywhere;
`

export const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  padding: ${token['space-7']} ${token['space-8']} ${token['space-8']};
  outline: none;
  &:focus-visible {
    ${focusRing}
    outline-offset: -2px;
  }
`

export const Footer = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token['space-4']} ${token['space-5']};
  padding: ${token['space-5']} ${token['space-8']};
  border-block-start: 1px solid ${token['border-subtle']};
`

export const Start = styled.div`
  display: flex;
  gap: ${token['space-4']};
`

export const End = styled.div`
  display: flex;
  gap: ${token['space-4']};
  margin-inline-start: auto;
`
