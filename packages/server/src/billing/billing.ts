import type { Database } from '../store/relational/database.ts'
import type { BillingParts } from './read-customer.ts'
import { createPriceList } from './price-list.ts'
import { createStripeClient, type StripeSettings } from './stripe-client.ts'

/** Payments by card. */
export interface Billing extends BillingParts {
  webhookSecret: string
  /** Requests to the webhook that Stripe has not signed, since the start. */
  badSignatures: { count: number; lastAt: string | null }
}

export async function createBilling(
  settings: StripeSettings,
  { db, now, log }: { db: Database; now: () => Date; log: BillingParts['log'] },
): Promise<Billing> {
  const stripe = await createStripeClient(settings)
  return {
    db,
    stripe,
    prices: createPriceList(stripe, db, now),
    now,
    log,
    webhookSecret: settings.webhookSecret,
    badSignatures: { count: 0, lastAt: null },
  }
}
