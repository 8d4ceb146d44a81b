import type { FixedDimension } from '@sightline/api-client/contract'
import { columnOf } from '../sql/columns.ts'
import { eventsBefore, eventsFrom, eventsInRange, visitsFrom, visitsInRange } from '../sql/time-range.ts'
import { eventDimensions, isOfKind, pairList, pairsOf, WHOLE_SITE } from './summed-dimensions.ts'

// The parameters: `site_id`; `from` and `to`, the range of the days that are made; `days`, the starts of all days that are
// looked back to, which begin at `since`; `made` and `builds`, the starts of the days that are made and the ids of their sums.

const OF_SITE = 'site_id = {site_id: UInt32}'
const DAYS = '{days: Array(Int64)}'
const VIEW = `name = 'pageview'`
const CUSTOM = `name NOT IN ('pageview', 'engagement')`
const ACTIVITY = `name != 'engagement'`

const dayOf = (instant: string): string => `roundDown(toUnixTimestamp64Milli(${instant}), ${DAYS})`
/** The local days of a visit; the first one that is known stands for those before it. */
const VISIT_DAYS = `arrayFilter(one -> one >= ${dayOf('start')} AND one <= ${dayOf('end')}, ${DAYS})`
/** What a row of daily sums has, in the order of the table. */
const SUMS = [
  'visitors',
  'sessions',
  'started',
  'started_views',
  'started_ms',
  'started_bounces',
  'carried',
  'carried_views',
  'carried_ms',
  'carried_bounces',
  'pageviews',
  'events',
  'engaged_ms',
  'revenue',
] as const

/** SQL for a row with some sums; the others are none. */
const rowWith = (sums: Readonly<Partial<Record<(typeof SUMS)[number], string>>>, prev = 'toInt64(0)'): string =>
  `dimension, day, value, ${prev} AS before, ${SUMS.map((name) => `${sums[name] ?? '0'} AS n_${name}`).join(', ')}`

/** The statement that makes the sums of some days. @param leftOut Dimensions with too many values */
export function buildStatement(leftOut: ReadonlySet<string>): string {
  const kept = <Name extends FixedDimension>(names: readonly Name[]) => names.filter((name) => !leftOut.has(name))
  const ofVisits = kept(isOfKind('visit', 'entry_page', 'exit_page'))
  const parts = [
    distinctOfVisits(ofVisits),
    sumsOfVisits(ofVisits, leftOut),
    distinctOfEvents('visitor_id', 'visitors', [`('${WHOLE_SITE}', '')`], leftOut),
    distinctOfEvents('session_id', 'sessions', [], leftOut),
    sumsOfEvents(kept(isOfKind('visit')), leftOut),
  ]
  // Few rows make fast answers: all that is known of a value on a day stands in one, unless somebody came before.
  return `
  INSERT INTO daily_sums (site_id, dimension, day, build, value, prev, ${SUMS.join(', ')})
  SELECT {site_id: UInt32}, dimension, day, transform(day, {made: Array(Int64)}, {builds: Array(UInt64)}, toUInt64(0)), value, before,
    ${SUMS.map((name) => `sum(n_${name})`).join(', ')}
  FROM (${parts.join(' UNION ALL ')})
  GROUP BY dimension, day, value, before`
}

/**
 * For each visitor and value the days, each with the one before it; then the number of visitors by value, day and day
 * before. @param days SQL for the days of a row
 */
const countByDayBefore = (who: string, column: 'visitors' | 'sessions', days: string, rows: string): string => `
  SELECT ${rowWith({ [column]: 'count()' }, 'prev')}
  FROM (
    SELECT dimension, value,
      arrayJoin(arrayFilter(pair -> pair.1 >= {from: Int64}, arrayZip(own, arrayPushFront(arrayPopBack(own), toInt64(0))))) AS of_day,
      of_day.1 AS day, of_day.2 AS prev
    FROM (
      SELECT ${who}, one.1 AS dimension, one.2 AS value, arraySort(groupUniqArrayArray(${days})) AS own
      FROM (${rows})
      GROUP BY ${who}, dimension, value
    )
  )
  GROUP BY dimension, day, value, prev`

const distinctOfVisits = (names: readonly FixedDimension[]): string =>
  countByDayBefore(
    'visitor_id',
    'visitors',
    'days',
    `SELECT visitor_id, ${VISIT_DAYS} AS days, arrayJoin(${pairsOf(names)}) AS one FROM sessions FINAL
     WHERE ${OF_SITE} AND ${visitsFrom('{since: Int64}')} AND (
       end >= fromUnixTimestamp64Milli({from: Int64})
       OR visitor_id IN (SELECT visitor_id FROM sessions WHERE ${OF_SITE} AND ${visitsInRange}))`,
  )

