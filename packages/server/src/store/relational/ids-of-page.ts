import { sql, type SelectQueryBuilder } from 'kysely'
import type { RowRange } from './paging.ts'
import type { Schema } from './schema.ts'
import { sortedBy } from './sorting.ts'

/** The number of rows up to which filtering and then sorting is fast; more rows are found soon in the order itself. */
export const SORTED_AT_ONCE = 10_000

/**
 * The ids of a page, read in their order. A page behind the middle is read from the end.
 *
 * @param total the number of rows that the query finds
 */
export async function idsOfPage<Table extends keyof Schema>(
  query: SelectQueryBuilder<Schema, Table, { id: number }>,
  table: Table,
  { column, direction, limit, offset }: RowRange<string>,
  total: number,
): Promise<number[]> {
  const rows = Math.min(limit, total - offset)
  if (rows <= 0) return []
  const isNearEnd = offset > total / 2
  const walked = isNearEnd ? opposite[direction] : direction
  const found = await query
    .orderBy(sortedBy(`${table}.${column}`, walked))
    .$if(column !== 'id', (sorted) => sorted.orderBy(sql.ref(`${table}.id`), walked))
    .limit(rows)
    .offset(isNearEnd ? total - offset - rows : offset)
    .execute()
  const ids = found.map((row) => row.id)
  return isNearEnd ? ids.toReversed() : ids
}

const opposite = { asc: 'desc', desc: 'asc' } as const
