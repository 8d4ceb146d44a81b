import type { OrderStatus } from '@sightline/api-client/contract'
import { recordAuditChange } from '../audit/audit.ts'
import { ApiError } from '../errors.ts'
import { settleOrder } from '../points/settle-order.ts'
import type { Database } from '../store/relational/database.ts'
import { inTransaction } from '../store/relational/in-transaction.ts'
import { lockUser } from '../store/relational/lock.ts'
import {
  findOrder,
  listOrderSpans,
  updateOrder,
  type Order,
  type OrderChanges,
  type OrderOfUser,
  type OrderSpanColumns,
} from '../store/relational/membership/orders.ts'
import type { RowVersion } from '../store/relational/row-version.ts'
import { writeExpiry } from './expiry.ts'
import { tellDecision } from './order-notices.ts'
import { dayOf } from './months.ts'
import { lengthOf, placeSpan, type Placement } from './place-span.ts'

/** The states that an order in each state can change to. */
const NEXT: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['paid', 'cancelled'],
  paid: ['refunded', 'cancelled'],
  refunded: [],
  cancelled: [],
}

export interface GivenChange {
  status?: OrderStatus | undefined
  amount?: number | undefined
  currency?: string | undefined
  provider_ref?: string | null | undefined
  note?: string | null | undefined
  starts_at?: string | undefined
  ends_at?: string | undefined
}

/**
 * Changes an order, and with it the membership of its user.
 * @throws {ApiError} not_found, row_changed, order_state, order_of_provider, span_invalid
 */
export const changeOrder = (
  db: Database,
  rowVersion: RowVersion,
  given: GivenChange,
  now: Date,
): Promise<OrderOfUser> =>
  rewriteOrder(db, rowVersion.id, now, (before, others) => {
    if (rowVersion.version !== before.version) throw new ApiError('row_changed', before)
    return changesOf(before, others, given, now)
  })

/**
 * Cancels an order, whose span then no longer counts, and informs the person unless they did it.
 * @throws {ApiError} not_found, order_state, order_of_provider
 */
export const cancelOrder = (
  db: Database,
  id: number,
  now: Date,
  by: 'staff' | 'owner' = 'staff',
): Promise<OrderOfUser> =>
  rewriteOrder(
    db,
    id,
    now,
    ({ status }) => {
      if (!NEXT[status].includes('cancelled')) throw new ApiError('order_state')
      return { status: 'cancelled' }
    },
    by,
  )

function rewriteOrder(
  db: Database,
  id: number,
  now: Date,
  changesFor: (before: OrderOfUser, others: readonly Order[]) => OrderChanges,
  by: 'staff' | 'owner' = 'staff',
): Promise<OrderOfUser> {
  return inTransaction(db, async (transaction) => {
    const { user_id } = await requireOrder(transaction, id)
    await lockUser(transaction, user_id)
    // The order is read again, because only behind the lock nobody else changes it.
    const before = await requireOrder(transaction, id)
    if (before.provider === 'stripe') throw new ApiError('order_of_provider')
    const others = (await listOrderSpans(transaction, [user_id])).filter((order) => order.id !== id)
    if (!(await updateOrder(transaction, before, changesFor(before, others), now))) {
      throw new ApiError('row_changed', await requireOrder(transaction, id))
    }
    await writeExpiry(transaction, user_id)
    const after = await requireOrder(transaction, id)
    await settleOrder(transaction, before, after, now)
    if (by === 'staff') recordAuditChange(auditedOf(before), auditedOf(after))
    if (by === 'staff') await tellDecision(transaction, before, after, now)
    return after
  })
}

/** An order as the audit log records it: an amount says nothing without its currency. */
const auditedOf = (order: OrderOfUser) => ({ ...order, amount: `${order.amount} ${order.currency}` })

async function requireOrder(transaction: Database, id: number): Promise<OrderOfUser> {
  const order = await findOrder(transaction, id)
  if (order === undefined) throw new ApiError('not_found')
  return order
}

function changesOf(before: Order, others: readonly Order[], given: GivenChange, now: Date): OrderChanges {
  const {
    amount = before.amount,
    currency = before.currency,
    provider_ref = before.provider_ref,
    note = before.note,
  } = given
  const status = given.status ?? before.status
  if (status !== before.status && !NEXT[before.status].includes(status)) throw new ApiError('order_state')
  // What was given back is what had been paid.
  const isSamePrice = amount === before.amount && currency === before.currency
  if (before.status === 'refunded' && !isSamePrice) throw new ApiError('order_state')
  const becomesPaid = status === 'paid' && before.status === 'pending'
  return {
    status,
    amount,
    currency,
    provider_ref,
    note,
    ...(becomesPaid ? { paid_at: now.toISOString() } : {}),
    ...(status === 'refunded' && before.status === 'paid' ? { refunded_at: now.toISOString() } : {}),
    ...spanOf(before, others, { ...given, status }, now),
  }
}

/** The span of an order: it is placed when the order is paid, and closed when it is refunded. */
function spanOf(
  before: Order,
  others: readonly Order[],
  { status, starts_at, ends_at }: GivenChange,
  now: Date,
): Partial<OrderSpanColumns> {
  const isMoved = starts_at !== undefined || ends_at !== undefined
  const isOver = status === 'refunded' || status === 'cancelled'
  if (isMoved && isOver) throw new ApiError('order_state')
  if (status === 'refunded' && before.status === 'paid') return closedSpan(before, now)
  const isStartChosen = starts_at !== undefined || before.is_start_chosen === 1
  const isPlaced = status === 'paid' && before.status === 'pending' && (starts_at !== undefined || !isStartChosen)
  if (!isMoved && !isPlaced) return {}

  const placed = isPlaced
    ? placeSpan(others, { plan: before.plan, length: lengthOf(before), startsAt: starts_at, now })
    : movedTo(before, starts_at ?? before.starts_at)
  const span = { ...placed, ends_at: ends_at ?? placed.ends_at }
  if (span.starts_at >= span.ends_at) throw new ApiError('span_invalid')
  return { ...span, is_start_chosen: isStartChosen ? 1 : 0 }
}

/** The span with another start: its end stays, and its months count from the new day. */
const movedTo = ({ starts_at, ends_at, anchor_day }: Placement, start: string): Placement => ({
  starts_at: start,
  ends_at,
  anchor_day: start === starts_at ? anchor_day : dayOf(new Date(start)),
})

/** The span closed at an instant; one that lies ahead becomes empty. */
export function closedSpan({ starts_at, ends_at }: Pick<Order, 'starts_at' | 'ends_at'>, now: Date) {
  const at = now.toISOString()
  if (ends_at <= at) return {}
  return { ends_at: starts_at > at ? starts_at : at }
}
