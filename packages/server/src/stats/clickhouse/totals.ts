import type { Metric } from '@sightline/api-client/contract'
import type { StatsQuery } from '../query/stats-query.ts'
import type { SeriesRange, Totals, UnengagedRates } from '../source.ts'
import type { Tables } from './breakdown.ts'
import { sumParameters, totalsOfSums } from './daily-sums/sum-queries.ts'
import type { UsableSums } from './daily-sums/usable-builds.ts'
import { joinRanges, slotRanges, slotsOf, wholeOf, type SlottedRange } from './slots.ts'
import { formulaColumns, metricValuesIn, minorUnitsOf, sumsFor, UNENGAGED_RATE } from './sql/formulas.ts'
import { depthQuery } from './sql/fragments.ts'
import { eventsQuery, slotParameters, visitsQuery } from './sql/totals-queries.ts'
import { conditionsOf } from './sql/where.ts'
import { decideSums, decideTable, hasSums } from './table-decider.ts'

/** The values of a slot, or some of them. */
interface Row {
  slot: number | string
  [column: string]: unknown
}

type Values = Readonly<Record<string, unknown>>

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
  const [totals] = await readTotalsOfRanges(tables, query, metrics, [{ from: query.from, to: query.to, starts }])
  if (totals === undefined) throw new Error('A range has totals')
  return totals
}

/** The same of several ranges. Without filters, one scan reads ranges that follow each other or overlap. */
export async function readTotalsOfRanges(
  tables: Tables,
  query: StatsQuery,
  metrics: readonly Metric[],
  ranges: readonly SeriesRange[],
): Promise<Totals[]> {
  const slotted = slotRanges(ranges)
  const summed = metrics.filter(hasSums)
  const others = metrics.filter((metric) => !hasSums(metric))
  if (others.length > 0) tables.read.add('rows')
  const usable = new Map<SlottedRange, UsableSums>()
  if (summed.length > 0)
    await Promise.all(
      slotted.map(async (range) => {
        const { from, to, starts } = range
        const sums = await decideSums(tables, { ...query, from, to }, { metrics: summed, starts })
        if (sums !== undefined) usable.set(range, sums)
      }),
    )
  const readRows = (own: readonly SlottedRange[], wanted: readonly Metric[]) =>
    wanted.length === 0 ? [] : groupsOf(query, own).map((group) => readTables(tables, query, wanted, group))
  const rows = await Promise.all([
    ...joinRanges([...usable.keys()], false).map((group) => readSums(tables, query, summed, group, usable)),
    ...readRows([...usable.keys()], others),
    ...readRows(
      slotted.filter((range) => !usable.has(range)),
      metrics,
    ),
  ])
  const values = bySlot(rows.flat())
  return slotted.map((range) => totalsIn(values, metrics, range))
}

/** The ranges that one scan reads: each alone where a filter looks at all events of a visit in its range. */
const groupsOf = ({ filters }: StatsQuery, ranges: readonly SlottedRange[]): SlottedRange[][] =>
  filters.length > 0 ? ranges.map((range) => [range]) : joinRanges(ranges, true)

async function readTables(
  { ask, goals }: Tables,
  query: StatsQuery,
  metrics: readonly Metric[],
  ranges: readonly SlottedRange[],
): Promise<Row[]> {
  const conditions = conditionsOf({ ...query, ...wholeOf(ranges) }, goals)
  const slots = slotsOf(ranges)
  const parameters = {
    ...conditions.parameters,
    ...slotParameters(slots),
    minor_units: minorUnitsOf(query.currency),
  }
  const ofTable = (table: 'events' | 'visits') =>
    metrics.filter((metric) => decideTable(metric, 'none') === table && metric !== 'scroll_depth')
  const ofEvents = [...new Set([...ofTable('events'), 'visitors' as const])]
  const ofVisits = ofTable('visits')
  const rows = await Promise.all([
    ask<Row>(eventsQuery(conditions, ofEvents, slots), parameters),
    ofVisits.length === 0
      ? []
      : ask<Row>(visitsQuery(conditions, sumsFor(ofVisits), formulaColumns(ofVisits), slots), parameters),
    ...(metrics.includes('scroll_depth') ? ranges.map((range) => readDepths({ ask, goals }, query, range)) : []),
  ])
  return rows.flat()
}

