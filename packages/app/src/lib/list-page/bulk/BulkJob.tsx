import { ApiError, unwrap, type Job } from '@sightline/api-client'
import { toast } from '@sightline/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { JobProgress } from '../../jobs/JobProgress.tsx'
import { isRunning, useJob } from '../../jobs/useJob.ts'
import { useApi } from '../../api/ApiContext.ts'
import { allRows } from '../allRows.ts'
import type { BulkResult } from './bulkCall.ts'
import { BulkReport } from './BulkReport.tsx'
import type { FollowedBulkJob } from './useBulkJob.ts'

interface BulkJobProps {
  followed: FollowedBulkJob
  /** The name of the row with the id, for the report. */
  nameOf: (id: string) => string
  /** Called when the rows may have changed. */
  onChanged: () => void
}

/** A job that changes many rows: its progress, the button that stops it, and its result. */
export function BulkJob({ followed, ...rest }: BulkJobProps) {
  return followed.id === null ? null : <Followed key={followed.id} id={followed.id} followed={followed} {...rest} />
}

function Followed({ id, followed: { texts, close }, nameOf, onChanged }: BulkJobProps & { id: string }) {
  const { data, error } = useJob(id)
  const job = data?.job
  const text = job?.action === undefined ? undefined : texts[job.action]
  const hasEnded = job !== undefined && !isRunning(job.status)
  const { data: report } = useReport(hasEnded ? job : undefined)
  const isDone = report !== undefined && job?.status === 'succeeded' && report.failed.length === 0
  // Another person has signed in, or the job ended long ago.
  const isGone = error instanceof ApiError && error.code === 404
  const onEnd = useEffectEvent(() => onChanged())
  const onDone = useEffectEvent(() => {
    if (text !== undefined) toast.success(text.done)
    close()
  })
  const onGone = useEffectEvent(() => close())
  useEffect(() => {
    if (hasEnded) onEnd()
  }, [hasEnded])
  useEffect(() => {
    if (isDone) onDone()
  }, [isDone])
  useEffect(() => {
    if (isGone) onGone()
  }, [isGone])

  if (report !== undefined && !isDone) return <BulkReport result={report} nameOf={nameOf} onClose={close} />
  return <JobProgress id={id} label={text?.label ?? ''} />
}

/** The number of failed rows that the report of a job lists at most. */
const maxFailures = 10_000

/** The result for each row, once the job has ended. */
function useReport(job: Job | undefined) {
  const api = useApi()
  return useQuery({
    queryKey: ['job', job?.id, 'report'],
    enabled: job !== undefined,
    queryFn: async ({ signal }): Promise<BulkResult> => {
      const { id = '', done = 0, total, counts, error = null } = job ?? {}
      const lines = allRows(async (page) => {
        const result = await api.job.get({ id, outcome: 'failed', ...page }, { signal })
        if (result.code !== 200) return result
        const { list, total: all } = result.data.report
        const rows = list.map(({ subject, message }) => ({ id: subject, message: message ?? '' }))
        return { ...result, data: { list: rows, total: all } }
      }, maxFailures)
      const { list } = await unwrap(lines)
      const failedCount = counts?.failed ?? list.length
      return { done: done - failedCount, failed: [...list], failedCount, notTried: (total ?? done) - done, error }
    },
  })
}
