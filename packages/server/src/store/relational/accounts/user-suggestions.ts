import type { suggestedFilters } from '@sightline/api-client/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Database } from '../database.ts'
import { afterPrefix } from '../paging.ts'

type SuggestedColumn = ReturnType<typeof suggestedFilters<'appUsers'>>[number]

/**
 * The first values of a column among users who were not deleted, each once, in order. Each one is looked up after the
 * one before in the column's index: with a million users there are as many steps as values.
 * @param begin The prefix of the values, as typed, in upper case or in lower case.
 */
export async function valuesOfUsers(
  db: Database,
  column: SuggestedColumn,
  begin: string,
  limit: number,
): Promise<string[]> {
  const spellings = new Set([begin, begin.toUpperCase(), begin.toLowerCase()])
  const found = await Promise.all([...spellings].map((spelling) => valuesFrom(db, column, spelling, limit)))
  const order = (one: string, other: string) => (one < other ? -1 : 1)
  return [...new Set(found.flat())].toSorted(order).slice(0, limit)
}

async function valuesFrom(db: Database, column: SuggestedColumn, begin: string, limit: number): Promise<string[]> {
  const name = sql.ref(column)
  const isBelow = begin === '' ? sql<SqlBool>`true` : sql<SqlBool>`${name} < ${afterPrefix(begin)}`
  const next = (isBehind: RawBuilder<SqlBool>) =>
    sql`select min(${name}) from app_user where deleted_at is null and ${isBehind} and ${isBelow}`
  const { rows } = await sql<{ value: string }>`
    with recursive found(value, place) as (
      select (${next(sql<SqlBool>`${name} >= ${begin}`)}), 1
      union all
      select (${next(sql<SqlBool>`${name} > found.value`)}), place + 1 from found
      where found.value is not null and place < ${sql.lit(limit)}
    )
    select value from found where value is not null`.execute(db)
  return rows.map(({ value }) => value)
}
