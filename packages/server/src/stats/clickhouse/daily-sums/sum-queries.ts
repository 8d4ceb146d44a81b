import type { FixedDimension } from '@sightline/api-client/contract'
import type { StatsQuery } from '../../query/stats-query.ts'
import type { QueryParameters } from '../sql/query-parameters.ts'
import { columnsOf } from '../sql/fragments.ts'
import type { Sum } from '../sql/formulas.ts'
import { eventDimensions, WHOLE_SITE } from './summed-dimensions.ts'
import type { UsableSums } from './usable-builds.ts'

/** What the queries below need beside what they are about. */
export const sumParameters = (
  { siteId, from, to }: StatsQuery,
  { builds }: Pick<UsableSums, 'builds'>,
): QueryParameters => ({
  site_id: siteId,
  from,
  to,
  builds,
})

const OF_RANGE = `site_id = {site_id: UInt32} AND day >= {from: Int64} AND day < {to: Int64} AND build IN {builds: Array(UInt64)}`

/**
 * The sums from an instant on: whoever was there on an earlier day of it is counted on that day, and a visit that began earlier is counted on
 * the first.
 * @param hasEarlier Whether rows of days before it are read as well, which are left out then
 */
function sumsFrom(instant: string, hasEarlier = false): Readonly<Partial<Record<Sum | 'sessions', string>>> {
  const own = hasEarlier ? ` AND day >= ${instant}` : ''
  const sumOf = (column: string) => (hasEarlier ? `sumIf(${column}, day >= ${instant})` : `sum(${column})`)
  const ofVisits = (name: string) => `${sumOf(`started${name}`)} + sumIf(carried${name}, day = ${instant})`
  return {
    visitors: `sumIf(daily_sums.visitors, prev < ${instant}${own})`,
    sessions: `sumIf(daily_sums.sessions, prev < ${instant}${own})`,
    visits: ofVisits(''),
    views: ofVisits('_views'),
    duration_ms: ofVisits('_ms'),
    bounces: ofVisits('_bounces'),
    entrants: ofVisits(''),
    pageviews: sumOf('daily_sums.pageviews'),
    events: sumOf('daily_sums.events'),
    engaged_ms: sumOf('daily_sums.engaged_ms'),
    revenue_sum: sumOf('revenue'),
  }
}

/**
 * The query for the sums of the whole site: of ranges that follow each other, whose starts are the parameter `ranges`, in the rows
 * whose `is_total` is 1, and of each bucket.
 * @param columns SQL that follows from the wanted sums
 */
export function totalsOfSums(wanted: ReadonlySet<Sum>, columns: readonly string[], hasSeries: boolean): string {
  const startIn = (starts: string) => `toInt64(roundDown(day, {${starts}: Array(Int64)}))`
  const places = [`(1, ${startIn('ranges')})`, ...(hasSeries ? [`(0, ${startIn('starts')})`] : [])]
  return `
  SELECT *, ${columns.join(', ')}
  FROM (
    SELECT place.1 AS is_total, place.2 AS start, ${columnsOf(sumsFrom('place.2'), wanted).join(', ')}
    FROM daily_sums ARRAY JOIN [${places.join(', ')}] AS place
    WHERE ${OF_RANGE} AND dimension = '${WHOLE_SITE}'
    GROUP BY place
  )`
}

/**
 * The query for the sums of the values of dimensions, which are in the column `dimension` by the parameter `ids`: the rows of
 * those that have visitors. Few columns are read: each costs as much as any other.
 * @param isJoined Whether the range begins with an earlier one, up to the parameter `before`, whose visitors are counted by
 *   themselves; the sums are those from the parameter `now` on.
 */
export function valuesOfSums(
  parameters: QueryParameters,
  ids: ReadonlyMap<FixedDimension, string>,
  wanted: ReadonlySet<Sum>,
  isJoined = false,
): string {
  const names = [...ids.keys()]
  parameters['summed'] = names
  parameters['ids'] = [...ids.values()]
  const sums = sumsFrom(isJoined ? '{now: Int64}' : '{from: Int64}', isJoined)
  const visitsOf = (name: FixedDimension) => (areOfEvents(name) ? sums.sessions : sums.visits) ?? ''
  const rowCountOf = (name: FixedDimension) => {
    if (name === 'page' || name === 'page_title') return sums.pageviews ?? ''
    return name === 'event' ? (sums.events ?? '') : visitsOf(name)
  }
  const columns = [
    ...columnsOf({ ...sums, visits: byDimension(names, visitsOf) }, new Set([...wanted, 'visitors'])),
    ...(isJoined
      ? [`sumIf(daily_sums.visitors, prev < {from: Int64} AND day < {before: Int64}) AS visitors_before`]
      : []),
    `${byDimension(names, rowCountOf)} AS row_count`,
  ]
  const hidden = names.filter((name) => ['entry_page', 'exit_page'].includes(name))
  return `
  SELECT transform(daily_sums.dimension, {summed: Array(String)}, {ids: Array(String)}, '') AS dimension, value,
    ${columns.join(', ')}
  FROM daily_sums
  WHERE ${OF_RANGE} AND daily_sums.dimension IN {summed: Array(String)}
    ${hidden.length === 0 ? '' : `AND NOT (daily_sums.dimension IN (${textsOf(hidden)}) AND value = '')`}
  GROUP BY daily_sums.dimension, value
  HAVING visitors > 0`
}

/** SQL for what is another sum for each of some dimensions. */
function byDimension(names: readonly FixedDimension[], sumOf: (name: FixedDimension) => string): string {
  const groups = [...Map.groupBy(names, sumOf)]
  const last = groups.pop()?.[0] ?? '0'
  return groups.reduceRight(
    (rest, [sum, own]) => `if(daily_sums.dimension IN (${textsOf(own)}), ${sum}, ${rest})`,
    last,
  )
}

const textsOf = (names: readonly FixedDimension[]): string => names.map((name) => `'${name}'`).join(', ')

/** Whether values of a dimension are counted in single events. */
const areOfEvents = (dimension: FixedDimension): boolean => eventDimensions.some((one) => one === dimension)
