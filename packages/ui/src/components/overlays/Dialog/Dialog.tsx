import { msg } from '@lingui/core/macro'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../../format/useText.ts'
import { useKit, usePortalProps } from '../../../provider/KitContext.ts'
import { FieldSizeProvider } from '../../inputs/Field/index.ts'
import { IconButton } from '../../actions/IconButton/index.ts'
import type { OverlayRootProps } from '../Overlay/overlay.types.ts'
import { useOpen, type OpenProps } from '../Overlay/useOpen.ts'
import { Body, Footer, Head, Panel, Root, Scrim, Title, Toolbar, type DialogSize } from './Dialog.styles.ts'
import { withoutUndefined } from '../../props.ts'

export interface DialogProps extends OpenProps, OverlayRootProps {
  /** The title of the dialog, which is also its accessible name. */
  title: ReactNode
  /**
   * Width: 440 px for a question, 640 px for a list.
   * @default 'md'
   */
  size?: DialogSize | undefined
  /** Content that stays visible above the scrolling part: a search. */
  toolbar?: ReactNode | undefined
  /** Content that stays visible below the scrolling part. */
  footer?: ReactNode | undefined
  /** The content; it scrolls. Fields in it are 36 px high. */
  children: ReactNode
}

/** A dialog over the page. On a phone it rises from the lower edge. */
export function Dialog({
  title,
  isOpen: given,
  defaultOpen,
  onOpenChange,
  size = 'md',
  toolbar,
  footer,
  children,
  ...rest
}: DialogProps) {
  const text = useText()
  // A dialog that is open from the start waits for its portal: moved there later, it would lose the focus.
  const [isOpen, setOpen] = useOpen({ isOpen: given, defaultOpen, onOpenChange })
  const hasPlace = useKit().portal !== null
  return (
    <Scrim {...usePortalProps()} isOpen={isOpen && hasPlace} onOpenChange={setOpen} isDismissable>
      <Panel $size={size}>
        <Root {...withoutUndefined(rest)}>
          <Head>
            <Title slot="title">{title}</Title>
            <IconButton slot="close" icon={X} aria-label={text(msg`Close`)} />
          </Head>
          <FieldSizeProvider value="dialog">
            {toolbar !== undefined && <Toolbar data-part="toolbar">{toolbar}</Toolbar>}
            <Body data-part="body">{children}</Body>
            {footer !== undefined && <Footer data-part="footer">{footer}</Footer>}
          </FieldSizeProvider>
        </Root>
      </Panel>
    </Scrim>
  )
}
