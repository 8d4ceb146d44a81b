import { useLingui } from '@lingui/react/macro'
import { JobProgress } from '../../../lib/jobs/JobProgress.tsx'
import { useImportJob } from './useImportJob.ts'

/** The progress of the removal of an import, which continues without the page. */
export function RemovalProgress({ id, name, siteId }: { id: string; name: string; siteId: string }) {
  const { t } = useLingui()
  useImportJob(id, siteId)
  return <JobProgress id={id} label={t`Removing ${name}`} canStop={false} isRelative />
}
