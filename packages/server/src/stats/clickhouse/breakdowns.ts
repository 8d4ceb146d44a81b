import { isPropertyDimension, type Dimension } from '@sightline/api-client/contract'
import type { TimeRange } from '../query/comparison.ts'
import { kindOf } from '../query/dimensions.ts'
import { shareInPercent } from '../query/share-in-percent.ts'
import type { StatsQuery } from '../query/stats-query.ts'
import type { Breakdown, PanelSelection, RangeTotals } from '../source.ts'
import type { Tables } from './breakdown.ts'
import { isReadFromVisits } from './breakdown-parts.ts'
import { sumParameters, valuesOfSums } from './daily-sums/sum-queries.ts'
import { isSummed } from './daily-sums/summed-dimensions.ts'
import type { UsableSums } from './daily-sums/usable-builds.ts'
import { bindPropertyName, columnOf, hasProperty } from './sql/columns.ts'
import { eventRows, eventSums, eventTable, visitFlags, visitSums } from './sql/fragments.ts'
import { groupingOf } from './sql/grouping.ts'
import type { QueryParameters } from './sql/query-parameters.ts'
import { conditionsOf, type Conditions } from './sql/where.ts'
import { decideSums } from './table-decider.ts'

interface Row {
  /** The id of the panel. */
  dimension: string
  value: string
  visitors: string
  row_count: string
  total_rows: string
  visitors_before?: string
}

interface Panel {
  id: string
  dimension: Dimension
  /** The daily sums of its range; undefined where there are none. */
  sums: UsableSums | undefined
  /** Those of the range before. */
  sumsBefore: UsableSums | undefined
}

interface Wanted {
  query: StatsQuery
  limit: number
  /** The range that is read as well. */
  before: TimeRange | undefined
}

/** The first rows of several dimensions, most visitors first, once the totals of the whole range are known. */
export async function readBreakdowns(
  tables: Tables,
  query: StatsQuery,
  dimensions: readonly Dimension[],
  { limit, before }: PanelSelection,
): Promise<(totals: RangeTotals) => Breakdown[]> {
  const joined = before && canJoin(query, before) ? before : undefined
  const panels = await Promise.all(
    dimensions.map(async (dimension, index): Promise<Panel> => {
      const [sums, sumsBefore] = await Promise.all([
        decideSums(tables, query, { dimension }),
        joined && decideSums(tables, { ...query, ...joined }, { dimension }),
      ])
      return { id: String(index), dimension, sums, sumsBefore }
    }),
  )
  const answers = await Promise.all(
    [...Map.groupBy(panels, readingOf).values()].map((own) => {
      const wanted = { query, limit, before: isReadTogether(own[0]) ? joined : undefined }
      return own[0]?.sums === undefined ? readTables(tables, own, wanted) : readSums(tables, own, wanted)
    }),
  )
  const rowsOf = Map.groupBy(answers.flat(), ({ dimension }) => dimension)
  return (totals) => panels.map(({ id, dimension }) => breakdownOf(dimension, rowsOf.get(id) ?? [], totals))
}

/**
 * Whether one scan reads a range and the one before it: without filters, some of which look at all events of a visit in its range, and
 * where little lies between them.
 */
const canJoin = ({ from, to, filters }: StatsQuery, before: TimeRange): boolean =>
  filters.length === 0 && before.to <= from && from - before.to <= to - from

/** Panels that are read alike. Where sums answer only one of both ranges, each is read by itself. */
const readingOf = (panel: Panel): string => `${panel.sums !== undefined} ${isReadTogether(panel)}`

const isReadTogether = (panel: Panel | undefined): boolean =>
  (panel?.sums === undefined) === (panel?.sumsBefore === undefined)

const breakdownOf = (dimension: Dimension, rows: readonly Row[], totals: RangeTotals): Breakdown => ({
  dimension,
  rows: rows.map((row) => ({
    value: row.value,
    visitors: Number(row.visitors),
    percentage: shareInPercent(Number(row.visitors), totals.visitors),
    count: Number(row.row_count),
    ...(dimension === 'goal' && { conversion_rate: shareInPercent(Number(row.visitors), totals.reachable) }),
    ...(row.visitors_before !== undefined && { visitorsBefore: Number(row.visitors_before) }),
  })),
  total_rows: Number(rows[0]?.total_rows ?? 0),
})

/** The rows of panels that daily sums answer. */
function readSums({ ask }: Tables, panels: readonly Panel[], { query, limit, before }: Wanted): Promise<Row[]> {
  const ids = new Map(panels.flatMap(({ id, dimension }) => (isSummed(dimension) ? [[dimension, id] as const] : [])))
  const builds = new Set(
    panels.flatMap(({ sums, sumsBefore }) => [...(sums?.builds ?? []), ...(sumsBefore?.builds ?? [])]),
  )
  const parameters: QueryParameters = {
    ...sumParameters({ ...query, from: before?.from ?? query.from }, { builds: [...builds] }),
    ...joinParameters(query, before),
    limit,
  }
  const values = valuesOfSums(parameters, ids, new Set(), before !== undefined)
  return ask<Row>(firstRowsOf(values, before !== undefined), parameters)
}

