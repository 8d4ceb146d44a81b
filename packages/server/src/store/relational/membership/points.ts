import type { FilterValues, PointReason, SortColumn } from '@sightline/api-client/contract'
import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database } from '../database.ts'
import { beginsWith } from '../begins-with.ts'
import type { IndexUse } from '../index-use.ts'
import { idsOfPage, SORTED_AT_ONCE } from '../ids-of-page.ts'
import { equals, filterBy, hasId, isSinceDay, isUntilDay, type FilterConditions } from '../list-filters.ts'
import { countOf, rowRangeOf, type Page } from '../paging.ts'
import type { UserPointsTable } from '../schema/orders.ts'
import type { RowVersion } from '../row-version.ts'

export type LedgerEntry = Selectable<UserPointsTable>

/** A row of the ledger with whose it is, which order it belongs to, who adjusted it, and whether a later row takes it back. */
export type LedgerEntryOfUser = LedgerEntry & {
  email: string
  order_no: string | null
  actor_email: string | null
  reversal_id: number | null
}

/**
 * Adds to a user's points in one statement, so that two simultaneous ledger entries both count.
 * @returns the balance; undefined where it would be below 0, or the user does not exist
 */
export async function addToBalance(transaction: Database, userId: number, delta: number): Promise<number | undefined> {
  const changed = await transaction
    .updateTable('app_user')
    .set((column) => ({ points: column('points', '+', delta) }))
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .where((column) => column(column('points', '+', delta), '>=', 0))
    .returning('points')
    .executeTakeFirst()
  return changed?.points
}

export type NewLedgerEntry = Omit<Insertable<UserPointsTable>, 'id' | 'version' | 'created_at' | 'updated_at'>

export async function insertLedgerEntry(transaction: Database, entry: NewLedgerEntry, now: Date): Promise<number> {
  const at = now.toISOString()
  const { id } = await transaction
    .insertInto('user_points')
    .values({ ...entry, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export function findLedgerEntry(db: Database, id: number): Promise<LedgerEntryOfUser | undefined> {
  return withUser(db).where('user_points.id', '=', id).executeTakeFirst()
}

/** Finds the ledger entry of a point rule by its idempotency key. */
export const findLedgerEntryByKey = (db: Database, onceKey: string): Promise<{ id: number } | undefined> =>
  db.selectFrom('user_points').select('id').where('once_key', '=', onceKey).executeTakeFirst()

/** The ledger entries of an order for these reasons, the oldest first. */
export const listLedgerEntriesOfOrder = (
  db: Database,
  orderId: number,
  reasons: readonly PointReason[],
): Promise<LedgerEntry[]> =>
  db
    .selectFrom('user_points')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('reason', 'in', reasons)
    .orderBy('id')
    .execute()

export async function readBalance(db: Database, userId: number): Promise<number> {
  const { points } = await db.selectFrom('app_user').select('points').where('id', '=', userId).executeTakeFirstOrThrow()
  return points
}

/**
 * Changes the note, the only part of a row that ever changes. @returns false where it was changed since that version
 */
export async function updateNote(
  db: Database,
  { id, version }: RowVersion,
  note: string | null,
  now: Date,
): Promise<boolean> {
  const updated = await db
    .updateTable('user_points')
    .set({ note, version: version + 1, updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return Number(updated.numUpdatedRows) > 0
}

export type LedgerFilters = FilterValues<'points'>

export async function listLedgerEntries(
  db: Database,
  filters: LedgerFilters,
  page: Page<SortColumn<'points'>>,
): Promise<{ list: LedgerEntryOfUser[]; total: number }> {
  return pageOfLedger(db, filters, page, await countLedgerEntries(db, filters))
}

/** A page of the ledger and the totals of all rows that match the filters, which are counted only once. */
export async function listLedgerWithTotals(
  db: Database,
  filters: LedgerFilters,
  page: Page<SortColumn<'points'>>,
): Promise<{ list: LedgerEntryOfUser[]; total: number; totals: PointTotals }> {
  const { total, ...totals } = await readPointTotals(db, filters)
  return { ...(await pageOfLedger(db, filters, page, total)), totals }
}

async function pageOfLedger(
  db: Database,
  filters: LedgerFilters,
  page: Page<SortColumn<'points'>>,
  total: number,
): Promise<{ list: LedgerEntryOfUser[]; total: number }> {
  const query = filteredPoints(db, filters, total > SORTED_AT_ONCE ? 'walked' : 'indexed').select('user_points.id')
  const ids = await idsOfPage(query, 'user_points', rowRangeOf(page), total)
  const rows = new Map((await ledgerEntriesOf(db, ids)).map((entry) => [entry.id, entry]))
  return { list: ids.flatMap((id) => rows.get(id) ?? []), total }
}

/** How many points rows add, and how many they take away. */
export interface PointTotals {
  credited: number
  debited: number
}

/** What the rows that the filters find come to, and how many they are. */
async function readPointTotals(db: Database, filters: LedgerFilters): Promise<PointTotals & { total: number }> {
  const { total, credited, debited } = await filteredPoints(db, filters)
    .select([
      sql<number | string>`count(*)`.as('total'),
      sql<number | string | null>`sum(case when user_points.delta > 0 then user_points.delta end)`.as('credited'),
      sql<number | string | null>`sum(case when user_points.delta < 0 then -user_points.delta end)`.as('debited'),
    ])
    .executeTakeFirstOrThrow()
  // A sum of no rows is null, and PostgreSQL sums in a type that arrives as a text.
  return { total: Number(total), credited: Number(credited ?? 0), debited: Number(debited ?? 0) }
}

export const countLedgerEntries = (db: Database, filters: LedgerFilters): Promise<number> =>
  countOf(filteredPoints(db, filters))

export async function idsOfLedgerEntries(db: Database, filters: LedgerFilters, limit: number): Promise<number[]> {
  const rows = await filteredPoints(db, filters)
    .select('user_points.id')
    .orderBy('user_points.id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

async function ledgerEntriesOf(db: Database, ids: readonly number[]): Promise<LedgerEntryOfUser[]> {
  return ids.length === 0 ? [] : withUser(db).where('user_points.id', 'in', ids).execute()
}

const withUser = (db: Database) =>
  db
    .selectFrom('user_points')
    .innerJoin('app_user', 'app_user.id', 'user_points.user_id')
    .leftJoin('user_order', 'user_order.id', 'user_points.order_id')
    .leftJoin('app_user as actor', 'actor.id', 'user_points.actor_id')
    .leftJoin('user_points as reversal', 'reversal.reverses_id', 'user_points.id')
    .selectAll('user_points')
    .select(['app_user.email', 'user_order.order_no', 'actor.email as actor_email', 'reversal.id as reversal_id'])

const conditions: FilterConditions<Omit<LedgerFilters, 'with_reversed'>> = {
  id: hasId('user_points.id'),
  user_id: hasId('user_points.user_id'),
  email: (prefix) => beginsWith('user_points.user_email', prefix),
  reason: equals('user_points.reason'),
  order_id: hasId('user_points.order_id'),
  booked_from: isSinceDay('user_points.created_at'),
  booked_to: isUntilDay('user_points.created_at'),
}

function filteredPoints(db: Database, filters: LedgerFilters, use: IndexUse = 'indexed') {
  const { with_reversed = filters.reason === 'reversal', ...others } = filters
  const query = filterBy(db.selectFrom('user_points'), others, conditions, use)
  return with_reversed ? query : query.where('user_points.is_taken_back', '=', 0)
}
