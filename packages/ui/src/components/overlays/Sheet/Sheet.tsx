import { msg } from '@lingui/core/macro'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { styled } from 'styled-components'
import { useText } from '../../../format/useText.ts'
import { useKit, usePortalProps } from '../../../provider/KitContext.ts'
import { token } from '../../../theme/theme.ts'
import { IconButton } from '../../actions/IconButton/index.ts'
import { atLowerEdge, panel, scrim } from '../Overlay/overlay.styles.ts'
import { Body as OverlayBody, Footer as OverlayFooter, Root, Title } from '../overlay.styles.ts'
import type { OverlayRootProps } from '../Overlay/overlay.types.ts'
import { useOpen, type OpenProps } from '../Overlay/useOpen.ts'
import { withoutUndefined } from '../../props.ts'

export interface SheetProps extends OpenProps, OverlayRootProps {
  /** The title of the sheet, which is also its accessible name. */
  title: ReactNode
  /** Content that stays visible below the scrolling part: the buttons. */
  footer?: ReactNode | undefined
  /** The content; it scrolls. */
  children: ReactNode
}

/**
 * A panel that opens from the lower edge of the screen, within reach of the thumb. Use it on phones in place of a
 * popover.
 */
export function Sheet({ title, isOpen: given, defaultOpen, onOpenChange, footer, children, ...rest }: SheetProps) {
  const text = useText()
  const [isOpen, setOpen] = useOpen({ isOpen: given, defaultOpen, onOpenChange })
  const hasPlace = useKit().portal !== null
  return (
    <Scrim {...usePortalProps()} isOpen={isOpen && hasPlace} onOpenChange={setOpen} isDismissable>
      <Panel>
        <Root {...withoutUndefined(rest)}>
          <Head>
            <Title slot="title">{title}</Title>
            <IconButton slot="close" icon={X} aria-label={text(msg`Close`)} />
          </Head>
          <Body data-part="body">{children}</Body>
          {footer !== undefined && <Footer data-part="footer">{footer}</Footer>}
        </Root>
      </Panel>
    </Scrim>
  )
}

const Scrim = styled(ModalOverlay)`
  ${scrim}
  z-index: ${token['z-dialog-scrim']};
  align-items: flex-end;
  justify-content: center;
`

const Panel = styled(Modal)`
  ${panel}
  ${atLowerEdge}
  max-inline-size: 40rem;
`

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token['space-5']};
  padding-block: ${token['space-4']} ${token['space-2']};
  padding-inline: ${token['space-6']} ${token['space-4']};
`

const Body = styled(OverlayBody)`
  padding: ${token['space-2']} ${token['space-6']} max(${token['space-6']}, env(safe-area-inset-bottom));
`

const Footer = styled(OverlayFooter)`
  padding-inline: ${token['space-6']};
`
