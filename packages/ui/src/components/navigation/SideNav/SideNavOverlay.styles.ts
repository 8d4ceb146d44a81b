import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { styled } from 'styled-components'
import { scrim } from '../../overlays/Overlay/overlay.styles.ts'
import { forcedEdge, reducedMotion, token } from '../../../theme/theme.ts'
import { column } from './SideNav.styles.ts'

export const Scrim = styled(ModalOverlay)`
  ${scrim}
  z-index: ${token['z-drawer-scrim']};
`

export const Sheet = styled(Modal)`
  display: flex;
  inline-size: min(18rem, 100vw - ${token['space-13']});
  block-size: 100%;
  box-shadow: ${token['shadow-lg']};
  outline: none;
  ${forcedEdge}
  transition: translate ${token['duration-slow']} ${token['ease-enter']};
  &[data-entering],
  &[data-exiting] {
    translate: -100% 0;
    &:dir(rtl) {
      translate: 100% 0;
    }
  }
  ${reducedMotion} {
    transition: none;
  }
`

export const SheetContent = styled(Dialog)`
  ${column}
  flex: 1;
  box-sizing: border-box;
  min-inline-size: 0;
  outline: none;
`
