import { lookupKeys } from './price-list.ts'
import type { Billing } from './billing.ts'
import { lastEvent, listEvents } from '../store/relational/billing/stripe-events.ts'
import { lastReconciliation } from '../store/relational/billing/reconciliations.ts'

const SHOWN = 20

/** How payments by card are doing. Reading the prices shows whether Stripe answers. */
export async function paymentHealth(billing: Billing) {
  const { db, prices, badSignatures } = billing
  const [last, failed, unknown, reconciliation, offered] = await Promise.all([
    lastEvent(db),
    listEvents(db, 'failed', SHOWN),
    listEvents(db, 'unknown_customer', SHOWN),
    lastReconciliation(db),
    prices.offered().catch(() => undefined),
  ])
  const found = new Set((offered ?? []).map(({ plan, billing: way }) => `${plan}_${way}`))
  return {
    is_answering: offered !== undefined,
    missing_prices: offered === undefined ? [] : lookupKeys.filter((key) => !found.has(key)),
    last_event: last === undefined ? null : { type: last.type, received_at: last.received_at },
    failed_events: failed.map(({ event_id, type, error, received_at }) => ({ id: event_id, type, error, received_at })),
    unknown_customers: unknown.map(({ customer_id, type, received_at }) => ({
      customer_id: customer_id ?? '',
      type,
      received_at,
    })),
    bad_signatures: badSignatures.count,
    last_bad_signature_at: badSignatures.lastAt,
    last_reconciliation:
      reconciliation === undefined
        ? null
        : {
            started_at: reconciliation.started_at,
            ended_at: reconciliation.ended_at,
            customers: reconciliation.customers,
            differences: reconciliation.differences,
            error: reconciliation.error,
          },
  }
}
