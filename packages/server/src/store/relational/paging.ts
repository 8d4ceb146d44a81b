import type { SortOrder } from '@sightline/api-client/contract'
import type { SelectQueryBuilder } from 'kysely'

/** The page of a list that a call asks for. */
export interface Page<Column extends string> {
  current: number
  pageSize: number
  columnKey?: Column | undefined
  order?: SortOrder | undefined
}

/** A range of rows in an order: the newest first by default. */
export interface RowRange<Column extends string> {
  column: Column | 'id'
  direction: 'asc' | 'desc'
  limit: number
  offset: number
}

export function rowRangeOf<Column extends string>({
  current,
  pageSize,
  columnKey,
  order,
}: Page<Column>): RowRange<Column> {
  const isSorted = columnKey !== undefined && order !== undefined
  return {
    column: isSorted ? columnKey : 'id',
    direction: isSorted && order === 'ascend' ? 'asc' : 'desc',
    limit: pageSize,
    offset: (current - 1) * pageSize,
  }
}

/** Counts the rows of a query that selects nothing yet. */
export async function countOf<DB, Table extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Table, Row>,
): Promise<number> {
  const counted = await query
    .clearSelect()
    .clearOrderBy()
    .select((column) => column.fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  // PostgreSQL counts in a type that arrives as text.
  return Number((counted as { total: number | string | bigint }).total)
}

/** The first text after all those with a prefix, in the order of bytes: `column >= prefix and column < this`. */
export const afterPrefix = (prefix: string): string => `${prefix}\u{10FFFF}`
