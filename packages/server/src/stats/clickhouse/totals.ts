import type { Metric } from '@sightline/api-client/contract'
import type { RunQuery } from '../../store/clickhouse/select.ts'
import { metricValuesIn, formulaColumns, minorUnitsOf, sumsFor, UNENGAGED_RATE, type Sum } from './sql/formulas.ts'
import { columnsOf, depthQuery, eventRows, eventSums, isDistinct, visitFlags, visitSums } from './sql/fragments.ts'
import type { Tables } from './breakdown.ts'
import { conditionsOf, type Conditions } from './sql/where.ts'
import type { StatsQuery } from '../query/stats-query.ts'
import type { Totals, UnengagedRates } from '../source.ts'
import { sumParameters, totalsOfSums } from './daily-sums/sum-queries.ts'
import type { UsableSums } from './daily-sums/usable-builds.ts'
import { decideSums, decideTable, hasSums } from './table-decider.ts'

interface Row {
  is_total: number
  bucket: string
  [column: string]: unknown
}

/**
 * Reads metrics of a whole range, and of each of its buckets: one scan of each table that is needed.
 * @param starts The starts of the buckets, in milliseconds since 1970; empty where no series is wanted.
 */
export async function readTotals(
  tables: Tables,
  query: StatsQuery,
  metrics: readonly Metric[],
  starts: readonly number[],
): Promise<Totals> {
  const summed = metrics.filter(hasSums)
  const others = metrics.filter((metric) => !hasSums(metric))
  if (others.length > 0) tables.read.add('rows')
  const usable = summed.length === 0 ? undefined : await decideSums(tables, query, { metrics: summed, starts })
  const rows = await Promise.all(
    usable === undefined
      ? [readTables(tables, query, metrics, starts)]
      : [
          readSums(tables, query, summed, starts, usable),
          ...(others.length === 0 ? [] : [readTables(tables, query, others, starts)]),
        ],
  )
  return totalsIn(merge(rows.flat()), metrics, starts)
}

async function readTables(
  { ask, goals }: Tables,
  query: StatsQuery,
  metrics: readonly Metric[],
  starts: readonly number[],
): Promise<Row[]> {
  const conditions = conditionsOf(query, goals)
  const parameters = { ...conditions.parameters, starts, minor_units: minorUnitsOf(query.currency) }
  const ofTable = (table: 'events' | 'visits') =>
    metrics.filter((metric) => decideTable(metric, 'none') === table && metric !== 'scroll_depth')
  const ofEvents = [...new Set([...ofTable('events'), 'visitors' as const])]
  const ofVisits = ofTable('visits')
  const hasSeries = starts.length > 0
  const [eventTable, visitTable, depths] = await Promise.all([
    ask<Row>(eventsQuery(conditions, ofEvents, hasSeries), parameters),
    ofVisits.length === 0
      ? []
      : ask<Row>(visitsQuery(conditions, sumsFor(ofVisits), formulaColumns(ofVisits), hasSeries), parameters),
    metrics.includes('scroll_depth') ? readDepths(ask, conditions, parameters, hasSeries) : [],
  ])

  return [...eventTable, ...visitTable, ...depths]
}

function readSums(
  { ask }: Tables,
  query: StatsQuery,
  metrics: readonly Metric[],
  starts: readonly number[],
  usable: UsableSums,
): Promise<Row[]> {
  const read = [...new Set([...metrics, 'visitors' as const])]
  return ask<Row>(totalsOfSums(sumsFor(read), formulaColumns(read), starts.length > 0), {
    ...sumParameters(query, usable),
    starts,
    minor_units: minorUnitsOf(query.currency),
  })
}

function totalsIn(
  rows: ReadonlyMap<string, Record<string, unknown>>,
  metrics: readonly Metric[],
  starts: readonly number[],
): Totals {
  const total = rows.get(TOTAL)
  const visitors = Number(total?.['m_visitors'] ?? 0)
  const metricValuesOf = (key: string) => metricValuesIn(rows.get(key), metrics, visitors)
  return {
    metricValues: metricValuesOf(TOTAL),
    visitors,
    reachable: Number(total?.['reachable'] ?? 0),
    buckets: starts.map((start) => metricValuesOf(String(start))),
  }
}

/**
 * Reads the bounce rate by Google's definition. @param starts The starts of the buckets, in milliseconds since 1970.
 */
export async function readUnengagedRates(
  { ask, goals }: Tables,
  query: StatsQuery,
  starts: readonly number[],
): Promise<UnengagedRates> {
  const conditions = conditionsOf(query, goals)
  const columns = [`${UNENGAGED_RATE.sql} AS rate`]
  const sql = visitsQuery(conditions, new Set(UNENGAGED_RATE.needs), columns, starts.length > 0)
  const rows = merge(await ask<Row>(sql, { ...conditions.parameters, starts }))
  const rateOf = (key: string) => Number(rows.get(key)?.['rate'] ?? 0)
  return { total: rateOf(TOTAL), buckets: starts.map((start) => rateOf(String(start))) }
}

