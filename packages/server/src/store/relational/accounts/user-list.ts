import { filterNames, suggestedFilters, type FilterValues, type SortColumn } from '@sightline/api-client/contract'
import type { SelectQueryBuilder } from 'kysely'
import { beginsWith } from '../begins-with.ts'
import { equals } from '../list-filters.ts'
import { conditionFor } from '../index-use.ts'
import type { Database } from '../database.ts'
import { idsOfPage, SORTED_AT_ONCE } from '../ids-of-page.ts'
import { countOf, rowRangeOf, type Page, type RowRange } from '../paging.ts'
import type { Schema } from '../schema.ts'
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
  const ids = await idsOf(db, filters, rowRangeOf(page), { way, total })
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

function idsOf(
  db: Database,
  filters: UserFilters,
  given: RowRange<UserColumn>,
  { way, total }: { way: Way; total: number },
): Promise<number[]> {
  const isByRegion = given.column === 'region' && filters.region !== undefined
  const range = isByRegion ? { ...given, column: 'id' as const } : given
  const isSorted = total <= SORTED_AT_ONCE || isOrderOf(way, filters, range.column)
  const query = filteredUsers(db, filters, isSorted ? way : 'order').select('app_user.id')
  return idsOfPage(query, 'app_user', range, total)
}

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
    query = query.where(conditionFor(hasOtherWay ? 'walked' : 'indexed', equals(name)(value)))
  }
  if (email === undefined) return query
  return query.where(conditionFor(way === 'email' ? 'indexed' : 'walked', beginsWith('email', email)))
}

async function usersOf(db: Database, ids: readonly number[]): Promise<User[]> {
  return ids.length === 0 ? [] : db.selectFrom('app_user').selectAll().where('id', 'in', ids).execute()
}
