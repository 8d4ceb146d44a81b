import { ConfirmDialog, type ConfirmDialogProps } from '@sightline/ui'
import { useState } from 'react'
import { useMessageText } from '../i18n/messageTexts.ts'

interface ConfirmCallProps extends Omit<ConfirmDialogProps, 'isOpen' | 'onConfirm' | 'isPending' | 'errorMessage'> {
  /** Sends the call, and gives the message key of its error, if any. */
  run: () => Promise<string | undefined>
  /** Called once the call succeeded. */
  onDone?: () => void
}

/** Asks before a call is sent; an error is shown in the same dialog. */
export function ConfirmCall({ run, onDone, ...dialogProps }: ConfirmCallProps) {
  const text = useMessageText()
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const confirm = async () => {
    setIsPending(true)
    setError(null)
    const errorKey = await run()
    setIsPending(false)
    if (errorKey === undefined) onDone?.()
    else setError(text(errorKey))
  }
  return (
    <ConfirmDialog
      {...dialogProps}
      isOpen
      onConfirm={() => void confirm()}
      isPending={isPending}
      errorMessage={error}
    />
  )
}
