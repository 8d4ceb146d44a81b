import type { Billing, Plan } from '@sightline/api-client/contract'
import type { Generated } from 'kysely'
import type { Immutable, Instant } from './columns.ts'

/** The customers of Stripe, each with its user. */
export interface StripeCustomerTable {
  customer_id: Immutable<string>
  user_id: Immutable<number>
  /** The checkout session that was opened last; another one is opened once it is over. */
  session_id: string | null
  /** The number of readings of the customer at Stripe that were begun. */
  reads: Generated<number>
  /** The order in which readings were written: an older reading does not replace a newer one. */
  written: Generated<number>
  created_at: Immutable<Instant>
}

/** A subscription as it was last read at Stripe. */
export interface StripeSubscriptionTable {
  subscription_id: Immutable<string>
  user_id: Immutable<number>
  /** Stripe's status; others may be added in future. */
  status: string
  plan: Plan
  billing: Billing
  period_end: Instant
  /** The end of a subscription that does not renew itself. */
  cancels_at: Instant | null
  ended_at: Instant | null
  /** Stripe's page of the unpaid invoice. */
  open_invoice_url: string | null
  updated_at: Instant
}

/** The plan of each price: prices that were replaced lose their lookup key. */
export interface StripePriceTable {
  price_id: Immutable<string>
  plan: Plan
  billing: Billing
}

/** The events that Stripe has sent, once each. */
export interface StripeEventTable {
  event_id: Immutable<string>
  type: Immutable<string>
  customer_id: string | null
  /** The outcome: `ignored` concerns nobody, `unknown_customer` nobody here; Stripe repeats a `failed` one. */
  outcome: 'done' | 'ignored' | 'unknown_customer' | 'failed'
  /** The kind of error. */
  error: string | null
  received_at: Instant
}

/** The comparisons of the stored subscriptions with Stripe's. */
export interface ReconciliationTable {
  id: Generated<number>
  started_at: Immutable<Instant>
  /** The end; null while it runs, and where it was cut short. */
  ended_at: Instant | null
  customers: Generated<number>
  /** The number of customers whose stored data differed. */
  differences: Generated<number>
  error: string | null
}
