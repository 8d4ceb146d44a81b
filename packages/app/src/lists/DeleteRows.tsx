import { useLingui } from '@lingui/react/macro'
import type { Result } from '@sightline/api-client'
import { ConfirmDialog, toast } from '@sightline/ui'
import { useState, type ReactNode } from 'react'
import { useMessageText } from '../texts/messageTexts.ts'
import type { BulkResult } from './bulk.ts'
import { BulkReport } from './BulkReport.tsx'

interface DeleteRowsProps {
  /** The question. */
  title: ReactNode
  /** What will be gone. */
  children: ReactNode
  confirmLabel: ReactNode
  /** What is to be typed: the name of one row, or how many they are. */
  typed: string
  /** What the row of an id is called, in the report. */
  nameOf: (id: string) => string
  /** Asks the service. */
  run: () => Promise<Result<BulkResult>>
  /** Called with the ids of the rows that are still there. */
  onDone: (failed: readonly string[]) => void
  onClose: () => void
}

/** Deletes rows once the person has typed what they are called. Those that stay are named, each with the reason. */
export function DeleteRows(props: DeleteRowsProps) {
  const { title, children, confirmLabel, typed, nameOf, run, onDone, onClose } = props
  const { t } = useLingui()
  const text = useMessageText()
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [report, setReport] = useState<BulkResult | null>(null)
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
    // One row alone: why it stays is said at the question.
    if (done + failed.length === 1) setError(text(first.message))
    else setReport(result.data)
  }
  if (report !== null) return <BulkReport result={report} nameOf={nameOf} onClose={onClose} />
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
