import { filterNames, suggestedFilters, type FilterValues, type SortColumn } from '@sightline/api-client/contract'
import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import { beginsWith, beginsWithAnyCase } from '../begins-with.ts'
import type { Database } from '../database.ts'
import { countOf, rowRangeOf, type Page, type RowRange } from '../paging.ts'
import type { Schema } from '../schema.ts'
import { sortedBy } from '../sorting.ts'
import type { User } from './users.ts'

/** The columns whose values can be suggested, because an index leads to them. */
const INDEXED = suggestedFilters('appUsers')

/** The filters of the list: each column equals its value, and the e-mail address begins with it. */
export type UserFilters = FilterValues<'appUsers'>

export type UserColumn = SortColumn<'appUsers'>

/**
 * A page of the users who were not deleted. There may be millions: first the ids of the page are read from an index
 * alone, then only these rows.
 */
export async function listUsers(
  db: Database,
  filters: UserFilters,
  page: Page<UserColumn>,
): Promise<{ list: User[]; total: number }> {
  const way = await wayOf(db, filters)
  const total = await countOf(filteredUsers(db, filters, way))
  const ids = await idsOfPage(db, filters, rowRangeOf(page), { way, total })
  const rows = new Map((await usersOf(db, ids)).map((user) => [user.id, user]))
  return { list: ids.flatMap((id) => rows.get(id) ?? []), total }
}

export const countUsers = async (db: Database, filters: UserFilters): Promise<number> =>
  countOf(filteredUsers(db, filters, await wayOf(db, filters)))

export async function idsOfUsers(db: Database, filters: UserFilters, limit: number): Promise<number[]> {
  const rows = await filteredUsers(db, filters, await wayOf(db, filters))
    .select('id')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

/** The number of rows up to which filtering and then sorting is fast; more rows are found soon in the order itself. */
const SORTED_AT_ONCE = 10_000

async function idsOfPage(
  db: Database,
  filters: UserFilters,
  { column: given, direction, limit, offset }: RowRange<UserColumn>,
  { way, total }: { way: Way; total: number },
): Promise<number[]> {
  const column = given === 'region' && filters.region !== undefined ? 'id' : given
  const rows = Math.min(limit, total - offset)
  if (rows <= 0) return []
  // A page far from the beginning is read from the end.
  const isNearEnd = offset > total / 2
  const from = isNearEnd ? total - offset - rows : offset
  const walked = isNearEnd ? opposite[direction] : direction
  const isSorted = total <= SORTED_AT_ONCE || isOrderOf(way, filters, column)
  const found = await filteredUsers(db, filters, isSorted ? way : 'order')
    .select('id')
    .orderBy(sortedBy(column, walked))
    .$if(column !== 'id', (query) => query.orderBy('id', walked))
    .limit(rows)
    .offset(from)
    .execute()
  const ids = found.map((row) => row.id)
  return isNearEnd ? ids.toReversed() : ids
}

const opposite = { asc: 'desc', desc: 'asc' } as const

/**
 * The index by which the database should look rows up: that of one of the other filters, that of the e-mail address, or
 * that of the order.
 */
type Way = 'filter' | 'email' | 'order'

/**
 * The index for the filters. The beginning of an address mostly finds few rows; where it finds many, another filter
 * finds fewer.
 */
async function wayOf(db: Database, filters: UserFilters): Promise<Way> {
  if (filters.email === undefined) return 'filter'
  if (!INDEXED.some((name) => filters[name] !== undefined)) return 'email'
  const some = filteredUsers(db, { email: filters.email }, 'email')
    .select('id')
    .limit(SORTED_AT_ONCE + 1)
  return (await countOf(db.selectFrom(some.as('some')))) > SORTED_AT_ONCE ? 'filter' : 'email'
}

/** Whether a filter's index holds its rows in this order. */
const isOrderOf = (way: Way, filters: UserFilters, column: UserColumn): boolean =>
  way === 'email' ? column === 'email' : column === 'id' && INDEXED.some((name) => filters[name] !== undefined)

function filteredUsers(db: Database, filters: UserFilters, way: Way): SelectQueryBuilder<Schema, 'app_user', object> {
  const { email } = filters
  let query: SelectQueryBuilder<Schema, 'app_user', object> = db.selectFrom('app_user').where('deleted_at', 'is', null)
  for (const name of filterNames('appUsers')) {
    const value = filters[name]
    if (value === undefined || name === 'email') continue
    const hasOtherWay = way !== 'filter' && INDEXED.some((indexed) => indexed === name)
    query = hasOtherWay ? query.where(isEqualWithoutIndex(name, value)) : query.where(name, '=', value)
  }
  if (email === undefined) return query
  return query.where(way === 'email' ? beginsWith('email', email) : beginsWithAnyCase('email', email))
}

/**
 * Written as an expression, a column does not use its own index, but is still read from another index that holds it.
 */
const isEqualWithoutIndex = (column: string, value: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`coalesce(${sql.ref(column)}, '') = ${value}`

async function usersOf(db: Database, ids: readonly number[]): Promise<User[]> {
  return ids.length === 0 ? [] : db.selectFrom('app_user').selectAll().where('id', 'in', ids).execute()
}