/** @param ranges That follow each other */
async function readSums(
  { ask }: Tables,
  query: StatsQuery,
  metrics: readonly Metric[],
  ranges: readonly SlottedRange[],
  usable: ReadonlyMap<SlottedRange, UsableSums>,
): Promise<Row[]> {
  const read = [...new Set([...metrics, 'visitors' as const])]
  const builds = ranges.flatMap((range) => usable.get(range)?.builds ?? [])
  const starts = ranges.flatMap((range) => range.starts)
  const rows = await ask<{ is_total: number; start: string }>(
    totalsOfSums(sumsFor(read), formulaColumns(read), starts.length > 0),
    {
      ...sumParameters({ ...query, ...wholeOf(ranges) }, { builds }),
      ranges: ranges.map(({ from }) => from).toSorted((one, other) => one - other),
      starts: starts.toSorted((one, other) => one - other),
      minor_units: minorUnitsOf(query.currency),
    },
  )
  const slotOf = new Map(
    ranges.flatMap(({ from, starts: own, total, buckets }) => [
      [`1 ${from}`, total.id],
      ...own.map((start, index): [string, number] => [`0 ${start}`, buckets[index]?.id ?? 0]),
    ]),
  )
  return rows.map((row) => ({ ...row, slot: slotOf.get(`${row.is_total} ${row.start}`) ?? 0 }))
}

function totalsIn(
  values: ReadonlyMap<number, Values>,
  metrics: readonly Metric[],
  { total, buckets }: SlottedRange,
): Totals {
  const visitors = Number(values.get(total.id)?.['m_visitors'] ?? 0)
  const metricValuesOf = ({ id }: { id: number }) => metricValuesIn(values.get(id), metrics, visitors)
  return {
    metricValues: metricValuesOf(total),
    visitors,
    reachable: Number(values.get(total.id)?.['reachable'] ?? 0),
    buckets: buckets.map(metricValuesOf),
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
  const [range] = slotRanges([{ from: query.from, to: query.to, starts }])
  if (range === undefined) throw new Error('A range has a rate')
  const slots = slotsOf([range])
  const sql = visitsQuery(conditions, new Set(UNENGAGED_RATE.needs), [`${UNENGAGED_RATE.sql} AS rate`], slots)
  const values = bySlot(await ask<Row>(sql, { ...conditions.parameters, ...slotParameters(slots) }))
  const rateOf = ({ id }: { id: number }) => Number(values.get(id)?.['rate'] ?? 0)
  return { total: rateOf(range.total), buckets: range.buckets.map(rateOf) }
}

/** Merges the rows of several tables into one for each slot. */
function bySlot(rows: readonly Row[]): Map<number, Values> {
  const merged = new Map<number, Values>()
  for (const row of rows) {
    const slot = Number(row.slot)
    merged.set(slot, { ...merged.get(slot), ...row })
  }
  return merged
}

/**
 * Reads the scroll depths. A visit has one deepest scroll on a page in the total, and may have another in each bucket.
 */
async function readDepths(
  { ask, goals }: Pick<Tables, 'ask' | 'goals'>,
  query: StatsQuery,
  { from, to, starts, total, buckets }: SlottedRange,
): Promise<Row[]> {
  const conditions = conditionsOf({ ...query, from, to }, goals)
  const readDepth = (value: string) =>
    ask<{ value: string; m_scroll_depth: unknown }>(
      `SELECT value, depth AS m_scroll_depth FROM (${depthQuery(conditions, value)})`,
      { ...conditions.parameters, starts },
    )
  const [ofRange, ofBuckets] = await Promise.all([
    readDepth('0'),
    starts.length === 0 ? [] : readDepth('roundDown(toUnixTimestamp64Milli(ts), {starts: Array(Int64)})'),
  ])
  const slotOf = new Map(starts.map((start, index) => [String(start), buckets[index]?.id ?? 0]))
  return [
    ...ofRange.map((row) => ({ ...row, slot: total.id })),
    ...ofBuckets.map((row) => ({ ...row, slot: slotOf.get(row.value) ?? 0 })),
  ]
}
