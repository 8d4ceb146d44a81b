import { useLingui } from '@lingui/react/macro'
import { endpoints, unwrap, type ApiClient, type Endpoint } from '@sightline/api-client'
import type { SearchBarField } from '@sightline/ui'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { filterFields } from '../../../lib/list-page/filterFields.ts'
import { auditFilters } from './useAuditList.ts'
import { useCallNames } from './useCallNames.ts'
import { useOutcomeNames } from './useOutcomeNames.ts'

/** The calls that the log records, by the names in its entries. */
const actions = Object.entries<Record<string, Endpoint>>(endpoints).flatMap(([resource, calls]) =>
  Object.entries(calls)
    .filter(([, { level, method, isAuditedForStaff }]) =>
      level === 'admin' || level === 'operator' ? method === 'POST' : isAuditedForStaff === true,
    )
    .map(([name]) => `${resource}.${name}`),
)

/** The number of addresses and domains that are suggested. */
const SUGGESTED = 20

/** The filters of the audit log. Staff, users and sites are found by what they are called. */
export function useAuditFilterFields(): readonly SearchBarField<(typeof auditFilters)[number]>[] {
  const { t } = useLingui()
  const api = useApi()
  const callName = useCallNames()
  const outcomes = useOutcomeNames()
  const labels = {
    actor_id: t`Staff member ID`,
    actor_email: t`Who`,
    action: t`Action`,
    search: t`Text`,
    outcome: t`Outcome`,
    target_id: t`Row ID`,
    user_id: t`User ID`,
    user_email: t`User`,
    site_domain: t`Site`,
    from: t`From (UTC)`,
    to: t`To (UTC)`,
  }
  const more: Readonly<Record<string, Partial<SearchBarField<(typeof auditFilters)[number]>>>> = {
    actor_email: { suggest: emailsFrom(api) },
    user_email: { suggest: emailsFrom(api) },
    site_domain: { suggest: domainsFrom(api) },
    action: { items: namedActions(callName) },
  }
  const found = new Map(filterFields('auditEntries', labels, outcomes).map((field) => [field.name, field]))
  return auditFilters.flatMap((name) => {
    const field = found.get(name)
    return field === undefined ? [] : [{ ...field, name, ...more[name] }]
  })
}

const emailsFrom = (api: ApiClient) => async (email: string, signal: AbortSignal) => {
  const input = { ...(email !== '' && { email }), pageSize: SUGGESTED }
  const { list } = await unwrap(api.appUser.fetchAppUserList(input, { signal, progress: false }))
  return list.map((user) => user.email)
}

const domainsFrom = (api: ApiClient) => async (domain: string, signal: AbortSignal) => {
  const input = { ...(domain !== '' && { domain }), pageSize: SUGGESTED }
  const { list } = await unwrap(api.app.fetchAppWebsiteList(input, { signal, progress: false }))
  return list.map((site) => site.domain)
}

const namedActions = (nameOf: (action: string) => string) =>
  actions
    .map((value) => ({ value, label: nameOf(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label))
