/** What the list of app users is filtered and sorted by, as the service names it. */
export const names = {
  filters: ['union_id', 'email', 'ref_code', 'region', 'utm_source', 'utm_medium', 'union_code'],
  columns: ['email', 'region', 'points', 'expired_time', 'last_login_at', 'created_at'],
} as const

export type FilterName = (typeof names.filters)[number]
