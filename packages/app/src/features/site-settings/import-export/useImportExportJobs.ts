import type { Job } from '@sightline/api-client'
import { useMemo } from 'react'
import { isRunning } from '../../../lib/jobs/useJob.ts'
import { useOwnJobs } from '../../../lib/jobs/useOwnJobs.ts'

/** A job that imports or exports events of the site. */
export interface ImportExportJob extends Job {
  transfer: NonNullable<Job['transfer']>
}

/** The person’s own imports and exports of a site among their last hundred jobs, the newest first. */
export function useImportExportJobs(siteId: string) {
  const jobs = useOwnJobs()
  const data = useMemo(
    () => jobs.data?.filter((job): job is ImportExportJob => job.transfer?.site_id === siteId),
    [jobs.data, siteId],
  )
  return { ...jobs, data }
}

/** The job whose progress is shown: the one started here, or one that was running before. */
export const shownJob = (
  jobs: readonly ImportExportJob[] | undefined,
  kind: Job['kind'],
  begun: string | null,
): string | null => begun ?? jobs?.find((job) => job.kind === kind && isRunning(job.status))?.id ?? null
