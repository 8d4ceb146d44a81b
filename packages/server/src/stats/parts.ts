import { goalsReached, type NamedDeed } from './deeds.ts'
import type { EventSum, Sum, VisitSum } from './figures.ts'
import type { Parameters } from './filters.ts'
import type { Conditions } from './scope.ts'
import type { DimensionKind } from './sources.ts'

const VIEW = `name = 'pageview'`
const CUSTOM = `name NOT IN ('pageview', 'engagement')`
/** Engagement pings alone make nobody a visitor. */
const SIGN_OF_LIFE = `name != 'engagement'`

/** The events that make a row of a dimension, or a total. */
function makingRows(kind: DimensionKind, { isOfDeeds }: Conditions): string {
  if ((kind === 'page' || kind === 'page_title') && !isOfDeeds) return VIEW
  return kind === 'event' ? CUSTOM : SIGN_OF_LIFE
}

/**
 * What stands behind `FROM` for rows of a dimension: the events, which are there once for each goal that they reach
 * where the rows are of goals.
 */
export function eventTable(
  kind: DimensionKind,
  { events }: Conditions,
  goals: readonly NamedDeed[],
  parameters: Parameters,
): string {
  return kind === 'goal'
    ? `(SELECT *, arrayJoin(${goalsReached(goals, parameters)}) AS goal FROM events WHERE ${events})`
    : 'events'
}

/** Sums that cannot be added up: who is in two of them is one. */
export const isDistinct = (sum: Sum): boolean => ['visitors', 'visits', 'converted', 'reachable'].includes(sum)

/**
 * Sums over `events`.
 * @param suffix `State` for distinct ones that are merged later.
 */
export function eventSums(
  conditions: Conditions,
  kind: DimensionKind,
  suffix: '' | 'State' = '',
): Readonly<Record<EventSum | 'row_count', string>> {
  const { doing } = conditions
  const making = `${makingRows(kind, conditions)} AND ${doing}`
  // A goal may be the view of a page.
  const deeds = kind === 'goal' || conditions.isOfGoals ? SIGN_OF_LIFE : CUSTOM
  const distinct = (column: string, which: string) => `uniqExactIf${suffix}(${column}, ${which})`
  const visits = distinct('session_id', making)
  const isOfVisits = kind === 'none' || kind === 'visit' || kind === 'hostname'
  return {
    visitors: distinct('visitor_id', making),
    visits,
    row_count: isOfVisits ? visits : `countIf(${making})`,
    pageviews: `countIf(${VIEW} AND ${doing})`,
    events: `countIf(${kind === 'goal' ? SIGN_OF_LIFE : CUSTOM} AND ${doing})`,
    converted: distinct('visitor_id', `${deeds} AND ${doing}`),
    reachable: distinct('visitor_id', SIGN_OF_LIFE),
    engaged_ms: `sumIf(engagement_ms, name = 'engagement')`,
    revenue_sum: `sumIf(ifNull(revenue, 0), currency IN ('', {currency: String}) AND ${doing})`,
  }
}

/** The least of `events` that these sums need. */
export function eventRows(conditions: Conditions, kind: DimensionKind, sums: ReadonlySet<Sum>): string {
  const { events, doing } = conditions
  const needsAll = sums.has('engaged_ms')
  const isNarrow = ![...sums].some((sum) =>
    ['events', 'converted', 'reachable', 'revenue_sum', 'engaged_ms'].includes(sum),
  )
  const names = isNarrow ? makingRows(kind, conditions) : SIGN_OF_LIFE
  const needed = [events, ...(needsAll ? [] : [names]), ...(sums.has('reachable') || needsAll ? [] : [doing])]
  return needed.join(' AND ')
}

/** Sums over `sessions`, in which a visit may still have several statements that cancel each other. */
export function visitSums(): Readonly<Record<VisitSum | 'row_count', string>> {
  const visits = 'sumIf(sign, is_hit)'
  return {
    visitors: 'uniqExactIf(visitor_id, is_hit)',
    visits,
    row_count: visits,
    views: 'sumIf(sign * toInt64(pageviews), is_hit)',
    duration_ms: `sumIf(sign * dateDiff('ms', start, end), is_hit)`,
    bounces: 'sumIf(sign * is_bounce, is_entrant)',
    entrants: 'sumIf(sign, is_entrant)',
  }
}

/** Stands before a query of those sums. */
export const visitFlags = ({ hit, entrant }: Conditions): string => `(${hit}) AS is_hit, (${entrant}) AS is_entrant`

/** The mean of the deepest scroll of each visit on each page, for each value. */
export const depthQuery = ({ events }: Conditions, value: string): string => `
  SELECT value, toNullable(avg(deepest)) AS depth
  FROM (
    SELECT ${value} AS value, max(assumeNotNull(scroll_depth)) AS deepest
    FROM events
    WHERE ${events} AND name = 'engagement' AND isNotNull(scroll_depth)
    GROUP BY value, visitor_id, session_id, pathname
  )
  GROUP BY value`

/** Visits that ended in the span, by the page that they left. */
export const exitsQuery = ({ visits, hit }: Conditions): string => `
  SELECT exit_page AS value, sum(sign) AS exits
  FROM sessions
  WHERE ${visits} AND end < fromUnixTimestamp64Milli({to: Int64}) AND ${hit}
  GROUP BY value`

/** The wanted ones as columns. */
export const columnsOf = (sums: Readonly<Record<string, string>>, wanted: ReadonlySet<string>): string[] =>
  Object.entries(sums)
    .filter(([name]) => wanted.has(name))
    .map(([name, sql]) => `${sql} AS ${name}`)
