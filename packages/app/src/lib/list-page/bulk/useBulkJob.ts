import type { BulkAction } from '@sightline/api-client'
import { useEffect, useState } from 'react'
import { isRunning } from '../../jobs/useJob.ts'
import { useOwnJobs, useRefreshOwnJobs } from '../../jobs/useOwnJobs.ts'

/** Texts of each action that may run as a job: a label while the job runs, and a message once every row was changed. */
export type BulkTexts = Partial<Record<BulkAction, { label: string; done: string }>>

export type FollowedBulkJob = ReturnType<typeof useBulkJob>

/**
 * Follows the job that changes many rows of a list, until its result is closed: a job that was started on this page, also
 * before a reload, or else a running job that the same person started elsewhere.
 * @param list Name of the list; part of the key in `sessionStorage`.
 */
export function useBulkJob(list: string, texts: BulkTexts) {
  const key = `bulk job of ${list}`
  const refresh = useRefreshOwnJobs()
  const [followedId, setFollowedId] = useState(() => sessionStorage.getItem(key))
  const [closedId, setClosedId] = useState<string | null>(null)
  const running = useOwnJobs().data?.find(
    ({ id, action, status }) => action !== undefined && action in texts && isRunning(status) && id !== closedId,
  )
  const id = followedId ?? running?.id ?? null
  // A job that was started elsewhere leaves the list of running jobs when it ends, so its id is kept.
  if (followedId === null && id !== null) setFollowedId(id)
  useEffect(() => {
    if (followedId === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, followedId)
  }, [key, followedId])
  const follow = (jobId: string) => {
    setFollowedId(jobId)
    refresh()
  }
  return {
    id,
    texts,
    follow,
    /** Stops following the job, once the person has seen its result. */
    close: () => {
      setClosedId(id)
      setFollowedId(null)
      refresh()
    },
  }
}
