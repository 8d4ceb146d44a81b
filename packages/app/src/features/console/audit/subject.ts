import type { AuditEntry } from './useAuditList.ts'

/** The fields of a call that identify its object. */
const names = ['id', 'ids', 'user_id', 'site_id', 'owner_id', 'viewed_user_id'] as const
/** The number of ids that are shown: a call may name a thousand rows. */
const MAX_VALUES = 3

/** Names the object of an entry by the fields that identify it, such as `user_id 7`; null where the call names none. */
export function subjectOf({ details }: Pick<AuditEntry, 'details'>): string | null {
  const parts = names.flatMap((name) => {
    const value = details[name]
    if (Array.isArray(value))
      return [`${name} ${value.slice(0, MAX_VALUES).join(', ')}${value.length > MAX_VALUES ? ' …' : ''}`]
    return typeof value === 'string' || typeof value === 'number' ? [`${name} ${value}`] : []
  })
  return parts.length === 0 ? null : parts.join(', ')
}
