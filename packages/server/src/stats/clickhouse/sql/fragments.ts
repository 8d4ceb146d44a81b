import { goalsReached } from './goal-condition.ts'
import type { NamedGoalCondition } from '../../source.ts'
import type { EventSum, Sum, VisitSum } from './formulas.ts'
import type { QueryParameters } from './query-parameters.ts'
import { eventsBefore, eventsFrom } from './time-range.ts'
import type { Conditions } from './where.ts'
import type { DimensionKind } from '../../query/dimensions.ts'

const VIEW = `name = 'pageview'`
const CUSTOM = `name NOT IN ('pageview', 'engagement')`
/** A condition that leaves out engagement events, which alone make nobody a visitor. */
const ANY_ACTIVITY = `name != 'engagement'`

/** The condition for the events that make a row of a dimension, or a total. */
function rowEventsOf(kind: DimensionKind, { isOfEventsOrGoals }: Conditions): string {
  if ((kind === 'page' || kind === 'page_title') && !isOfEventsOrGoals) return VIEW
  return kind === 'event' ? CUSTOM : ANY_ACTIVITY
}

/**
 * The `FROM` part for rows of a dimension: the events; where the rows are goals, each event once for every goal that it
 * reaches.
 */
export function eventTable(
  kind: DimensionKind,
  { events }: Conditions,
  goals: readonly NamedGoalCondition[],
  parameters: QueryParameters,
): string {
  return kind === 'goal'
    ? `(SELECT *, arrayJoin(${goalsReached(goals, parameters)}) AS goal FROM events WHERE ${events})`
    : 'events'
}

/** Whether a sum counts distinct values, so that sums of two buckets cannot be added. */
export const isDistinct = (sum: Sum): boolean => ['visitors', 'visits', 'converted', 'reachable'].includes(sum)

/**
 * Sums over `events`.
 * @param suffix `State` for distinct counts that are merged later.
 */
export function eventSums(
  conditions: Conditions,
  kind: DimensionKind,
  suffix: '' | 'State' = '',
): Readonly<Record<EventSum | 'row_count', string>> {
  const { action } = conditions
  const rowEvents = `${rowEventsOf(kind, conditions)} AND ${action}`
  // A goal may also be the view of a page.
  const conversions = kind === 'goal' || conditions.isOfGoals ? ANY_ACTIVITY : CUSTOM
  const distinct = (column: string, which: string) => `uniqExactIf${suffix}(${column}, ${which})`
  const visits = distinct('session_id', rowEvents)
  const isOfVisits = kind === 'none' || kind === 'visit' || kind === 'hostname'
  return {
    visitors: distinct('visitor_id', rowEvents),
    visits,
    row_count: isOfVisits ? visits : `countIf(${rowEvents})`,
    pageviews: `countIf(${VIEW} AND ${action})`,
    events: `countIf(${kind === 'goal' ? ANY_ACTIVITY : CUSTOM} AND ${action})`,
    converted: distinct('visitor_id', `${conversions} AND ${action}`),
    reachable: distinct('visitor_id', ANY_ACTIVITY),
    engaged_ms: `sumIf(engagement_ms, name = 'engagement')`,
    revenue_sum: `sumIf(ifNull(revenue, 0), currency IN ('', {currency: String}) AND ${action})`,
  }
}

/** The smallest part of `events` that these sums need. */
export function eventRows(conditions: Conditions, kind: DimensionKind, sums: ReadonlySet<Sum>): string {
  const { events, action } = conditions
  const needsAll = sums.has('engaged_ms')
  const isNarrow = ![...sums].some((sum) =>
    ['events', 'converted', 'reachable', 'revenue_sum', 'engaged_ms'].includes(sum),
  )
  const names = isNarrow ? rowEventsOf(kind, conditions) : ANY_ACTIVITY
  const needed = [events, ...(needsAll ? [] : [names]), ...(sums.has('reachable') || needsAll ? [] : [action])]
  return needed.join(' AND ')
}

/** Sums over `sessions`, in which a visit may still have several rows that cancel each other. */
export function visitSums(): Readonly<Record<VisitSum | 'row_count', string>> {
  const visits = 'sumIf(sign, is_hit)'
  return {
    visitors: 'uniqExactIf(visitor_id, is_hit)',
    visits,
    row_count: visits,
    views: 'sumIf(sign * toInt64(pageviews), is_hit)',
    duration_ms: `sumIf(sign * dateDiff('ms', start, end), is_hit)`,
    bounces: 'sumIf(sign * is_bounce, is_entrant)',
    unengaged: `sumIf(sign * (pageviews < 2 AND session_id GLOBAL NOT IN (${engagedVisits})), is_entrant)`,
    entrants: 'sumIf(sign, is_entrant)',
  }
}

/**
 * The visits with more engaged time than Google's threshold; their engagement events may lie before the range or after
 * it.
 */
const engagedVisits = `
  SELECT session_id
  FROM events
  WHERE site_id = {site_id: UInt32} AND name = 'engagement'
    AND ${eventsFrom('{from: Int64} - 86400000')} AND ${eventsBefore('{to: Int64} + 86400000')}
  GROUP BY session_id
  HAVING sum(engagement_ms) > 10000`

/** The `WITH` part of a query of those sums. */
export const visitFlags = ({ hit, entrant }: Conditions): string => `(${hit}) AS is_hit, (${entrant}) AS is_entrant`

/** The query for the mean of the deepest scroll of each visit on each page, by value. */
export const depthQuery = ({ events }: Conditions, value: string): string => `
  SELECT value, toNullable(avg(deepest)) AS depth
  FROM (
    SELECT ${value} AS value, max(assumeNotNull(scroll_depth)) AS deepest
    FROM events
    WHERE ${events} AND name = 'engagement' AND isNotNull(scroll_depth)
    GROUP BY value, visitor_id, session_id, pathname
  )
  GROUP BY value`

/** The query for the visits that ended in the range, by exit page. */
export const exitsQuery = ({ visits, hit }: Conditions): string => `
  SELECT exit_page AS value, sum(sign) AS exits
  FROM sessions
  WHERE ${visits} AND end < fromUnixTimestamp64Milli({to: Int64}) AND ${hit}
  GROUP BY value`

/** The wanted sums as SQL columns. */
export const columnsOf = (sums: Readonly<Record<string, string>>, wanted: ReadonlySet<string>): string[] =>
  Object.entries(sums)
    .filter(([name]) => wanted.has(name))
    .map(([name, sql]) => `${sql} AS ${name}`)