const TOTAL = 'total'

/** Merges the rows of several tables into one for each bucket and one for the total. */
function merge(rows: readonly Row[]): Map<string, Record<string, unknown>> {
  const merged = new Map<string, Record<string, unknown>>()
  for (const row of rows) {
    const key = row.is_total === 1 ? TOTAL : row.bucket
    merged.set(key, { ...merged.get(key), ...row })
  }
  return merged
}

/**
 * The SQL for the bucket of an instant. `roundDown` finds it among the given starts, so that no rule of a time zone is
 * written twice.
 */
const bucketOf = (instant: string): string => `roundDown(${instant}, {starts: Array(Int64)})`
const EVENT_BUCKET = bucketOf('toUnixTimestamp64Milli(ts)')

/** A visitor of several buckets counts once in the total, so the states of the buckets are merged. */
function eventsQuery(conditions: Conditions, metrics: readonly Metric[], hasSeries: boolean): string {
  const wanted = sumsFor(metrics)
  const from = `FROM events WHERE ${eventRows(conditions, 'none', wanted)}`
  if (!hasSeries) {
    return `
  SELECT 1 AS is_total, *, ${formulaColumns(metrics).join(', ')}
  FROM (SELECT ${columnsOf(eventSums(conditions, 'none'), wanted).join(', ')} ${from})`
  }
  const states = columnsOf(eventSums(conditions, 'none', 'State'), wanted)
  const merged = [...wanted].map((sum) => `${isDistinct(sum) ? 'uniqExactIfMerge' : 'sum'}(of_bucket.${sum}) AS ${sum}`)
  return `
  SELECT *, ${formulaColumns(metrics).join(', ')}
  FROM (
    SELECT grouping(bucket) = 1 AS is_total, bucket, ${merged.join(', ')}
    FROM (SELECT ${EVENT_BUCKET} AS bucket, ${states.join(', ')} ${from} GROUP BY bucket) AS of_bucket
    GROUP BY GROUPING SETS ((bucket), ())
  )`
}

/**
 * The query over visits. A visit counts in every bucket from its first to its last event, but once in the total. Few
 * visits are in several buckets, so they are first summed by the pair of their first and last bucket.
 */
function visitsQuery(
  conditions: Conditions,
  wanted: ReadonlySet<Sum>,
  columns: readonly string[],
  hasSeries: boolean,
): string {
  const sums = columnsOf(visitSums(), wanted).join(', ')
  const from = `FROM sessions WHERE ${conditions.visits}`
  if (!hasSeries) {
    return `
  SELECT 1 AS is_total, *, ${columns.join(', ')}
  FROM (WITH ${visitFlags(conditions)} SELECT ${sums} ${from})`
  }
  return `
  SELECT *, ${columns.join(', ')}
  FROM (
    SELECT place.1 AS is_total, place.2 AS bucket, ${[...wanted].map((sum) => `sum(of_pair.${sum}) AS ${sum}`).join(', ')}
    FROM (
      WITH ${visitFlags(conditions)}
      SELECT
        ${bucketOf('greatest(toUnixTimestamp64Milli(start), {from: Int64})')} AS first_bucket,
        ${bucketOf('least(toUnixTimestamp64Milli(end), {to: Int64} - 1)')} AS last_bucket,
        ${sums}
      ${from}
      GROUP BY first_bucket, last_bucket
    ) AS of_pair
    ARRAY JOIN arrayConcat(
      [(1, toInt64(0))],
      arrayMap(one -> (0, one), arrayFilter(one -> one BETWEEN first_bucket AND last_bucket, {starts: Array(Int64)}))
    ) AS place
    GROUP BY place
  )`
}

/**
 * Reads the scroll depths. A visit has one deepest scroll on a page in the total, and may have another in each bucket.
 */
async function readDepths(
  ask: RunQuery,
  conditions: Conditions,
  parameters: Readonly<Record<string, unknown>>,
  hasSeries: boolean,
): Promise<Row[]> {
  const readDepth = (value: string, isTotal: 0 | 1) =>
    ask<Row>(
      `SELECT ${isTotal} AS is_total, value AS bucket, depth AS m_scroll_depth FROM (${depthQuery(conditions, value)})`,
      parameters,
    )
  const rows = await Promise.all([readDepth('0', 1), ...(hasSeries ? [readDepth(EVENT_BUCKET, 0)] : [])])
  return rows.flat()
}
