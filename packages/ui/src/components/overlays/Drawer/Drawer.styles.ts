import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { styled } from 'styled-components'
import { from, token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'
import { panel, scrim } from '../Overlay/overlay.styles.ts'
import { Body as OverlayBody } from '../overlay.styles.ts'

export { Footer, Root, Title } from '../overlay.styles.ts'

export const Scrim = styled(ModalOverlay)`
  ${scrim}
  z-index: ${token['z-drawer-scrim']};
  justify-content: flex-end;
  ${from('md')} {
    padding: ${token['space-4']};
  }
`

const widths = {
  sm: token['layout-drawer'],
  md: '35rem',
  lg: `calc(2 * ${token['layout-drawer']})`,
}

export type DrawerSize = keyof typeof widths

export const Panel = styled(Modal)<{ $size: DrawerSize }>`
  ${panel}
  block-size: 100%;
  &[data-entering],
  &[data-exiting] {
    translate: 100% 0;
    &:dir(rtl) {
      translate: -100% 0;
    }
  }
  ${from('md')} {
    max-inline-size: ${({ $size }) => widths[$size]};
    border-radius: 14px;
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

export const Subtitle = styled.div`
  ${typography.body}
  color: ${token['text-secondary']};
  overflow-wrap: anywhere;
`

export const Body = styled(OverlayBody)`
  padding: ${token['space-7']} ${token['space-8']} ${token['space-8']};
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
