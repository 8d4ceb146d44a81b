import { useLingui } from '@lingui/react/macro'
import type { Result } from '@sightline/api-client'
import { ConfirmDialog, toast } from '@sightline/ui'
import { useState, type ReactNode } from 'react'
import { useMessageText } from '../../texts/messageTexts.ts'

interface RemoveEntryProps {
  /** The question. */
  title: ReactNode
  confirmLabel: ReactNode
  /** Asks the service. */
  run: () => Promise<Result<unknown>>
  /** Called when the entry is gone. */
  onDone: () => void
  onClose: () => void
  /** What follows from it. */
  children: ReactNode
}

/** Asks before one entry of a list is removed. */
export function RemoveEntry({ title, confirmLabel, run, onDone, onClose, children }: RemoveEntryProps) {
  const { t } = useLingui()
  const text = useMessageText()
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const remove = async () => {
    setIsPending(true)
    setError(null)
    const result = await run()
    setIsPending(false)
    // What somebody else has removed already is gone, too.
    if (result.code !== 200 && result.code !== 404) return setError(text(result.message))
    toast.success(t`Deleted`)
    onDone()
    onClose()
  }
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirmLabel}
      isOpen
      onClose={onClose}
      onConfirm={() => void remove()}
      isPending={isPending}
      error={error}
    >
      {children}
    </ConfirmDialog>
  )
}
