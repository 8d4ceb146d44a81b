import { ConfirmDialog, type ConfirmDialogProps } from '@sightline/ui'
import { useState } from 'react'
import { useMessageText } from '../i18n/messageTexts.ts'

interface ConfirmCallProps extends Omit<ConfirmDialogProps, 'isOpen' | 'onConfirm' | 'isPending' | 'errorMessage'> {
  /** Asks the service. Gives the message key of what refused it, if anything did. */
  run: () => Promise<string | undefined>
  /** Called once it is done. */
  onDone?: () => void
}

/** Asks before something is done, and does it; an error is said at the question. */
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
