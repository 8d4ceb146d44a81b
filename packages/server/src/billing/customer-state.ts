import type { Billing, Plan } from '@sightline/api-client/contract'
import type Stripe from 'stripe'
import { minorUnitsOf } from './minor-units.ts'
import type { PlanBilling, PriceList } from './price-list.ts'

// Instants are ISO 8601 in UTC with milliseconds.

export interface SubscriptionState {
  id: string
  /** In Stripe's words. */
  status: string
  plan: Plan
  billing: Billing
  periodEnd: string
  /** When it ends, where it does not renew itself. */
  cancelsAt: string | null
  endedAt: string | null
}

export interface InvoiceState {
  id: string
  subscriptionId: string
  status: 'paid' | 'open'
  plan: Plan
  billing: Billing
  /** What was paid, or is to be paid, in the currency's minor unit. */
  amount: number
  currency: string
  /** The span that the invoice is for. */
  startsAt: string
  endsAt: string
  createdAt: string
  paidAt: string | null
  /** When all of it was given back. */
  refundedAt: string | null
  /** Whether a payment was tried and failed. */
  hasFailed: boolean
  url: string | null
}

/** What Stripe knows of a customer, as far as it decides on a membership. */
export interface CustomerState {
  subscriptions: readonly SubscriptionState[]
  invoices: readonly InvoiceState[]
}

/** Far more than a person has in years. */
const MOST = 1000

/** Reads a customer at Stripe. */
export async function readCustomerState(stripe: Stripe, prices: PriceList, customer: string): Promise<CustomerState> {
  const [subscriptions, invoices, charges] = await Promise.all([
    stripe.subscriptions.list({ customer, status: 'all', limit: 100 }).autoPagingToArray({ limit: MOST }),
    stripe.invoices.list({ customer, expand: ['data.payments'], limit: 100 }).autoPagingToArray({ limit: MOST }),
    stripe.charges.list({ customer, expand: ['data.refunds'], limit: 100 }).autoPagingToArray({ limit: MOST }),
  ])
  const refunds = refundTimes(charges)
  const states: SubscriptionState[] = []
  for (const subscription of subscriptions) {
    const state = await subscriptionState(subscription, prices)
    if (state !== undefined) states.push(state)
  }
  const read = await Promise.all(
    // The newest come first.
    invoices.toReversed().map((invoice) =>
      invoiceState(
        invoice,
        states.find(({ id }) => id === subscriptionOf(invoice)),
        prices,
        refunds,
      ),
    ),
  )
  return { subscriptions: states, invoices: read.filter((invoice) => invoice !== undefined) }
}

/** Undefined for a subscription to something else than a plan. */
async function subscriptionState(
  subscription: Stripe.Subscription,
  prices: PriceList,
): Promise<SubscriptionState | undefined> {
  for (const item of subscription.items.data) {
    const of = await prices.planOf(item.price)
    if (of === undefined) continue
    const { id, status, cancel_at, ended_at, cancel_at_period_end } = subscription
    const periodEnd = instant(item.current_period_end)
    const endedAt = ended_at === null ? null : instant(ended_at)
    return {
      id,
      status,
      plan: of.plan,
      billing: of.billing,
      periodEnd,
      cancelsAt: endedAt ?? (cancel_at === null ? (cancel_at_period_end ? periodEnd : null) : instant(cancel_at)),
      endedAt,
    }
  }
  return undefined
}

async function invoiceState(
  invoice: Stripe.Invoice,
  subscription: SubscriptionState | undefined,
  prices: PriceList,
  refunds: ReadonlyMap<string, number>,
): Promise<InvoiceState | undefined> {
  const { id } = invoice
  const status = invoice.status === 'paid' ? 'paid' : invoice.status === 'open' ? 'open' : undefined
  if (subscription === undefined || status === undefined) return undefined
  const line = await chargedLine(invoice, subscription, prices)
  if (line === undefined) return undefined
  const currency = invoice.currency.toUpperCase()
  const paidAt = invoice.status_transitions.paid_at ?? (status === 'paid' ? invoice.created : null)
  const intents = (invoice.payments?.data ?? []).flatMap(({ payment }) => idOf(payment.payment_intent) ?? [])
  const refundedAt = intents.flatMap((intent) => refunds.get(intent) ?? [])[0]
  return {
    id,
    subscriptionId: subscription.id,
    status,
    ...line,
    amount: minorUnitsOf(status === 'paid' ? invoice.amount_paid : invoice.amount_due, currency),
    currency,
    createdAt: instant(invoice.created),
    paidAt: status === 'paid' && paidAt !== null ? instant(paidAt) : null,
    refundedAt: refundedAt === undefined ? null : instant(refundedAt),
    hasFailed: status === 'open' && invoice.attempted,
    url: invoice.hosted_invoice_url ?? null,
  }
}

/** The line of the plan that the invoice is for: of a change it is the new one, as the credit for the old is below zero. */
async function chargedLine(
  invoice: Stripe.Invoice,
  subscription: PlanBilling,
  prices: PriceList,
): Promise<(PlanBilling & { startsAt: string; endsAt: string }) | undefined> {
  const [line] = invoice.lines.data
    .filter(({ amount, parent }) => amount >= 0 && parent?.type === 'subscription_item_details')
    .toSorted((a, b) => b.period.end - a.period.end || b.period.start - a.period.start)
  if (line === undefined) return undefined
  const price = line.pricing?.price_details?.price
  const { plan, billing } = (price === undefined ? undefined : await prices.planOf(price)) ?? subscription
  return { plan, billing, startsAt: instant(line.period.start), endsAt: instant(line.period.end) }
}

/** When payments were given back as a whole, in seconds since 1970, by the payment's id. */
function refundTimes(charges: readonly Stripe.Charge[]): Map<string, number> {
  return new Map(
    charges.flatMap((charge): [string, number][] => {
      const intent = idOf(charge.payment_intent)
      if (!charge.refunded || intent === undefined) return []
      const last = Math.max(charge.created, ...(charge.refunds?.data ?? []).map(({ created }) => created))
      return [[intent, last]]
    }),
  )
}

const subscriptionOf = ({ parent }: Stripe.Invoice): string | undefined =>
  idOf(parent?.subscription_details?.subscription)

/** The id of what is an id, or the whole object. */
export const idOf = (value: string | { id: string } | null | undefined): string | undefined =>
  typeof value === 'string' ? value : value?.id

const instant = (seconds: number): string => new Date(seconds * 1000).toISOString()
