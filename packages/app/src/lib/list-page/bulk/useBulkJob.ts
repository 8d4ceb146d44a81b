import type { BulkAction } from '@sightline/api-client'
import { useState } from 'react'
import { isRunning } from '../../jobs/useJob.ts'
import { useOwnJobs, useRefreshOwnJobs } from '../../jobs/useOwnJobs.ts'

/** What is said of each change of a list that a job may do: while it goes on, and once every row was done. */
export type BulkTexts = Partial<Record<BulkAction, { label: string; done: string }>>

export type FollowedBulkJob = ReturnType<typeof useBulkJob>

/**
 * The job that changes many rows of a list: one that was begun here, also before the page was loaded again, or one that
 * goes on from elsewhere. It is followed until its end was seen.
 * @param list Names the list in the session’s storage.
 */
export function useBulkJob(list: string, texts: BulkTexts) {
  const key = `bulk job of ${list}`
  const refresh = useRefreshOwnJobs()
  const [begun, setBegun] = useState(() => sessionStorage.getItem(key))
  const [seen, setSeen] = useState<string | null>(null)
  const running = useOwnJobs().data?.find(
    ({ id, action, status }) => action !== undefined && action in texts && isRunning(status) && id !== seen,
  )
  const id = begun ?? running?.id ?? null
  const follow = (jobId: string) => {
    sessionStorage.setItem(key, jobId)
    setBegun(jobId)
    refresh()
  }
  // What goes on from elsewhere may have ended when the list of jobs is read the next time.
  if (begun === null && id !== null) {
    sessionStorage.setItem(key, id)
    setBegun(id)
  }
  return {
    id,
    texts,
    follow,
    /** Its end was seen. */
    close: () => {
      sessionStorage.removeItem(key)
      setSeen(id)
      setBegun(null)
      refresh()
    },
  }
}
