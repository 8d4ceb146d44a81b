import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { siteKeys } from '../../sites/index.ts'
import { JobProgress } from '../../../lib/jobs/JobProgress.tsx'
import { isRunning, useJob } from '../../../lib/jobs/useJob.ts'
import { useRefreshOwnJobs } from '../../../lib/jobs/useOwnJobs.ts'
import { useRefreshImports } from './useImports.ts'

/** The progress of the removal of an import, which continues without the page. */
export function RemovalProgress({ id, name, siteId }: { id: string; name: string; siteId: string }) {
  const { t } = useLingui()
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
  return <JobProgress id={id} label={t`Removing ${name}`} canStop={false} isRelative />
}
