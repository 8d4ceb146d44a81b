import { useLingui } from '@lingui/react/macro'
import type { Result } from '@sightline/api-client'
import { ConfirmDialog, toast } from '@sightline/ui'
import { useState, type ReactNode } from 'react'
import { useMessageText } from '../texts/messageTexts.ts'

interface BulkResult {
  done: number
  failed: { id: string; message: string }[]
}

interface DeleteRowsProps {
  /** The question. */
  title: ReactNode
  /** What will be gone. */
  children: ReactNode
  confirmLabel: ReactNode
  /** What is to be typed: the name of one row, or how many they are. */
  typed: string
  /** Asks the service. */
  run: () => Promise<Result<BulkResult>>
  /** Called with the ids of the rows that are still there. */
  onDone: (failed: readonly string[]) => void
  onClose: () => void
}

/** Deletes rows once the person has typed what they are called. Those that stay are named with the reason. */
export function DeleteRows({ title, children, confirmLabel, typed, run, onDone, onClose }: DeleteRowsProps) {
  const { t } = useLingui()
  const text = useMessageText()
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const remove = async () => {
    setIsPending(true)
    setError(null)
    const result = await run()
    setIsPending(false)
    if (result.code !== 200) return setError(text(result.message))
    const { done, failed } = result.data
    const [first] = failed
    if (done > 0) {
      toast.success(t`Deleted`)
      onDone(failed.map(({ id }) => id))
    }
    if (first === undefined) return onClose()
    setError(text(first.message))
    if (done > 0) {
      toast.warning(text(first.message))
      onClose()
    }
  }
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirmLabel}
      typeToConfirm={typed}
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
