import { useLingui } from '@lingui/react/macro'
import type { Result } from '@sightline/api-client'
import { toast } from '@sightline/ui'
import { useState, type ReactNode } from 'react'
import type { BulkAnswer, BulkResult } from './bulkCall.ts'
import { BulkReport } from './BulkReport.tsx'
import { ConfirmCall } from '../ConfirmCall.tsx'

interface DeleteRowsProps {
  /** The title of the dialog, which asks whether to delete the rows. */
  title: ReactNode
  /** Names what will be deleted. */
  children: ReactNode
  confirmLabel: ReactNode
  /** The text that must be typed to confirm: the name of the one row, or the number of rows. */
  typed: string
  /** The name of the row with the id, for the report. */
  nameOf: (id: string) => string
  /** Sends the call. */
  run: () => Promise<Result<BulkAnswer>>
  /** Called with the ids of the rows that failed. */
  onDone: (failed: readonly string[]) => void
  /** Called with the id of the job that deletes many rows. */
  onJob: (jobId: string) => void
  onClose: () => void
}

/** Deletes rows once the person has typed the confirmation. Rows that fail are named, each with the reason. */
export function DeleteRows(props: DeleteRowsProps) {
  const { title, children, confirmLabel, typed, nameOf, run, onDone, onJob, onClose } = props
  const { t } = useLingui()
  const [report, setReport] = useState<BulkResult | null>(null)
  const remove = async () => {
    const result = await run()
    if (result.code !== 200) return result.message
    if ('job_id' in result.data) {
      onJob(result.data.job_id)
      onClose()
      return undefined
    }
    const { done, failed } = result.data
    const [first] = failed
    if (done > 0) {
      toast.success(t`Deleted`)
      onDone(failed.map(({ id }) => id))
    }
    // The error of a single row is shown in the dialog.
    if (first !== undefined && done + failed.length === 1) return first.message
    if (first === undefined) onClose()
    else setReport(result.data)
    return undefined
  }
  if (report !== null) return <BulkReport result={report} nameOf={nameOf} onClose={onClose} />
  return (
    <ConfirmCall title={title} confirmLabel={confirmLabel} typeToConfirm={typed} onOpenChange={onClose} run={remove}>
      {children}
    </ConfirmCall>
  )
}
