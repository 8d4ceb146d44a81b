/** What the list of AI tasks is filtered and sorted by, as the service names it. */
export const names = {
  filters: ['union_id', 'task_id', 'generation_id', 'task_status'],
  columns: ['task_status', 'task_type', 'finished_at', 'created_at', 'updated_at'],
} as const

export type FilterName = (typeof names.filters)[number]