function sumsOfVisits(names: readonly FixedDimension[], leftOut: ReadonlySet<string>): string {
  // The bounces of a page are those of the visits that entered there.
  const further = [`('${WHOLE_SITE}', '')`, ...(leftOut.has('page') ? [] : [`('page', entry_page)`])]
  const sumsOf = (name: 'started' | 'carried', which: string) => ({
    [name]: `countIf(${which})`,
    [`${name}_views`]: `sumIf(pageviews, ${which})`,
    [`${name}_ms`]: `sumIf(ms, ${which})`,
    [`${name}_bounces`]: `countIf(is_bounce AND ${which})`,
  })
  return `
  SELECT ${rowWith({ ...sumsOf('started', 'start_ms >= day'), ...sumsOf('carried', 'start_ms < day') })}
  FROM (
    SELECT one.1 AS dimension, one.2 AS value, day, pageviews, is_bounce, ms, start_ms
    FROM (
      SELECT pageviews, is_bounce, dateDiff('ms', start, end) AS ms, toUnixTimestamp64Milli(start) AS start_ms,
        arrayJoin(arrayConcat(${pairsOf(names)}, ${pairList(further)})) AS one,
        arrayFilter(one_day -> one_day >= {from: Int64}, ${VISIT_DAYS}) AS own_days
      FROM sessions FINAL WHERE ${OF_SITE} AND ${visitsInRange}
    )
    ARRAY JOIN own_days AS day
  )
  GROUP BY dimension, day, value`
}

/** SQL for the rows of events that a row of the table counts in. */
function pairsOfEvents(leftOut: ReadonlySet<string>, further: readonly string[]): string {
  const kept = (...names: (typeof eventDimensions)[number][]) => pairsOf(names.filter((name) => !leftOut.has(name)))
  return `arrayConcat(${pairList(further)}, ${kept('hostname')},
    if(${VIEW}, ${kept('page', 'page_title')}, []), if(${CUSTOM}, ${kept('event')}, []))`
}

const distinctOfEvents = (
  who: 'visitor_id' | 'session_id',
  column: 'visitors' | 'sessions',
  further: readonly string[],
  leftOut: ReadonlySet<string>,
): string =>
  countByDayBefore(
    who,
    column,
    '[day]',
    `SELECT ${who}, ${dayOf('ts')} AS day, arrayJoin(${pairsOfEvents(leftOut, further)}) AS one FROM events
     WHERE ${OF_SITE} AND ${ACTIVITY} AND ${eventsFrom('{since: Int64}')} AND ${eventsBefore('{to: Int64}')} AND (
       ts >= fromUnixTimestamp64Milli({from: Int64})
       OR ${who} IN (SELECT ${who} FROM events WHERE ${OF_SITE} AND ${ACTIVITY} AND ${eventsInRange}))`,
  )

function sumsOfEvents(names: readonly FixedDimension[], leftOut: ReadonlySet<string>): string {
  const others = eventDimensions.filter((name) => name !== 'event' && !leftOut.has(name))
  const ofEvents = leftOut.has('event') ? '' : `, if(${CUSTOM}, ${pairsOf(['event'])}, [])`
  return `
  SELECT ${rowWith({
    pageviews: `countIf(${VIEW})`,
    events: `countIf(${CUSTOM})`,
    engaged_ms: `sumIf(engagement_ms, name = 'engagement')`,
    revenue: `sumIf(toDecimal128(ifNull(revenue, 0), 4), ${ACTIVITY} AND currency IN ('', {currency: String}))`,
  })}
  FROM (
    SELECT one.1 AS dimension, one.2 AS value, day, name, engagement_ms, revenue, currency
    FROM (
      SELECT ${dayOf('ts')} AS day, name, engagement_ms, revenue, currency,
        arrayJoin(arrayConcat(${pairsOf([...names, ...others])}, ${pairList([`('${WHOLE_SITE}', '')`])}${ofEvents})) AS one
      FROM events WHERE ${OF_SITE} AND ${eventsInRange}
    )
  )
  GROUP BY dimension, day, value
  HAVING n_pageviews > 0 OR n_events > 0 OR n_engaged_ms > 0 OR n_revenue != 0`
}

/** The query for the number of values of each dimension in the days that are made. */
export const VALUE_COUNTS = [
  { table: 'sessions', names: isOfKind('visit', 'entry_page', 'exit_page'), where: visitsInRange },
  { table: 'events', names: [...eventDimensions], where: eventsInRange },
]
  .map(
    ({ table, names, where }) => `
    SELECT one.1 AS dimension, one.2 AS values FROM (
      SELECT arrayJoin([${names.map((name) => `('${name}', uniq(${columnOf(name, '', {})}))`).join(', ')}]) AS one
      FROM ${table} WHERE ${OF_SITE} AND ${where}
    )`,
  )
  .join(' UNION ALL ')