const joinParameters = ({ from }: StatsQuery, before: TimeRange | undefined): QueryParameters =>
  before === undefined ? {} : { now: from, before: before.to }

/** Panels whose rows come from one scan, because they are counted alike. */
interface Scan {
  /** The part of the query after `FROM`, with its conditions. */
  from: string
  flags: string
  /** The columns `visitors` and `row_count`, and `visitors_before` where the range before is read as well. */
  columns: readonly string[]
  panels: Panel[]
}

async function readTables(tables: Tables, panels: readonly Panel[], { query, limit, before }: Wanted): Promise<Row[]> {
  const conditions = conditionsOf({ ...query, from: before?.from ?? query.from }, tables.goals)
  const parameters: QueryParameters = { ...conditions.parameters, ...joinParameters(query, before), limit }
  const scans = new Map<string, Scan>()
  for (const panel of panels) {
    const scan = scanOf(panel, { conditions, tables, parameters, isJoined: before !== undefined })
    const key = [scan.from, ...scan.columns].join()
    const known = scans.get(key)
    if (known === undefined) scans.set(key, scan)
    else known.panels.push(panel)
  }
  const rows = await Promise.all(
    [...scans.values()].map((scan) => tables.ask<Row>(queryOf(scan, parameters, before !== undefined), parameters)),
  )
  return rows.flat()
}

interface Scanned {
  conditions: Conditions
  tables: Tables
  parameters: QueryParameters
  isJoined: boolean
}

function scanOf(panel: Panel, { conditions, tables: { goals }, parameters, isJoined }: Scanned): Scan {
  const kind = kindOf(panel.dimension)
  if (isReadFromVisits(kind, conditions)) {
    const { visitors, row_count } = visitSums()
    const hit = isJoined ? { ...conditions, hit: 'end >= fromUnixTimestamp64Milli({now: Int64})' } : conditions
    const columns = [`${visitors} AS visitors`, `${row_count} AS row_count`]
    if (isJoined)
      columns.push('uniqExactIf(visitor_id, start < fromUnixTimestamp64Milli({before: Int64})) AS visitors_before')
    return {
      from: `sessions FINAL WHERE ${conditions.visits}`,
      flags: `WITH ${visitFlags(hit)}`,
      columns,
      panels: [panel],
    }
  }
  const during = (condition: string) => eventSums({ ...conditions, action: `ts ${condition}` }, kind)
  const { visitors, row_count } = isJoined
    ? during('>= fromUnixTimestamp64Milli({now: Int64})')
    : eventSums(conditions, kind)
  const columns = [`${visitors} AS visitors`, `${row_count} AS row_count`]
  if (isJoined) columns.push(`${during('< fromUnixTimestamp64Milli({before: Int64})').visitors} AS visitors_before`)
  const isProperty = isPropertyDimension(panel.dimension)
  if (isPropertyDimension(panel.dimension)) bindPropertyName(panel.dimension, propertyName(panel), parameters)
  const has = isProperty ? ` AND ${hasProperty(propertyName(panel))}` : ''
  const table = eventTable(kind, conditions, goals, parameters)
  const rows = eventRows(conditions, kind, new Set(['visitors']))
  return { from: `${table} WHERE ${rows}${has}`, flags: '', columns, panels: [panel] }
}

const propertyName = ({ id }: Panel): string => `breakdown_${id}`

/** The query of one scan. Names of columns come from the code, all other values are bound. */
function queryOf({ from, flags, columns, panels }: Scan, parameters: QueryParameters, isJoined: boolean): string {
  const grouping = groupingOf(
    panels.map((panel) => ({ id: panel.id, column: columnOf(panel.dimension, propertyName(panel), parameters) })),
  )
  // A visit of custom events only has an entry page but viewed none.
  const ofPages = panels.filter(({ dimension }) => dimension === 'entry_page' || dimension === 'exit_page')
  const hidden = ofPages.map(({ id }) => `AND NOT (dimension = '${id}' AND value = '')`).join(' ')
  return firstRowsOf(
    `
    ${flags}
    SELECT
      ${grouping.dimension} AS dimension,
      ${grouping.value} AS value,
      ${columns.join(', ')}
    FROM ${from}
    GROUP BY ${grouping.groupBy}`,
    isJoined,
    hidden,
  )
}

/** The first rows of each panel in a query, most visitors first, with the number of all. */
const firstRowsOf = (rows: string, isJoined: boolean, hidden = ''): string => `
  SELECT dimension, value, visitors, row_count, ${isJoined ? 'visitors_before, ' : ''}count() OVER (PARTITION BY dimension) AS total_rows
  FROM (${rows})
  WHERE visitors > 0 ${hidden}
  ORDER BY visitors DESC, row_count DESC, value
  LIMIT {limit: UInt32} BY dimension`
