import { useLingui } from '@lingui/react/macro'
import type { AuditRowKind } from '@sightline/api-client'
import { useMemo } from 'react'
import { useJobKindNames } from '../../../lib/jobs/useJobNames.ts'
import type { NamedRow } from './rows.ts'

/** What a row of the log is called; a row that is gone by its kind and number. */
export function useRowName(): (row: NamedRow) => string {
  const { t } = useLingui()
  const jobs = useJobKindNames()
  return useMemo(
    () =>
      ({ kind, id, name }) => {
        const gone: Record<AuditRowKind, string> = {
          user: t`deleted user ${id}`,
          site: t`deleted site ${id}`,
          theme: t`deleted template ${id}`,
          order: t`deleted order ${id}`,
          points: t`deleted points ${id}`,
          ai_task: t`deleted AI task ${id}`,
          job: t`deleted job ${id}`,
        }
        if (name === null) return gone[kind]
        return kind === 'job' ? ((jobs as Readonly<Record<string, string>>)[name] ?? name) : name
      },
    [t, jobs],
  )
}
