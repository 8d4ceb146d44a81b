import type { Database } from '../store/relational/database.ts'
import { lockUser } from '../store/relational/lock.ts'
import { findInviter, hasPaidOtherOrder } from '../store/relational/membership/referrals.ts'
import type { Order } from '../store/relational/membership/orders.ts'
import {
  findLedgerEntry,
  findLedgerEntryByKey,
  listLedgerEntriesOfOrder,
  readBalance,
  type LedgerEntry,
} from '../store/relational/membership/points.ts'
import { addLedgerEntry } from './ledger.ts'
import { readPointRules } from './point-rules.ts'

/**
 * Adds the points that an order earns once it is paid, and reverses them once it is refunded or cancelled. Must run in
 * the transaction that changes the order, behind the lock of its user.
 */
export async function settleOrder(
  transaction: Database,
  before: Pick<Order, 'status'> | undefined,
  after: Order,
  now: Date,
): Promise<void> {
  const wasPaid = before?.status === 'paid'
  if (after.status === 'paid' && !wasPaid) await bookEarnings(transaction, after, now)
  if (wasPaid && (after.status === 'refunded' || after.status === 'cancelled')) await takeBack(transaction, after, now)
}

async function bookEarnings(transaction: Database, order: Order, now: Date): Promise<void> {
  if (order.provider === 'points' || order.amount <= 0) return
  const rules = await readPointRules(transaction)
  const earned = wholeUnits(order.amount, order.currency) * rules.points_per_unit
  await bookOnce(transaction, { userId: order.user_id, delta: earned, reason: 'order', order }, now)
  const inviterId = await findInviter(transaction, order.user_id)
  if (inviterId === undefined || (await hasPaidOtherOrder(transaction, order))) return
  await bookOnce(transaction, { userId: inviterId, delta: rules.points_per_referral, reason: 'referral', order }, now)
}

/** The whole major units of an amount in minor units: 2,499 cents are 24 dollars, 1,500 yen are 1,500. */
export function wholeUnits(amount: number, currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  return Math.floor(amount / 10 ** (maximumFractionDigits ?? 2))
}

interface Earning {
  userId: number
  delta: number
  reason: 'order' | 'referral'
  order: Order
}

async function bookOnce(transaction: Database, { userId, delta, reason, order }: Earning, now: Date): Promise<void> {
  const once_key = `${reason}:${order.id}`
  if (delta === 0 || (await findLedgerEntryByKey(transaction, once_key)) !== undefined) return
  // A deleted account earns nothing.
  if (!(await lockUser(transaction, userId))) return
  await addLedgerEntry(
    transaction,
    { user_id: userId, delta, reason, note: null, order_id: order.id, reverses_id: null, once_key },
    now,
  )
}

/** Points that were spent meanwhile cannot be taken back: at most the balance is taken. */
async function takeBack(transaction: Database, { id }: Order, now: Date): Promise<void> {
  for (const entry of await listLedgerEntriesOfOrder(transaction, id, ['order', 'referral', 'spending']))
    await takeBackOne(transaction, entry, now)
}

async function takeBackOne(transaction: Database, { id, user_id }: LedgerEntry, now: Date): Promise<void> {
  if (!(await lockUser(transaction, user_id))) return
  // The row is read again, because only behind the lock nobody else reverses it.
  const entry = await findLedgerEntry(transaction, id)
  if (entry === undefined || entry.reversal_id !== null) return
  const balance = await readBalance(transaction, user_id)
  const { delta, order_id } = entry
  const taken = { user_id, note: null, order_id }
  if (balance >= delta) {
    await addLedgerEntry(transaction, { ...taken, delta: -delta, reason: 'reversal', reverses_id: id }, now)
  } else if (balance > 0) {
    const once_key = `taken_back:${id}`
    await addLedgerEntry(
      transaction,
      { ...taken, delta: -balance, reason: 'correction', reverses_id: null, once_key },
      now,
    )
  }
}
