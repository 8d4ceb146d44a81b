import type { Billing, Plan } from '@sightline/api-client/contract'
import type { CustomerState, InvoiceState, SubscriptionState } from './customer-state.ts'

/** The order that stands for a paid invoice. */
export interface SubscriptionOrder {
  invoiceId: string
  subscriptionId: string
  plan: Plan
  billing: Billing
  status: 'paid' | 'refunded'
  amount: number
  currency: string
  startsAt: string
  endsAt: string
  paidAt: string
  refundedAt: string | null
  url: string | null
}

/** For so long after a paid period the membership goes on while its renewal is not paid. */
export const GRACE_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The orders that a customer's subscriptions come to: one for each paid invoice. They follow from what Stripe knows now
 * and from nothing else, so it does not matter which events came, and in which order.
 * @param endOf Until when an order holds as it is kept, by its invoice's id
 */
export function subscriptionOrders(
  { subscriptions, invoices }: CustomerState,
  endOf: (invoiceId: string) => string | undefined,
  now: Date,
): SubscriptionOrder[] {
  return subscriptions.flatMap((subscription) => {
    const paid = invoices
      .filter(({ subscriptionId, status }) => subscriptionId === subscription.id && status === 'paid')
      .toSorted((a, b) =>
        a.startsAt === b.startsAt ? compare(a.createdAt, b.createdAt) : compare(a.startsAt, b.startsAt),
      )
    return paid.map((invoice, at) => {
      const next = paid[at + 1]
      const last = next === undefined ? lastSpan(subscription, invoice, endOf(invoice.id), now) : invoice
      // A subscription is of one plan at a time: what is billed anew takes the place of what was billed before.
      const ends = [last.endsAt, next?.startsAt, invoice.refundedAt].filter((end) => end !== undefined && end !== null)
      return {
        invoiceId: invoice.id,
        subscriptionId: subscription.id,
        plan: last.plan,
        billing: last.billing,
        status: invoice.refundedAt === null ? 'paid' : 'refunded',
        amount: invoice.amount,
        currency: invoice.currency,
        startsAt: invoice.startsAt,
        endsAt: latest(invoice.startsAt, earliest(ends)),
        paidAt: invoice.paidAt ?? invoice.createdAt,
        refundedAt: invoice.refundedAt,
        url: invoice.url,
      }
    })
  })
}

type Held = Pick<SubscriptionOrder, 'plan' | 'billing' | 'endsAt'>

/** What the newest paid invoice gives, as the subscription is now. */
function lastSpan(
  { status, plan, billing, periodEnd, endedAt }: SubscriptionState,
  invoice: InvoiceState,
  keptEnd: string | undefined,
  now: Date,
): Held {
  const paid = { plan: invoice.plan, billing: invoice.billing, endsAt: invoice.endsAt }
  switch (status) {
    case 'active':
    case 'trialing':
      // The plan may have been changed without an invoice, and the next period begin before its invoice is paid.
      return { plan, billing, endsAt: periodEnd }
    case 'past_due':
      return { ...paid, endsAt: new Date(Date.parse(invoice.endsAt) + GRACE_DAYS * DAY_MS).toISOString() }
    case 'paused':
      // Stripe does not say since when.
      return { ...paid, endsAt: earliest([invoice.endsAt, keptEnd ?? invoice.endsAt, now.toISOString()]) }
    default:
      return { ...paid, endsAt: endedAt === null ? invoice.endsAt : earliest([invoice.endsAt, endedAt]) }
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
const earliest = (instants: readonly string[]): string => instants.toSorted(compare)[0] ?? ''
const latest = (a: string, b: string): string => (a > b ? a : b)
