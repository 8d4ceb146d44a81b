import type { Billing, orderProviders, OrderStatus, Plan, PointReason } from '@sightline/api-client/contract'
import type { ColumnType, Generated } from 'kysely'
import type { Immutable, Instant, VersionedRow } from './columns.ts'

/** An order: once paid, the interval [starts_at, ends_at) of a tier. */
export interface UserOrderTable extends VersionedRow {
  id: Generated<number>
  order_no: Immutable<string>
  user_id: Immutable<number>
  /** The address of the user, which triggers keep as it is there: lists are filtered by it. */
  user_email: ColumnType<string, undefined, never>
  plan: Plan
  billing: Billing
  /** The amount in the currency's minor unit. */
  amount: number
  currency: string
  status: OrderStatus
  provider: (typeof orderProviders)[number]
  provider_ref: string | null
  /** The provider's page of the invoice. */
  invoice_url: Generated<string | null>
  /** The subscription that the order belongs to. */
  subscription_id: Generated<string | null>
  starts_at: Instant
  ends_at: Instant
  /**
   * The day of the month of the first of consecutive orders: their months end on it, or on the last day of a shorter
   * month.
   */
  anchor_day: number
  /** 1 where somebody has chosen the start, which then stays when the order is paid. */
  is_start_chosen: Generated<number>
  paid_at: Instant | null
  /** The time of the refund; null unless the order is refunded. */
  refunded_at: Generated<Instant | null>
  /** What staff has written of it, such as the reason of the refund. */
  note: Generated<string | null>
}

/** The ledger of points. Only the note of a row ever changes. */
export interface UserPointsTable extends VersionedRow {
  id: Generated<number>
  user_id: Immutable<number>
  /** The address of the user, which triggers keep as it is there: lists are filtered by it. */
  user_email: ColumnType<string, undefined, never>
  delta: Immutable<number>
  /** The user's points after this row. */
  balance: Immutable<number>
  reason: Immutable<PointReason>
  note: string | null
  order_id: Immutable<number | null>
  reverses_id: Immutable<number | null>
  /** 1 where a later row takes this one back, and for that row: a trigger keeps it. */
  is_taken_back: ColumnType<0 | 1, undefined, never>
  /** A key that keeps a rule from ledger entry twice. */
  once_key: Generated<string | null>
  /** The member of staff who made the entry; null where a rule did. */
  actor_id: Immutable<number | null | undefined>
}
