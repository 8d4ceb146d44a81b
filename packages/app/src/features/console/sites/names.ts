/** What the list of all websites is filtered and sorted by, as the service names it. */
export const names = {
  filters: ['name', 'domain', 'owner_email', 'owner_id', 'status'],
  columns: ['name', 'domain', 'created_at'],
} as const

export type FilterName = (typeof names.filters)[number]
