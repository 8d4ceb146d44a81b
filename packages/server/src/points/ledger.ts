import type { PointReason } from '@sightline/api-client/contract'
import { recordAuditChange } from '../audit/audit.ts'
import { ApiError } from '../errors.ts'
import type { Database } from '../store/relational/database.ts'
import { inTransaction } from '../store/relational/in-transaction.ts'
import { lockUser } from '../store/relational/lock.ts'
import { findOrder } from '../store/relational/membership/orders.ts'
import {
  addToBalance,
  findLedgerEntry,
  insertLedgerEntry,
  updateNote,
  type LedgerEntryOfUser,
  type NewLedgerEntry,
} from '../store/relational/membership/points.ts'
import type { RowVersion } from '../store/relational/row-version.ts'
import { pointRowOf } from './point-row.ts'

export interface GivenLedgerEntry {
  userId: number
  delta: number
  reason: PointReason
  note: string | null
  orderId: number | null
  /** The member of staff who adjusts the points. */
  actorId: number
}

/** Adds points to a user's balance, or subtracts them. @throws {ApiError} not_found, points_insufficient */
export function adjustPoints(db: Database, given: GivenLedgerEntry, now: Date): Promise<LedgerEntryOfUser> {
  const { userId, orderId } = given
  return inTransaction(db, async (transaction) => {
    if (!(await lockUser(transaction, userId))) throw new ApiError('not_found')
    if (orderId !== null && (await findOrder(transaction, orderId))?.user_id !== userId) throw new ApiError('not_found')
    const { delta, reason, note, actorId } = given
    return addLedgerEntry(
      transaction,
      { user_id: userId, delta, reason, note, order_id: orderId, reverses_id: null, actor_id: actorId },
      now,
    )
  })
}

/**
 * Takes a row back by one that says the opposite.
 * @param actorId The member of staff who does it.
 * @throws {ApiError} not_found, points_reversed, points_insufficient
 */
export function reverseLedgerEntry(db: Database, id: number, actorId: number, now: Date): Promise<LedgerEntryOfUser> {
  return inTransaction(db, async (transaction) => {
    const owner = await findLedgerEntry(transaction, id)
    if (owner === undefined || !(await lockUser(transaction, owner.user_id))) throw new ApiError('not_found')
    // The row is read again, because only behind the lock nobody else reverses it.
    const entry = await findLedgerEntry(transaction, id)
    if (entry === undefined) throw new ApiError('not_found')
    if (entry.reversal_id !== null || entry.reverses_id !== null) throw new ApiError('points_reversed')
    const { user_id, order_id } = entry
    const delta = -entry.delta
    return addLedgerEntry(
      transaction,
      { user_id, delta, reason: 'reversal', note: null, order_id, reverses_id: id, actor_id: actorId },
      now,
    )
  })
}

/** @throws {ApiError} not_found, row_changed */
export async function changeNote(
  db: Database,
  rowVersion: RowVersion,
  note: string | null | undefined,
  now: Date,
): Promise<LedgerEntryOfUser> {
  const before = await findLedgerEntry(db, rowVersion.id)
  if (before === undefined) throw new ApiError('not_found')
  const isChanged = await updateNote(db, rowVersion, note === undefined ? before.note : note, now)
  const entry = await findLedgerEntry(db, rowVersion.id)
  if (entry === undefined) throw new ApiError('not_found')
  if (!isChanged) throw new ApiError('row_changed', pointRowOf(entry))
  recordAuditChange(before, entry)
  return entry
}

/** Adds a row within the caller's transaction. @throws {ApiError} points_insufficient */
export async function addLedgerEntry(
  transaction: Database,
  entry: Omit<NewLedgerEntry, 'balance'>,
  now: Date,
): Promise<LedgerEntryOfUser> {
  const balance = await addToBalance(transaction, entry.user_id, entry.delta)
  if (balance === undefined) throw new ApiError('points_insufficient')
  const added = await findLedgerEntry(transaction, await insertLedgerEntry(transaction, { ...entry, balance }, now))
  if (added === undefined) throw new Error('the entry is gone')
  return added
}
