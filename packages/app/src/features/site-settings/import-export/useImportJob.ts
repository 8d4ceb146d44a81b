import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { siteKeys } from '../../sites/index.ts'
import { isRunning, useJob } from '../../../lib/jobs/useJob.ts'
import { useRefreshOwnJobs } from '../../../lib/jobs/useOwnJobs.ts'
import { useRefreshImports } from './useImports.ts'

/** A job that changes what is imported of a site. Once it has ended, the jobs, the imports and the metrics of the site are loaded again. */
export function useImportJob(id: string, siteId: string) {
  const queries = useQueryClient()
  const refreshJobs = useRefreshOwnJobs()
  const refreshImports = useRefreshImports(siteId)
  const { data } = useJob(id)
  const hasEnded = data !== undefined && !isRunning(data.job.status)
  const onEnd = useEffectEvent(() => {
    refreshJobs()
    refreshImports()
    void queries.invalidateQueries({ queryKey: siteKeys.metrics(siteId) })
  })
  useEffect(() => {
    if (hasEnded) onEnd()
  }, [hasEnded])
  return { data, hasEnded }
}
