import { pagePaths } from '@sightline/api-client/contract'
import type { Database } from '../store/relational/database.ts'
import { lockUser } from '../store/relational/lock.ts'
import { insertNotices, type NewNotice } from '../store/relational/accounts/notices.ts'
import { claimReading, type StripeCustomer } from '../store/relational/billing/customers.ts'
import { upsertSubscription } from '../store/relational/billing/subscriptions.ts'
import { settleOrder } from '../points/settle-order.ts'
import { findOrder, listOrdersOfStripe, updateOrder, type Order } from '../store/relational/membership/orders.ts'
import { insertNumbered } from '../membership/add-order.ts'
import { writeExpiry } from '../membership/expiry.ts'
import { dayOf } from '../membership/months.ts'
import type { CustomerState } from './customer-state.ts'
import { GRACE_DAYS, subscriptionOrders, type SubscriptionOrder } from './subscription-orders.ts'

/** What a reading changed: the orders before and after, in words. */
export interface Difference {
  userId: number
  before: string[]
  after: string[]
}

/**
 * Writes what a customer's membership follows from, in a transaction of the caller's.
 * @param reading Number of the reading that found this state; one that is older than what is written changes nothing
 * @returns undefined where everything was written already
 */
export async function writeCustomer(
  transaction: Database,
  { customer_id, user_id }: StripeCustomer,
  { state, reading }: { state: CustomerState; reading: number },
  now: Date,
): Promise<Difference | undefined> {
  const isThere = await lockUser(transaction, user_id)
  if (!(await claimReading(transaction, customer_id, reading))) return undefined
  for (const subscription of state.subscriptions) {
    const open = state.invoices.find(
      ({ subscriptionId, status }) => subscriptionId === subscription.id && status === 'open',
    )
    await upsertSubscription(transaction, {
      subscription_id: subscription.id,
      user_id,
      status: subscription.status,
      plan: subscription.plan,
      billing: subscription.billing,
      period_end: subscription.periodEnd,
      cancels_at: subscription.cancelsAt,
      ended_at: subscription.endedAt ?? (subscription.status === 'incomplete_expired' ? subscription.periodEnd : null),
      open_invoice_url: open?.url ?? null,
      updated_at: now.toISOString(),
    })
  }
  const kept = await listOrdersOfStripe(transaction, user_id)
  const byInvoice = new Map(kept.map((order) => [order.provider_ref, order]))
  const wanted = subscriptionOrders(state, (id) => byInvoice.get(id)?.ends_at, now)
  let isChanged = false
  for (const order of wanted)
    if (await writeOrder(transaction, user_id, order, byInvoice.get(order.invoiceId), now)) isChanged = true
  // The account may be deleted: its orders stay true, but nobody reads the rest.
  if (isThere) {
    if (isChanged) await writeExpiry(transaction, user_id)
    await insertNotices(transaction, noticesOf(user_id, state), now)
  }
  if (!isChanged) return undefined
  return {
    userId: user_id,
    before: kept.map(describeKept).toSorted(),
    after: (await listOrdersOfStripe(transaction, user_id)).map(describeKept).toSorted(),
  }
}

/** @returns whether something was written */
async function writeOrder(
  transaction: Database,
  userId: number,
  order: SubscriptionOrder,
  kept: Order | undefined,
  now: Date,
): Promise<boolean> {
  const columns = {
    plan: order.plan,
    billing: order.billing,
    status: order.status,
    amount: order.amount,
    currency: order.currency,
    starts_at: order.startsAt,
    ends_at: order.endsAt,
    paid_at: order.paidAt,
    refunded_at: order.refundedAt,
    invoice_url: order.url,
  }
  if (kept === undefined) {
    const id = await insertNumbered(transaction, now, {
      ...columns,
      user_id: userId,
      provider: 'stripe',
      provider_ref: order.invoiceId,
      subscription_id: order.subscriptionId,
      anchor_day: dayOf(new Date(order.startsAt)),
      is_start_chosen: 1,
    })
    await settle(transaction, undefined, id, now)
    return true
  }
  const names = Object.keys(columns) as (keyof typeof columns)[]
  if (names.every((name) => kept[name] === columns[name])) return false
  if (!(await updateOrder(transaction, kept, columns, now))) return false
  await settle(transaction, kept, kept.id, now)
  return true
}

async function settle(transaction: Database, before: Order | undefined, id: number, now: Date): Promise<void> {
  const after = await findOrder(transaction, id)
  if (after !== undefined) await settleOrder(transaction, before, after, now)
}

const DAY_MS = 24 * 60 * 60 * 1000

/** A payment that failed is told once for each invoice. */
const noticesOf = (userId: number, { subscriptions, invoices }: CustomerState): NewNotice[] =>
  invoices
    .filter(
      ({ hasFailed, subscriptionId }) =>
        hasFailed && subscriptions.some(({ id, status }) => id === subscriptionId && status === 'past_due'),
    )
    .map(({ id, createdAt, startsAt, url }) => ({
      userId,
      kind: 'payment_failed',
      title: 'A payment failed',
      body: `Your card was not charged on ${createdAt.slice(0, 10)}. Your membership goes on for ${GRACE_DAYS} days; please pay the invoice or choose another card${url === null ? '' : `: ${url}`}`,
      data: { until: new Date(Date.parse(startsAt) + GRACE_DAYS * DAY_MS).toISOString() },
      link: pagePaths.plans,
      onceKey: `payment_failed:${id}`,
    }))

const describeKept = ({ provider_ref, plan, status, starts_at, ends_at }: Order): string =>
  `${provider_ref} ${plan} ${status} ${starts_at} – ${ends_at}`
