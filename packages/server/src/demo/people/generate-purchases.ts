import type { Billing, Plan } from '@sightline/api-client/contract'
import { addMonths } from '../../membership/months.ts'
import type { Random } from '../random.ts'
import { DAY_MS, HOUR_MS, type Person } from './generate-people.ts'

/** An order of an invented person, with the instants of what happened to it, in milliseconds. */
export interface Purchase {
  at: number
  plan: Plan
  billing: Billing
  amount: number
  currency: string
  /** Staff adds a paid order; a request waits until staff decides. */
  decision: { to: 'paid' | 'cancelled' | null; at: number } | null
  refundedAt: number | null
}

type Prices = Readonly<Record<Plan, Readonly<Record<Billing, number>>>>

/** The prices in each currency, in its minor unit. */
const prices: Readonly<Record<Person['currency'], Prices>> = {
  USD: { standard: { monthly: 900, yearly: 9000 }, premium: { monthly: 2400, yearly: 24_000 } },
  EUR: { standard: { monthly: 900, yearly: 9000 }, premium: { monthly: 2400, yearly: 24_000 } },
  GBP: { standard: { monthly: 800, yearly: 8000 }, premium: { monthly: 2000, yearly: 20_000 } },
}

const PREMIUM = 0.3
const YEARLY = 0.35
const LEAVES = { monthly: 0.1, yearly: 0.3 }
const CHANGES_TO_PREMIUM = 0.04
const REQUESTS = 0.35
const IS_CANCELLED = 0.12
const IS_REFUNDED = 0.025
/** Most of the latest requests still wait. */
const RECENT_DAYS = 14
const STILL_WAITS = 0.9
/** The time that staff takes for a request. */
const DECISION_DAYS = { from: 0.2, to: 5 }

/** The purchases of a person up to an instant: a first one, and its renewals until the person leaves. */
export function generatePurchases(
  random: Random,
  { signedIn, isPaying, isLoyal, currency }: Person,
  to: number,
): Purchase[] {
  if (signedIn === null || !isPaying) return []
  let plan: Plan = random.chance(PREMIUM) ? 'premium' : 'standard'
  const billing: Billing = random.chance(YEARLY) ? 'yearly' : 'monthly'
  const purchases: Purchase[] = []
  let at = Math.floor(signedIn.first + random.between(1, 40) * DAY_MS)
  let end: Date | undefined
  while (at < to) {
    const isFirst = purchases.length === 0
    const decision = isFirst && random.chance(isRecent(at, to) ? 1 : REQUESTS) ? drawDecision(random, at, to) : null
    const paidAt = decision === null ? at : decision.to === 'paid' ? decision.at : null
    const refund = Math.floor((paidAt ?? at) + random.between(1, 12) * DAY_MS)
    const isRefunded = paidAt !== null && !isLoyal && random.chance(IS_REFUNDED) && refund < to
    const refundedAt = isRefunded ? refund : null
    purchases.push({ at, plan, billing, amount: prices[currency][plan][billing], currency, decision, refundedAt })
    if (paidAt === null || isRefunded || (!isLoyal && random.chance(LEAVES[billing]))) break
    // Renewed shortly before the end, so that one follows the other.
    end = addMonths(end ?? new Date(paidAt), billing === 'yearly' ? 12 : 1)
    at = end.getTime() - Math.floor(random.between(1, 20) * HOUR_MS)
    if (plan === 'standard' && random.chance(CHANGES_TO_PREMIUM)) plan = 'premium'
  }
  return purchases
}

const isRecent = (at: number, to: number): boolean => to - at < RECENT_DAYS * DAY_MS

function drawDecision(random: Random, at: number, to: number): Purchase['decision'] {
  const decidedAt = Math.floor(at + random.between(DECISION_DAYS.from, DECISION_DAYS.to) * DAY_MS)
  if (decidedAt >= to || (isRecent(at, to) && random.chance(STILL_WAITS))) return { to: null, at: to }
  return { to: random.chance(IS_CANCELLED) ? 'cancelled' : 'paid', at: decidedAt }
}
