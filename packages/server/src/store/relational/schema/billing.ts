import type { Billing, Plan } from '@sightline/api-client/contract'
import type { Generated } from 'kysely'
import type { Immutable, Instant } from './columns.ts'

/** Who is which customer of Stripe. */
export interface StripeCustomerTable {
  customer_id: Immutable<string>
  user_id: Immutable<number>
  /** The checkout that was opened last: another one begins once it is over. */
  session_id: string | null
  /** Counts how often the customer was about to be read at Stripe. */
  reads: Generated<number>
  /** Which of these readings was written last: what was read before it is older. */
  written: Generated<number>
  created_at: Immutable<Instant>
}

/** A subscription as it was read at Stripe last. */
export interface StripeSubscriptionTable {
  subscription_id: Immutable<string>
  user_id: Immutable<number>
  /** In Stripe's words; there may be others in future. */
  status: string
  plan: Plan
  billing: Billing
  period_end: Instant
  /** When it ends, where it does not renew itself. */
  cancels_at: Instant | null
  ended_at: Instant | null
  /** Stripe's page of the invoice that waits for its payment. */
  open_invoice_url: string | null
  updated_at: Instant
}

/** Which plan a price is of: prices that were replaced lose their lookup key. */
export interface StripePriceTable {
  price_id: Immutable<string>
  plan: Plan
  billing: Billing
}

/** What Stripe has told, once each. */
export interface StripeEventTable {
  event_id: Immutable<string>
  type: Immutable<string>
  customer_id: string | null
  /** `ignored` concerns nobody, `unknown_customer` nobody here; `failed` is told once more. */
  outcome: 'done' | 'ignored' | 'unknown_customer' | 'failed'
  /** Which kind of error. */
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
