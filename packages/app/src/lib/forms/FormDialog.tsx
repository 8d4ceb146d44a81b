import { Trans } from '@lingui/react/macro'
import { Button, Dialog, type DialogProps } from '@sightline/ui'
import { Form, FormActions, useLeave, type SendForm } from '@sightline/ui/form'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'

interface FormDialogProps<Values extends FieldValues> {
  title: ReactNode
  state: SendForm<Values>
  /** The label of the submit button. */
  sendLabel: ReactNode
  /**
   * The look of the submit button; `danger` where it destroys data.
   * @default 'primary'
   */
  variant?: 'primary' | 'danger'
  /** @default 'md' */
  size?: DialogProps['size']
  onClose: () => void
  children: ReactNode
}

/** A dialog with a short form. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { title, state, sendLabel, variant = 'primary', size, onClose, children } = props
  const { confirmLeave } = useLeave()
  const close = () => (state.isUnsaved ? confirmLeave(onClose) : onClose())
  return (
    <Dialog
      title={title}
      size={size}
      isOpen
      onOpenChange={close}
      footer={
        <FormActions>
          <Button onPress={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={state.formId} variant={variant} isPending={state.isPending}>
            {sendLabel}
          </Button>
        </FormActions>
      }
    >
      <Form state={state}>{children}</Form>
    </Dialog>
  )
}
