import type { Output, Schemas, SubscriptionState } from '@sightline/api-client/contract'
import { listSubscriptions, type SubscriptionRow } from '../store/relational/billing/subscriptions.ts'
import type { Database } from '../store/relational/database.ts'
import { listOrdersOfStripe } from '../store/relational/membership/orders.ts'

type OwnSubscription = NonNullable<Output<Schemas['order']['membership']>['subscription']>

/** A person's subscription as it was read last: the one that goes on, else the one that ended last; null without any. */
export async function subscriptionOf(db: Database, userId: number): Promise<OwnSubscription | null> {
  const subscriptions = await listSubscriptions(db, userId)
  const row = subscriptions.find(({ ended_at }) => ended_at === null) ?? subscriptions[0]
  if (row === undefined) return null
  const state = stateOf(row)
  const orders = (await listOrdersOfStripe(db, userId)).filter((order) => order.subscription_id === row.subscription_id)
  const end = orders
    .map(({ ends_at }) => ends_at)
    .toSorted()
    .at(-1)
  return {
    plan: row.plan,
    billing: row.billing,
    state,
    period_end: row.period_end,
    cancels_at: row.cancels_at,
    grace_ends_at: state === 'past_due' ? (end ?? null) : null,
    open_invoice_url: state === 'past_due' || state === 'incomplete' ? row.open_invoice_url : null,
  }
}

function stateOf({ status, ended_at }: SubscriptionRow): SubscriptionState {
  if (ended_at !== null) return 'ended'
  switch (status) {
    case 'active':
    case 'trialing':
      return 'active'
    case 'past_due':
    case 'unpaid':
      return 'past_due'
    case 'incomplete':
      return 'incomplete'
    default:
      return 'paused'
  }
}
