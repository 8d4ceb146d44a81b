import type { Billing, OrderStatus, Plan, PointReason } from '@sightline/api-client/contract'
import type { Generated } from 'kysely'
import type { Fixed, Instant, Versioned } from './columns.ts'

/** A span [starts_at, ends_at) of a tier, once it is paid. */
export interface UserOrderTable extends Versioned {
  id: Generated<number>
  order_no: Fixed<string>
  user_id: Fixed<number>
  plan: Plan
  billing: Billing
  /** In the currency's minor unit. */
  amount: number
  currency: string
  status: OrderStatus
  provider: 'manual' | 'stripe'
  provider_ref: string | null
  /** The provider's page of the invoice. */
  invoice_url: Generated<string | null>
  /** Of the subscription that the order belongs to. */
  subscription_id: Generated<string | null>
  starts_at: Instant
  ends_at: Instant
  /** Day of the month of the first of the orders that follow one another: months end on it, or on their last day. */
  anchor_day: number
  /** 1 where somebody has chosen when it starts: then it stays there when it is paid. */
  is_start_chosen: Generated<number>
  paid_at: Instant | null
}

/** The ledger. Only the note of a row ever changes. */
export interface UserPointsTable extends Versioned {
  id: Generated<number>
  user_id: Fixed<number>
  delta: Fixed<number>
  /** The user's points after this row. */
  balance: Fixed<number>
  reason: Fixed<PointReason>
  note: string | null
  order_id: Fixed<number | null>
  reverses_id: Fixed<number | null>
}
