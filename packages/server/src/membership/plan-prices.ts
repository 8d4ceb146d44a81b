import { billings, plans, type Billing, type Output, type Plan, type Schemas } from '@sightline/api-client/contract'
import { z } from 'zod'

/** The price of each plan for each billing, in the currency's minor unit. */
export interface PlanPrices {
  currency: string
  amounts: Readonly<Record<Plan, Readonly<Record<Billing, number>>>>
}

export const defaultPrices: PlanPrices = {
  currency: 'USD',
  amounts: { standard: { monthly: 900, yearly: 9000 }, premium: { monthly: 2400, yearly: 24_000 } },
}

const PRICES_EXAMPLE =
  'must be JSON such as {"currency":"USD","standard":{"monthly":900,"yearly":9000},"premium":{"monthly":2400,"yearly":24000}}'
const currencies = new Set(Intl.supportedValuesOf('currency'))
const price = z.int().min(0).max(999_999_999)
const amounts = z.strictObject({ monthly: price, yearly: price })
const prices = z.strictObject({
  currency: z.string().refine((code) => currencies.has(code)),
  standard: amounts,
  premium: amounts,
})

/** Parses the prices of the configuration, which are in the currency's minor unit. */
export const pricesFromEnvironment = z.string().transform((text, context): PlanPrices => {
  const parsed = prices.safeParse(parseJson(text))
  if (parsed.success) {
    const { currency, ...rest } = parsed.data
    return { currency, amounts: rest }
  }
  context.addIssue({ code: 'custom', message: PRICES_EXAMPLE })
  return z.NEVER
})

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type PlansWithPrices = Output<Schemas['order']['plans']>['plans']

export const plansWithPrices = ({ currency, amounts: of }: PlanPrices): PlansWithPrices =>
  plans.map((plan) => ({
    plan,
    prices: billings.map((billing) => ({ billing, amount: of[plan][billing], currency })),
    has_prediction: plan === 'premium',
  }))
