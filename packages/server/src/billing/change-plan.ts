import type Stripe from 'stripe'
import { ApiError } from '../errors.ts'
import { findCustomerOf } from '../store/relational/billing/customers.ts'
import type { SubscriptionRow } from '../store/relational/billing/subscriptions.ts'
import { priceFor, runningSubscription } from './checkout.ts'
import { readCustomer, type BillingParts } from './read-customer.ts'
import { minorUnitsOf } from './minor-units.ts'
import type { OfferedPrice, PlanBilling } from './price-list.ts'
import { callStripe } from './stripe-client.ts'

/** What a change to another plan costs. */
export interface ChangePreview {
  /** What is charged at once, in the currency's minor unit; 0 where the rest of what was paid covers it. */
  amount: number
  currency: string
  /** What later invoices are lower by. */
  credit: number
  /** Until when the first period of the new plan lasts. */
  ends_at: string
  /** The instant that the amounts are reckoned for: the change is made with it. */
  reckoned_at: string
}

/** Amounts that somebody has looked at hold for so long. */
const HOLDS_MS = 15 * 60 * 1000
/** By how much the clocks of two servers may differ. */
const CLOCKS_MS = 5000

/** @throws {ApiError} no_subscription, plan_unchanged, price_unknown, payments_unavailable */
export async function previewChange(parts: BillingParts, userId: number, wanted: PlanBilling): Promise<ChangePreview> {
  const { subscription, price } = await changeOf(parts, userId, wanted)
  const reckonedAt = new Date(Math.floor(parts.now().getTime() / 1000) * 1000)
  return callStripe(parts.log, async () => {
    const { id, items } = await parts.stripe.subscriptions.retrieve(subscription.subscription_id)
    const invoice = await parts.stripe.invoices.createPreview({
      subscription: id,
      subscription_details: {
        items: [{ id: itemOf(items), price: price.id }],
        proration_behavior: 'always_invoice',
        proration_date: reckonedAt.getTime() / 1000,
      },
    })
    const currency = invoice.currency.toUpperCase()
    const ends = invoice.lines.data.filter(({ amount }) => amount >= 0).map(({ period }) => period.end)
    return {
      amount: minorUnitsOf(invoice.amount_due, currency),
      currency,
      credit: minorUnitsOf(Math.max(0, -invoice.total), currency),
      ends_at: new Date(Math.max(...ends) * 1000).toISOString(),
      reckoned_at: reckonedAt.toISOString(),
    }
  })
}

/**
 * Changes the plan at once, for the amounts that were reckoned at that instant.
 * @throws {ApiError} card_declined: nothing has changed; preview_outdated, no_subscription, plan_unchanged, price_unknown,
 * payments_unavailable
 */
export async function changePlan(
  parts: BillingParts,
  userId: number,
  wanted: PlanBilling,
  reckonedAt: Date,
): Promise<void> {
  const age = parts.now().getTime() - reckonedAt.getTime()
  if (age > HOLDS_MS || age < -CLOCKS_MS) throw new ApiError('preview_outdated')
  const { subscription, price } = await changeOf(parts, userId, wanted)
  await callStripe(parts.log, async () => {
    const { id, items, ...ending } = await parts.stripe.subscriptions.retrieve(subscription.subscription_id)
    await parts.stripe.subscriptions.update(
      id,
      {
        items: [{ id: itemOf(items), price: price.id }],
        ...withoutEnd(ending),
        proration_behavior: 'always_invoice',
        proration_date: reckonedAt.getTime() / 1000,
        payment_behavior: 'error_if_incomplete',
      },
      { idempotencyKey: `change_${id}_${price.id}_${reckonedAt.getTime()}` },
    )
    const customer = await findCustomerOf(parts.db, userId)
    if (customer !== undefined) await readCustomer(parts, customer)
  })
}

async function changeOf(
  parts: BillingParts,
  userId: number,
  wanted: PlanBilling,
): Promise<{ subscription: SubscriptionRow; price: OfferedPrice }> {
  const subscription = await runningSubscription(parts, userId)
  if (subscription === undefined) throw new ApiError('no_subscription')
  if (subscription.plan === wanted.plan && subscription.billing === wanted.billing) throw new ApiError('plan_unchanged')
  return { subscription, price: await priceFor(parts, wanted) }
}

/**
 * A plan that is chosen goes on: what is left of the one before is credited to its invoices, and would be lost at an end.
 */
function withoutEnd({
  cancel_at_period_end,
  cancel_at,
}: Pick<Stripe.Subscription, 'cancel_at_period_end' | 'cancel_at'>): Stripe.SubscriptionUpdateParams {
  if (cancel_at_period_end) return { cancel_at_period_end: false }
  return cancel_at === null ? {} : { cancel_at: '' }
}

/** Each of our subscriptions has one. */
function itemOf({ data: [item] }: Stripe.Subscription['items']): string {
  if (item === undefined) throw new ApiError('no_subscription')
  return item.id
}
