import { msg } from '@lingui/core/macro'
import { Trash2, TriangleAlert, type LucideIcon } from 'lucide-react'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useText } from '../../../format/useText.ts'
import { useKit, usePortalProps } from '../../../theme/KitContext.ts'
import { Button } from '../../actions/Button/index.ts'
import { Callout } from '../../feedback/Callout/index.ts'
import { Panel, Root, Scrim } from '../Dialog/Dialog.styles.ts'
import { FieldSizeProvider } from '../../inputs/Field/index.ts'
import { Icon } from '../../data/Icon/index.ts'
import { TextField } from '../../inputs/TextField/index.ts'
import type { OverlayRootProps } from '../Overlay/overlay.types.ts'
import { Actions, Content, Form, Text, Tile, Title } from './ConfirmDialog.styles.ts'
import { withoutUndefined } from '../../props.ts'

interface ConfirmTexts {
  /** The question; its accessible name too. */
  title: ReactNode
  /** What will happen, in one to three sentences. */
  children: ReactNode
  /** What the confirming button does: “Delete site”. */
  confirmLabel: ReactNode
  /** What must be typed before the button can be pressed: a domain, an e-mail address. */
  typeToConfirm?: string | undefined
  /**
   * Whether something is destroyed.
   * @default 'danger'
   */
  tone?: 'danger' | 'primary' | undefined
  /**
   * Icon of the tile.
   * @default a bin where something must be typed, else a warning
   */
  icon?: LucideIcon | undefined
  /** Called when it is to close without having done anything. */
  onClose: () => void
  /** Called when the person has confirmed it. */
  onConfirm: () => void
  /**
   * Whether what was confirmed is being done.
   * @default false
   */
  isPending?: boolean | undefined
  /** Why it could not be done; undefined and null mean nothing. */
  error?: string | null | undefined
}

export interface ConfirmDialogProps extends ConfirmTexts, OverlayRootProps {
  /** Whether it is open. */
  isOpen: boolean
}

/** A question before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, typeToConfirm, tone = 'danger', onClose, onConfirm, error, ...other } = props
  const { isPending = false, icon = typeToConfirm === undefined ? TriangleAlert : Trash2, isOpen, ...rest } = other
  const hasPlace = useKit().portal !== null
  return (
    <Scrim {...usePortalProps()} isOpen={isOpen && hasPlace} onOpenChange={onClose}>
      <Panel $size="md">
        <Root {...withoutUndefined(rest)} role="alertdialog">
          <FieldSizeProvider value="form">
            <ConfirmContent
              {...{ title, children, confirmLabel, tone, icon, isPending, onClose, onConfirm }}
              typeToConfirm={typeToConfirm}
              error={error}
            />
          </FieldSizeProvider>
        </Root>
      </Panel>
    </Scrim>
  )
}

type ConfirmDialogContentProps = Omit<ConfirmTexts, 'tone' | 'icon'> & {
  tone: NonNullable<ConfirmTexts['tone']>
  icon: LucideIcon
}

function ConfirmContent(props: ConfirmDialogContentProps) {
  const {
    title,
    children,
    confirmLabel,
    typeToConfirm,
    tone,
    icon,
    isPending = false,
    onClose,
    onConfirm,
    error,
  } = props
  const text = useText()
  const [typed, setTyped] = useState('')
  const isConfirmed = typeToConfirm === undefined || typed.trim() === typeToConfirm
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    if (isConfirmed && !isPending) onConfirm()
  }
  return (
    <Form onSubmit={confirm}>
      <Tile $tone={tone}>
        <Icon icon={icon} size={18} />
      </Tile>
      <Content>
        <Title slot="title">{title}</Title>
        <Text>{children}</Text>
        {typeToConfirm !== undefined && (
          <TextField
            label={text(msg`Type ${typeToConfirm} to confirm`)}
            value={typed}
            onChange={setTyped}
            autoComplete="off"
            spellCheck="false"
            autoFocus
          />
        )}
        {error != null && <Callout tone="negative" title={error} />}
      </Content>
      <Actions>
        <Button onPress={onClose} autoFocus={typeToConfirm === undefined && tone === 'danger'}>
          {text(msg`Cancel`)}
        </Button>
        <Button type="submit" variant={tone} isDisabled={!isConfirmed} isPending={isPending}>
          {confirmLabel}
        </Button>
      </Actions>
    </Form>
  )
}
