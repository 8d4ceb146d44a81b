import type { Plan } from '@sightline/api-client/contract'
import { ApiError } from '../errors.ts'
import { addMonths, dayOf, isOnAnchor, wholeMonths } from './months.ts'
import { spansOf, type OrderSpan, type Span } from './spans.ts'

/** The start and end of an order's span. */
export interface Placement {
  starts_at: string
  ends_at: string
  anchor_day: number
}

type PlacedOrder = OrderSpan & { anchor_day: number }

/** The tolerance for clocks of servers, and for orders that waited for one another. In milliseconds. */
const CLOCK_TOLERANCE = 60_000

/** The length of a span: in months of the calendar, or, where somebody has set its ends by hand, in milliseconds. */
export type Length = { months: number } | { milliseconds: number }

/**
 * Places a span: at the given start, otherwise at the first moment from now on that no span of the same tier holds. A
 * span that begins after a gap of a minute or more does not delay it, and may be overlapped. An order that follows
 * another takes over its anchor, so that a chain of months from January 31 returns to the 31st.
 * @throws {ApiError} span_invalid after the year 9999
 */
export function placeSpan(
  orders: readonly PlacedOrder[],
  { plan, length, startsAt, now }: { plan: Plan; length: Length; startsAt?: string | undefined; now: Date },
): Placement {
  const own = spansOf(orders).filter((span) => span.tier === plan)
  const start = new Date(startsAt ?? firstFrom(own, now))
  const before = orders.find((order) => isFollowed(order, plan, start))
  const anchor = before === undefined ? dayOf(start) : before.anchor_day
  const end =
    'months' in length ? addMonths(start, length.months, anchor) : new Date(start.getTime() + length.milliseconds)
  // The texts of later years are longer, so they would not sort like instants any more.
  if (end.getUTCFullYear() > 9999) throw new ApiError('span_invalid')
  return { starts_at: start.toISOString(), ends_at: end.toISOString(), anchor_day: anchor }
}

/** A span that begins within the tolerance counts as begun: the server that placed it has a clock ahead of ours. */
function firstFrom(spans: readonly Span[], now: Date): string {
  const [at, soon] = [now, new Date(now.getTime() + CLOCK_TOLERANCE)].map((date) => date.toISOString()) as [
    string,
    string,
  ]
  const ahead = spans.find(({ start, end }) => at < start && start < soon && start < end)
  return firstFree(spans, ahead === undefined ? at : ahead.start)
}

/**
 * The end of the spans that hold an instant and follow one another without a gap; the instant itself where none holds
 * it.
 */
function firstFree(spans: readonly Span[], at: string): string {
  const held = spans.find(({ start, end }) => start <= at && at < end)
  return held === undefined ? at : firstFree(spans, held.end)
}

const isFollowed = (order: PlacedOrder, plan: Plan, start: Date): boolean =>
  order.status === 'paid' &&
  order.plan === plan &&
  order.ends_at === start.toISOString() &&
  isOnAnchor(start, order.anchor_day)

/** The length of a placed span. */
export function lengthOf({ starts_at, ends_at, anchor_day }: Placement): Length {
  const [start, end] = [new Date(starts_at), new Date(ends_at)]
  const months = wholeMonths(start, end, anchor_day)
  return months === undefined ? { milliseconds: end.getTime() - start.getTime() } : { months }
}
