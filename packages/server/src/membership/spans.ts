import { tiers, type OrderStatus, type Plan, type Tier } from '@sightline/api-client/contract'

/** The fields of an order that its span depends on. */
export interface OrderSpan {
  plan: Plan
  status: OrderStatus
  starts_at: string
  ends_at: string
}

/** The interval [start, end) of a tier; ISO texts in UTC, which sort like the instants that they name. */
export interface Span {
  tier: Plan
  start: string
  end: string
}

/**
 * The spans of orders. An order counts once it is paid; a refund has closed its span early. Other orders, and empty
 * spans, are left out.
 */
export function spansOf(orders: readonly OrderSpan[]): Span[] {
  return orders
    .filter(({ status, starts_at, ends_at }) => (status === 'paid' || status === 'refunded') && starts_at < ends_at)
    .map(({ plan, starts_at, ends_at }) => ({ tier: plan, start: starts_at, end: ends_at }))
}

const holds = ({ start, end }: Span, at: string): boolean => start <= at && at < end

/** The highest tier of the spans that hold an instant; without one, the trial while it lasts. */
export function tierAt(spans: readonly Span[], trialEnd: string, at: string): Tier {
  const rank = (tier: Tier) => tiers.indexOf(tier)
  const without: Tier = at < trialEnd ? 'trial' : 'expired'
  return spans
    .filter((span) => holds(span, at))
    .reduce<Tier>((highest, { tier }) => (rank(tier) > rank(highest) ? tier : highest), without)
}

/** The end of the last span, the trial included; null where there is none. */
export function lastEnd(spans: readonly Span[], trialEnd: string | null): string | null {
  return spans.reduce<string | null>((last, { end }) => (last === null || end > last ? end : last), trialEnd)
}
