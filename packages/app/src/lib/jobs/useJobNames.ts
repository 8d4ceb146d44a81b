import { useLingui } from '@lingui/react/macro'
import type { Job, JobKind, JobStatus } from '@sightline/api-client'
import { useCallback, useMemo } from 'react'

/** The names of the kinds of jobs, as somebody sees them who did not start the job. */
export function useJobKindNames(): Record<JobKind, string> {
  const { t } = useLingui()
  return useMemo(
    () => ({
      import_users: t`User import`,
      import_points: t`Points import`,
      delete_site_data: t`Data deletion`,
      check_import: t`Check of a file of events`,
      import_events: t`Event import`,
      remove_import: t`Import removal`,
      export_events: t`Event export`,
      export_account: t`Export of own data`,
      import_properties: t`Google Analytics property import`,
      bulk: t`Bulk change`,
    }),
    [t],
  )
}

/** Names a job by its kind; an import that only checks its lines says so. */
export function useJobTitle(): (job: Pick<Job, 'kind' | 'is_dry_run'>) => string {
  const { t } = useLingui()
  const kindNames = useJobKindNames()
  return useCallback(
    ({ kind, is_dry_run }) => {
      const name = kindNames[kind]
      return is_dry_run === true ? t`${name} (check only)` : name
    },
    [t, kindNames],
  )
}

/** The names of the states of a job. */
export function useJobStatusNames(): Record<JobStatus, string> {
  const { t } = useLingui()
  return useMemo(
    () => ({
      queued: t`Waiting`,
      running: t`Running`,
      succeeded: t`Succeeded`,
      failed: t`Failed`,
      cancelled: t`Cancelled`,
    }),
    [t],
  )
}
