import type { Dimension, Output, Schemas } from '@sightline/api-client/contract'
import { selectRows } from '../store/clickhouse/select.ts'
import type { ClickHouseClient } from '../store/clickhouse/clickhouse.ts'
import type { Period } from './ranges.ts'

export type Breakdown = Output<Schemas['stats']['dashboard']>['breakdowns'][number]

/** The columns behind the dimensions: of a visit, which all its events share, or of each event. */
const visitColumns = { source: 'source', country: 'country', browser: 'browser', os: 'os', device: 'device' } as const
const viewColumns = { page: 'pathname', page_title: 'title' } as const
const eventColumns = { event: 'name' } as const

interface Row {
  dimension: Dimension
  value: string
  visitors: string
  count: string
  total_rows: string
}

export interface Window {
  limit: number
  offset: number
}

/**
 * Breakdowns of a period, one scan for each of the three kinds that is asked for.
 * @param visitors Of the whole period: what the percentages are of.
 */
export async function readBreakdowns(
  client: ClickHouseClient,
  siteId: number,
  period: Pick<Period, 'from' | 'to'>,
  dimensions: readonly Dimension[],
  visitors: number,
  { limit, offset }: Window,
): Promise<Breakdown[]> {
  const parameters = { site_id: siteId, from: period.from, to: period.to, limit, offset }
  const queries = [
    queryOf(visitColumns, dimensions, 'sum(sign)', `sessions WHERE ${ofVisits}`),
    queryOf(viewColumns, dimensions, 'count()', `events WHERE ${ofEvents} AND name = 'pageview'`),
    queryOf(eventColumns, dimensions, 'count()', `events WHERE ${ofEvents} AND name NOT IN ('pageview', 'engagement')`),
  ]
  const wanted = queries.filter((query) => query !== undefined)
  const answers = await Promise.all(wanted.map((query) => selectRows<Row>(client, query, parameters)))
  const rows = answers.flat()
  return dimensions.map((dimension) => {
    const own = rows.filter((row) => row.dimension === dimension)
    return {
      dimension,
      rows: own.map((row) => ({
        value: row.value,
        visitors: Number(row.visitors),
        percentage: visitors === 0 ? 0 : (Number(row.visitors) / visitors) * 100,
        count: Number(row.count),
      })),
      total_rows: Number(own[0]?.total_rows ?? 0),
    }
  })
}

/** One breakdown, page by page; a page past the end still tells how many rows there are. */
export async function readBreakdown(
  client: ClickHouseClient,
  siteId: number,
  period: Pick<Period, 'from' | 'to'>,
  dimension: Dimension,
  visitors: number,
  window: Window,
): Promise<Breakdown> {
  const read = (rows: Window) => readBreakdowns(client, siteId, period, [dimension], visitors, rows)
  const [page] = await read(window)
  if (page !== undefined && page.rows.length > 0) return page
  const [first] = await read({ limit: 1, offset: 0 })
  return { dimension, rows: [], total_rows: first?.total_rows ?? 0 }
}

const ofEvents = `site_id = {site_id: UInt32}
    AND ts >= fromUnixTimestamp64Milli({from: Int64}) AND ts < fromUnixTimestamp64Milli({to: Int64})`

const ofVisits = `site_id = {site_id: UInt32}
    AND start < fromUnixTimestamp64Milli({to: Int64}) AND end >= fromUnixTimestamp64Milli({from: Int64})`

/** One scan that groups by each of the columns on its own. Names come from the tables above, values are bound. */
function queryOf(
  columns: Readonly<Partial<Record<Dimension, string>>>,
  asked: readonly Dimension[],
  count: string,
  source: string,
): string | undefined {
  const wanted = Object.entries(columns).filter(([dimension]) => asked.some((one) => one === dimension))
  if (wanted.length === 0) return undefined
  const which = (choose: (dimension: string, column: string) => string) =>
    wanted.reduceRight(
      (rest, [dimension, column]) => `if(grouping(${column}) = 0, ${choose(dimension, column)}, ${rest})`,
      `''`,
    )
  return `
  SELECT dimension, value, visitors, count, count() OVER (PARTITION BY dimension) AS total_rows
  FROM (
    SELECT
      ${which((dimension) => `'${dimension}'`)} AS dimension,
      ${which((_, column) => `toString(${column})`)} AS value,
      uniqExact(visitor_id) AS visitors,
      ${count} AS count
    FROM ${source}
    GROUP BY GROUPING SETS (${wanted.map(([, column]) => `(${column})`).join(', ')})
  )
  ORDER BY visitors DESC, count DESC, value
  LIMIT {limit: UInt32} OFFSET {offset: UInt32} BY dimension`
}
