import type { Billing, Plan } from '@sightline/api-client/contract'
import type { Generated } from 'kysely'
import type { Immutable, Instant } from './columns.ts'

/** The customers of Stripe, each with its user. */
export interface StripeCustomerTable {
  customer_id: Immutable<string>
  user_id: Immutable<number>
  /** The checkout that was opened last: another one begins once it is over. */
  session_id: string | null
  /** Counts how often the customer was about to be read at Stripe. */
  reads: Generated<number>
  /** The order in which readings were written: an older reading does not replace a newer one. */
  written: Generated<number>
  created_at: Immutable<Instant>
}

/** A subscription as it was read at Stripe last. */
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
  /** Stripe's page of the invoice that waits for its payment. */
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
  /** `ignored` concerns nobody, `unknown_customer` nobody here; `failed` is told once more. */
  outcome: 'done' | 'ignored' | 'unknown_customer' | 'failed'
  /** The kind of error. */
  error: string | null
  received_at: Instant
}

/** Each comparison of what is kept with what Stripe has. */
export interface ReconciliationTable {
  id: Generated<number>
  started_at: Immutable<Instant>
  /** Null while it runs, and where it was cut short. */
  ended_at: Instant | null
  customers: Generated<number>
  /** Customers for whom something else was kept. */
  differences: Generated<number>
  error: string | null
}
