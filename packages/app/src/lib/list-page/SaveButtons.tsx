import { Trans } from '@lingui/react/macro'
import { Button } from '@sightline/ui'
import type { SendForm } from '@sightline/ui/form'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'

interface SaveButtonsProps<Values extends FieldValues> {
  /** The form that the button sends. */
  state: SendForm<Values>
  /**
   * The label of the submit button.
   * @default 'Save changes'
   */
  children?: ReactNode
}

/** The footer of a drawer with a form: Cancel, and the submit button. */
export function SaveButtons<Values extends FieldValues>({
  state: { formId, isPending },
  children = <Trans>Save changes</Trans>,
}: SaveButtonsProps<Values>) {
  return (
    <>
      <Button slot="close">
        <Trans>Cancel</Trans>
      </Button>
      <Button type="submit" form={formId} variant="primary" isPending={isPending}>
        {children}
      </Button>
    </>
  )
}
