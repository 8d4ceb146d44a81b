import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { styled } from 'styled-components'
import { from, token } from '../../../theme/theme.ts'
import { atLowerEdge, panel, scrim } from '../Overlay/overlay.styles.ts'
import { Body as OverlayBody } from '../overlay.styles.ts'

export { Footer, Root, Title } from '../overlay.styles.ts'

export type DialogSize = 'md' | 'lg'

const widths = { md: token['layout-dialog'], lg: '40rem' } as const satisfies Record<DialogSize, string>

export const Scrim = styled(ModalOverlay)`
  ${scrim}
  z-index: ${token['z-dialog-scrim']};
  align-items: flex-end;
  justify-content: center;
  ${from('md')} {
    align-items: center;
    padding: ${token['space-8']};
  }
`

export const Panel = styled(Modal)<{ $size: DialogSize }>`
  ${panel}
  ${atLowerEdge}
  ${from('md')} {
    max-inline-size: ${({ $size }) => widths[$size]};
    max-block-size: min(85dvh, 44rem);
    border-radius: ${token['radius-xl']};
    &[data-entering],
    &[data-exiting] {
      translate: 0 4px;
    }
  }
`

export const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token['space-5']};
  padding: ${token['space-6']} ${token['space-8']} ${token['space-4']};
`

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token['space-5']};
  padding: ${token['space-2']} ${token['space-8']} ${token['space-5']};
`

export const Body = styled(OverlayBody)`
  padding: ${token['space-2']} ${token['space-8']} ${token['space-8']};
  &:has(+ footer) {
    padding-block-end: ${token['space-4']};
  }
`
