import type { PointReason } from '@sightline/api-client/contract'
import { Refusal } from '../refusal.ts'
import type { Database } from '../store/database/database.ts'
import { inTransaction } from '../store/database/in-transaction.ts'
import { lockUser } from '../store/database/lock.ts'
import { findOrder } from '../store/database/orders.ts'
import {
  addToBalance,
  findBooking,
  insertBooking,
  updateNote,
  type BookingOfUser,
  type NewBooking,
} from '../store/database/points.ts'
import type { Seen } from '../store/database/seen.ts'
import { pointRowOf } from './point-row.ts'

export interface GivenBooking {
  userId: number
  delta: number
  reason: PointReason
  note: string | null
  orderId: number | null
}

/** Books points to a user's account, or from it. @throws {Refusal} not_found, points_insufficient */
export function bookPoints(db: Database, given: GivenBooking, now: Date): Promise<BookingOfUser> {
  const { userId, orderId } = given
  return db.transaction().execute(async (transaction) => {
    if (!(await lockUser(transaction, userId))) throw new Refusal('not_found')
    if (orderId !== null && (await findOrder(transaction, orderId))?.user_id !== userId) throw new Refusal('not_found')
    const { delta, reason, note } = given
    return book(transaction, { user_id: userId, delta, reason, note, order_id: orderId, reverses_id: null }, now)
  })
}

/** Takes a row back by one that says the opposite. @throws {Refusal} not_found, points_reversed, points_insufficient */
export function reverseBooking(db: Database, id: number, now: Date): Promise<BookingOfUser> {
  return inTransaction(db, async (transaction) => {
    const owner = await findBooking(transaction, id)
    if (owner === undefined || !(await lockUser(transaction, owner.user_id))) throw new Refusal('not_found')
    // Read once more: only behind the lock nobody else reverses it.
    const booking = await findBooking(transaction, id)
    if (booking === undefined) throw new Refusal('not_found')
    if (booking.reversal_id !== null || booking.reverses_id !== null) throw new Refusal('points_reversed')
    const { user_id, order_id } = booking
    const delta = -booking.delta
    return book(transaction, { user_id, delta, reason: 'reversal', note: null, order_id, reverses_id: id }, now)
  })
}

/** @throws {Refusal} not_found, row_changed */
export async function changeNote(
  db: Database,
  seen: Seen,
  note: string | null | undefined,
  now: Date,
): Promise<BookingOfUser> {
  const before = await findBooking(db, seen.id)
  if (before === undefined) throw new Refusal('not_found')
  const isChanged = await updateNote(db, seen, note === undefined ? before.note : note, now)
  const booking = await findBooking(db, seen.id)
  if (booking === undefined) throw new Refusal('not_found')
  if (!isChanged) throw new Refusal('row_changed', pointRowOf(booking))
  return booking
}

async function book(transaction: Database, booking: Omit<NewBooking, 'balance'>, now: Date): Promise<BookingOfUser> {
  const balance = await addToBalance(transaction, booking.user_id, booking.delta)
  if (balance === undefined) throw new Refusal('points_insufficient')
  const booked = await findBooking(transaction, await insertBooking(transaction, { ...booking, balance }, now))
  if (booked === undefined) throw new Error('the booking is gone')
  return booked
}
