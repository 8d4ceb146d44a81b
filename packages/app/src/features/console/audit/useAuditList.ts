import type { CallOutput } from '@sightline/api-client'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useAdminList } from '../../../lib/list-page/useAdminList.ts'

export type AuditEntry = CallOutput<'audit', 'fetchList'>['list'][number]

/** The entries of the audit log that the address asks for. */
export function useAuditList() {
  const api = useApi()
  return useAdminList({
    key: 'audit log',
    list: 'auditEntries',
    filters: auditFilters,
    fetch: (input, signal) => api.audit.fetchList(input, { signal }),
  })
}

/** Offered first are those that most searches begin with. */
export const auditFilters = ['actor_email', 'action', 'outcome', 'user_id', 'target_id', 'from', 'to'] as const
