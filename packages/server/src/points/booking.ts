import type { PointReason } from '@sightline/api-client/contract'
import { ApiError } from '../errors.ts'
import type { Database } from '../store/relational/database.ts'
import { inTransaction } from '../store/relational/in-transaction.ts'
import { lockUser } from '../store/relational/lock.ts'
import { findOrder } from '../store/relational/membership/orders.ts'
import {
  addToBalance,
  findBooking,
  insertBooking,
  updateNote,
  type BookingOfUser,
  type NewBooking,
} from '../store/relational/membership/points.ts'
import type { RowVersion } from '../store/relational/row-version.ts'
import { pointRowOf } from './point-row.ts'

export interface GivenBooking {
  userId: number
  delta: number
  reason: PointReason
  note: string | null
  orderId: number | null
  /** The member of staff who books it. */
  actorId: number
}

/** Adds points to a user's balance, or subtracts them. @throws {ApiError} not_found, points_insufficient */
export function bookPoints(db: Database, given: GivenBooking, now: Date): Promise<BookingOfUser> {
  const { userId, orderId } = given
  return inTransaction(db, async (transaction) => {
    if (!(await lockUser(transaction, userId))) throw new ApiError('not_found')
    if (orderId !== null && (await findOrder(transaction, orderId))?.user_id !== userId) throw new ApiError('not_found')
    const { delta, reason, note, actorId } = given
    return book(
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
export function reverseBooking(db: Database, id: number, actorId: number, now: Date): Promise<BookingOfUser> {
  return inTransaction(db, async (transaction) => {
    const owner = await findBooking(transaction, id)
    if (owner === undefined || !(await lockUser(transaction, owner.user_id))) throw new ApiError('not_found')
    // The row is read again, because only behind the lock nobody else reverses it.
    const booking = await findBooking(transaction, id)
    if (booking === undefined) throw new ApiError('not_found')
    if (booking.reversal_id !== null || booking.reverses_id !== null) throw new ApiError('points_reversed')
    const { user_id, order_id } = booking
    const delta = -booking.delta
    return book(
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
): Promise<BookingOfUser> {
  const before = await findBooking(db, rowVersion.id)
  if (before === undefined) throw new ApiError('not_found')
  const isChanged = await updateNote(db, rowVersion, note === undefined ? before.note : note, now)
  const booking = await findBooking(db, rowVersion.id)
  if (booking === undefined) throw new ApiError('not_found')
  if (!isChanged) throw new ApiError('row_changed', pointRowOf(booking))
  return booking
}

/** Adds a row within the caller's transaction. @throws {ApiError} points_insufficient */
export async function book(
  transaction: Database,
  booking: Omit<NewBooking, 'balance'>,
  now: Date,
): Promise<BookingOfUser> {
  const balance = await addToBalance(transaction, booking.user_id, booking.delta)
  if (balance === undefined) throw new ApiError('points_insufficient')
  const booked = await findBooking(transaction, await insertBooking(transaction, { ...booking, balance }, now))
  if (booked === undefined) throw new Error('the booking is gone')
  return booked
}
