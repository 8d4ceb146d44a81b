import { msg } from '@lingui/core/macro'
import { X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useText } from '../../../format/useText.ts'
import { useKit, usePortalProps } from '../../../provider/KitContext.ts'
import { ConfirmDialog } from '../ConfirmDialog/index.ts'
import { FieldSizeProvider } from '../../inputs/Field/index.ts'
import { IconButton } from '../../actions/IconButton/index.ts'
import type { OverlayRootProps } from '../Overlay/overlay.types.ts'
import { useOpen, type OpenProps } from '../Overlay/useOpen.ts'
import {
  Body,
  End,
  Footer,
  Head,
  Names,
  Panel,
  Root,
  Scrim,
  Start,
  Subtitle,
  Title,
  type DrawerSize,
} from './Drawer.styles.ts'
import { withoutUndefined } from '../../props.ts'

export interface DrawerProps extends OpenProps, OverlayRootProps {
  /** The title of the drawer, which is also its accessible name. */
  title: ReactNode
  /** Second line of the header. */
  description?: ReactNode | undefined
  /** Picture before title and description, for example an avatar. */
  icon?: ReactNode | undefined
  /** Actions before the close button: the links to the rows before and after. */
  actions?: ReactNode | undefined
  /**
   * Whether closing would lose unsaved changes, so that the person is asked first.
   * @default false
   */
  hasUnsavedChanges?: boolean | undefined
  /**
   * The width: 456 px for a form, 560 px for values with a chart, 912 px for a form with a preview beside it.
   * @default 'sm'
   */
  size?: DrawerSize | undefined
  /** Content at the start of the footer, for destructive actions. */
  start?: ReactNode | undefined
  /**
   * Content at the end of the footer: Cancel and Save. A button with `slot="close"` closes the drawer and asks about
   * unsaved changes first.
   */
  footer?: ReactNode | undefined
  /** The content; it scrolls. Fields in it are 36 px high. */
  children: ReactNode
}

/** Shows the details of one row beside its list. On a phone it covers the screen. */
export function Drawer(props: DrawerProps) {
  const {
    title,
    description,
    icon,
    actions,
    isOpen: given,
    defaultOpen,
    onOpenChange,
    hasUnsavedChanges = false,
    size = 'sm',
    ...other
  } = props
  const { start, footer, children, ...rest } = other
  const text = useText()
  const [isAsking, setIsAsking] = useState(false)
  // A drawer that is open from the start waits for its portal: moved there later, it would lose the focus.
  const [isOpen, setOpen] = useOpen({ isOpen: given, defaultOpen, onOpenChange })
  const hasPlace = useKit().portal !== null
  const close = () => (hasUnsavedChanges ? setIsAsking(true) : setOpen(false))
  return (
    <>
      <Scrim {...usePortalProps()} isOpen={isOpen && hasPlace} onOpenChange={close} isDismissable>
        <Panel $size={size}>
          <Root {...withoutUndefined(rest)}>
            <Head>
              {icon}
              <Names>
                <Title slot="title">{title}</Title>
                {description !== undefined && <Subtitle>{description}</Subtitle>}
              </Names>
              {actions}
              <IconButton slot="close" icon={X} aria-label={text(msg`Close`)} />
            </Head>
            <FieldSizeProvider value="dialog">
              <Body data-part="body">{children}</Body>
            </FieldSizeProvider>
            {(start !== undefined || footer !== undefined) && (
              <Footer data-part="footer">
                <Start>{start}</Start>
                <End>{footer}</End>
              </Footer>
            )}
          </Root>
        </Panel>
      </Scrim>
      <ConfirmDialog
        title={text(msg`Discard the changes?`)}
        confirmLabel={text(msg`Discard`)}
        isOpen={isOpen && isAsking}
        onOpenChange={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          setOpen(false)
        }}
      >
        {text(msg`What you have typed is not saved yet.`)}
      </ConfirmDialog>
    </>
  )
}
