import { plans, type Output, type Schemas } from '@sightline/api-client/contract'
import type { BillingParts } from './read-customer.ts'
import { callStripe } from './stripe-client.ts'

type PlansWithPrices = Output<Schemas['order']['plans']>['plans']

/** The plans that have a price at Stripe. @throws {ApiError} payments_unavailable */
export async function offeredPlans({ prices, log }: Pick<BillingParts, 'prices' | 'log'>): Promise<PlansWithPrices> {
  const offered = await callStripe(log, () => prices.offered())
  return plans
    .map((plan) => ({
      plan,
      prices: offered
        .filter((price) => price.plan === plan)
        .map(({ billing, amount, currency }) => ({ billing, amount, currency })),
      has_prediction: plan === 'premium',
    }))
    .filter(({ prices: own }) => own.length > 0)
}
