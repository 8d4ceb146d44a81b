import type { FixedDimension } from '@sightline/api-client/contract'
import type { StatsQuery } from '../../query/stats-query.ts'
import type { QueryParameters } from '../sql/query-parameters.ts'
import { columnsOf } from '../sql/fragments.ts'
import type { Sum } from '../sql/formulas.ts'
import { eventDimensions, WHOLE_SITE } from './summed-dimensions.ts'
import type { UsableSums } from './usable-builds.ts'

/** What the queries below need beside what they are about. */
export const sumParameters = ({ siteId, from, to }: StatsQuery, { builds }: UsableSums): QueryParameters => ({
  site_id: siteId,
  from,
  to,
  builds,
})

const OF_RANGE = `site_id = {site_id: UInt32} AND day >= {from: Int64} AND day < {to: Int64} AND build IN {builds: Array(UInt64)}`

/**
 * The sums from an instant on: whoever was there on an earlier day of it is counted on that day, and a visit that began earlier is counted on
 * the first.
 */
function sumsFrom(instant: string): Readonly<Partial<Record<Sum, string>>> {
  const ofVisits = (name: string) => `sum(started${name}) + sumIf(carried${name}, day = ${instant})`
  return {
    visitors: `sumIf(daily_sums.visitors, prev < ${instant})`,
    visits: ofVisits(''),
    views: ofVisits('_views'),
    duration_ms: ofVisits('_ms'),
    bounces: ofVisits('_bounces'),
    entrants: ofVisits(''),
    pageviews: 'sum(daily_sums.pageviews)',
    events: 'sum(daily_sums.events)',
    engaged_ms: 'sum(daily_sums.engaged_ms)',
    revenue_sum: 'sum(revenue)',
  }
}

/**
 * The query for the sums of the whole site: of the range, in the row whose `is_total` is 1, and of each bucket.
 * @param columns SQL that follows from the wanted sums
 */
export function totalsOfSums(wanted: ReadonlySet<Sum>, columns: readonly string[], hasSeries: boolean): string {
  const places = hasSeries
    ? '[(1, {from: Int64}), (0, toInt64(roundDown(day, {starts: Array(Int64)})))]'
    : '[(1, {from: Int64})]'
  return `
  SELECT *, ${columns.join(', ')}
  FROM (
    SELECT place.1 AS is_total, place.2 AS bucket, ${columnsOf(sumsFrom('place.2'), wanted).join(', ')}
    FROM daily_sums ARRAY JOIN ${places} AS place
    WHERE ${OF_RANGE} AND dimension = '${WHOLE_SITE}'
    GROUP BY place
  )`
}

/**
 * The query for the sums of the values of dimensions, which are in the column `dimension` by the parameter `ids`: the rows of
 * those that have visitors. Few columns are read: each costs as much as any other.
 */
export function valuesOfSums(
  parameters: QueryParameters,
  ids: ReadonlyMap<FixedDimension, string>,
  wanted: ReadonlySet<Sum>,
): string {
  const names = [...ids.keys()]
  parameters['summed'] = names
  parameters['ids'] = [...ids.values()]
  const sums = sumsFrom('{from: Int64}')
  const visits = byDimension(names, visitsOf)
  const hidden = names.filter((name) => ['entry_page', 'exit_page'].includes(name))
  return `
  SELECT transform(daily_sums.dimension, {summed: Array(String)}, {ids: Array(String)}, '') AS dimension, value,
    ${columnsOf({ ...sums, visits }, new Set([...wanted, 'visitors'])).join(', ')}, ${byDimension(names, rowCountOf)} AS row_count
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

const visitsOf = (name: FixedDimension): string =>
  areOfEvents(name) ? 'sumIf(sessions, prev < {from: Int64})' : (sumsFrom('{from: Int64}').visits ?? '')

function rowCountOf(name: FixedDimension): string {
  if (name === 'page' || name === 'page_title') return 'sum(daily_sums.pageviews)'
  return name === 'event' ? 'sum(daily_sums.events)' : visitsOf(name)
}

/** Whether values of a dimension are counted in single events. */
const areOfEvents = (dimension: FixedDimension): boolean => eventDimensions.some((one) => one === dimension)
