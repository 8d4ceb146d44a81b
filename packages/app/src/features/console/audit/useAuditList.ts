import type { CallOutput } from '@sightline/api-client'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useConsoleList } from '../../../lib/list-page/useConsoleList.ts'

export type AuditEntry = CallOutput<'audit', 'fetchList'>['list'][number]

/** The entries of the audit log that match the query in the address. */
export function useAuditList() {
  const api = useApi()
  return useConsoleList({
    key: 'audit log',
    list: 'auditEntries',
    filters: auditFilters,
    fetch: (input, signal) => api.audit.fetchList(input, { signal }),
  })
}

/** The filters of the log; those that most searches begin with come first. */
export const auditFilters = [
  'user_email',
  'actor_email',
  'action',
  'site_domain',
  'search',
  'outcome',
  'from',
  'to',
  'target_id',
] as const
