import { sql, type RawBuilder } from 'kysely'

/** Orders by a column, rows without a value first; both databases can then use an index of the column. */
export const sortedBy = (column: string, direction: 'asc' | 'desc'): RawBuilder<unknown> =>
  direction === 'asc' ? sql`${sql.ref(column)} asc nulls first` : sql`${sql.ref(column)} desc nulls last`
