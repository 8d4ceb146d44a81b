import { billings, plans, type Billing, type Plan } from '@sightline/api-client/contract'
import type Stripe from 'stripe'
import { listPrices, writePrices } from '../store/relational/billing/prices.ts'
import type { Database } from '../store/relational/database.ts'
import { minorUnitsOf } from './minor-units.ts'

export interface PlanBilling {
  plan: Plan
  billing: Billing
}

/** A price that Stripe offers now. */
export interface OfferedPrice extends PlanBilling {
  id: string
  /** In the currency's minor unit. */
  amount: number
  currency: string
}

/** What the plans cost at Stripe, and which plan a price is of. */
export interface PriceList {
  /** The prices of now. Kept for ten minutes, and as long as Stripe does not answer. @throws where Stripe never answered */
  offered(): Promise<readonly OfferedPrice[]>
  /** Undefined for a price that is of none of the plans. */
  planOf(price: string | Stripe.Price): Promise<PlanBilling | undefined>
}

const LASTS_MS = 10 * 60 * 1000
/** `standard_monthly`, `standard_yearly`, `premium_monthly`, `premium_yearly` */
export const lookupKeys = plans.flatMap((plan) => billings.map((billing) => `${plan}_${billing}`))

export function createPriceList(stripe: Stripe, db: Database, now: () => Date): PriceList {
  let kept: { prices: readonly OfferedPrice[]; at: number } | undefined

  async function read(): Promise<readonly OfferedPrice[]> {
    const { data } = await stripe.prices.list({ active: true, lookup_keys: [...lookupKeys], limit: 100 })
    const prices = data.flatMap((price): OfferedPrice[] => {
      const of = planBillingOf(price.lookup_key)
      if (of === undefined || price.unit_amount === null) return []
      const currency = price.currency.toUpperCase()
      return [{ ...of, id: price.id, amount: minorUnitsOf(price.unit_amount, currency), currency }]
    })
    await writePrices(
      db,
      prices.map(({ id, plan, billing }) => ({ price_id: id, plan, billing })),
    )
    return prices
  }

  return {
    async offered() {
      const at = now().getTime()
      if (kept !== undefined && at - kept.at < LASTS_MS && at >= kept.at) return kept.prices
      try {
        kept = { prices: await read(), at }
      } catch (error) {
        if (kept === undefined) throw error
      }
      return kept.prices
    },
    async planOf(price) {
      const id = typeof price === 'string' ? price : price.id
      const known = typeof price === 'string' ? undefined : planBillingOf(price.lookup_key)
      if (known !== undefined) {
        await writePrices(db, [{ price_id: id, ...known }])
        return known
      }
      return (await listPrices(db)).find(({ price_id }) => price_id === id)
    },
  }
}

function planBillingOf(lookupKey: string | null): PlanBilling | undefined {
  const [plan, billing] = lookupKey?.split('_') ?? []
  const isOurs = lookupKey !== null && lookupKeys.includes(lookupKey)
  return isOurs ? { plan: plan as Plan, billing: billing as Billing } : undefined
}
