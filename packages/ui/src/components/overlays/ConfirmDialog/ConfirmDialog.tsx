import { msg } from '@lingui/core/macro'
import { Trash2, TriangleAlert } from 'lucide-react'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useText } from '../../../format/useText.ts'
import { useKit, usePortalProps } from '../../../provider/KitContext.ts'
import { Button } from '../../actions/Button/index.ts'
import { Callout } from '../../feedback/Callout/index.ts'
import { Panel, Root, Scrim } from '../Dialog/Dialog.styles.ts'
import { FieldSizeProvider } from '../../inputs/Field/index.ts'
import { IconSlot } from '../../data/Icon/IconSlot.tsx'
import type { IconSource } from '../../data/Icon/index.ts'
import { TextField } from '../../inputs/TextField/index.ts'
import type { OverlayRootProps } from '../Overlay/overlay.types.ts'
import { useOpen, type OpenProps } from '../Overlay/useOpen.ts'
import { Actions, Content, Form, Text, Tile, Title } from './ConfirmDialog.styles.ts'
import { withoutUndefined, type StrictOmit } from '../../props.ts'

interface ConfirmTexts {
  /** The question, also the accessible name. */
  title: ReactNode
  /** The consequences, in one to three sentences. */
  children: ReactNode
  /** The label of the confirming button: “Delete site”. */
  confirmLabel: ReactNode
  /** The text that must be typed before the button can be pressed: a domain, an e-mail address. */
  typeToConfirm?: string | undefined
  /**
   * Whether the action is destructive.
   * @default 'danger'
   */
  variant?: 'danger' | 'primary' | undefined
  /**
   * Icon of the tile.
   * @default a bin where something must be typed, else a warning
   */
  icon?: IconSource | undefined
  /** Called when the person confirms. */
  onConfirm: () => void
  /**
   * Whether the confirmed action is running.
   * @default false
   */
  isPending?: boolean | undefined
  /** The reason of a failure; undefined and null mean none. */
  errorMessage?: string | null | undefined
}

/** A confirmed dialog stays open until `isOpen` is false, so that it can show progress and errors. */
export interface ConfirmDialogProps extends ConfirmTexts, OpenProps, OverlayRootProps {}

/** Asks for confirmation of an irreversible action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, typeToConfirm, variant = 'danger', onConfirm, errorMessage, ...other } = props
  const { isPending = false, icon = typeToConfirm === undefined ? TriangleAlert : Trash2, ...more } = other
  const { isOpen: given, defaultOpen, onOpenChange, ...rest } = more
  const [isOpen, setOpen] = useOpen({ isOpen: given, defaultOpen, onOpenChange })
  const hasPlace = useKit().portal !== null
  return (
    <Scrim {...usePortalProps()} isOpen={isOpen && hasPlace} onOpenChange={setOpen}>
      <Panel $size="md">
        <Root {...withoutUndefined(rest)} role="alertdialog">
          <FieldSizeProvider value="dialog">
            <ConfirmContent
              {...{ title, children, confirmLabel, variant, icon, isPending, onConfirm }}
              onCancel={() => setOpen(false)}
              typeToConfirm={typeToConfirm}
              errorMessage={errorMessage}
            />
          </FieldSizeProvider>
        </Root>
      </Panel>
    </Scrim>
  )
}

type ConfirmDialogContentProps = StrictOmit<ConfirmTexts, 'variant' | 'icon'> & {
  onCancel: () => void
  variant: NonNullable<ConfirmTexts['variant']>
  icon: IconSource
}

function ConfirmContent(props: ConfirmDialogContentProps) {
  const {
    title,
    children,
    confirmLabel,
    typeToConfirm,
    variant,
    icon,
    isPending = false,
    onCancel,
    onConfirm,
    errorMessage,
  } = props
  const text = useText()
  const [typed, setTyped] = useState('')
  const isConfirmed = typeToConfirm === undefined || typed.trim() === typeToConfirm
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    // React events bubble through portals, so an answer must not submit a form around the question.
    event.stopPropagation()
    if (isConfirmed && !isPending) onConfirm()
  }
  return (
    <Form onSubmit={confirm}>
      <Tile $variant={variant}>
        <IconSlot icon={icon} size={18} />
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
        {errorMessage != null && <Callout tone="negative" title={errorMessage} />}
      </Content>
      <Actions>
        <Button onPress={onCancel} autoFocus={typeToConfirm === undefined && variant === 'danger'}>
          {text(msg`Cancel`)}
        </Button>
        <Button type="submit" variant={variant} isDisabled={!isConfirmed} isPending={isPending}>
          {confirmLabel}
        </Button>
      </Actions>
    </Form>
  )
}
