import { isPropertyDimension, type Dimension } from '@sightline/api-client/contract'
import { shareInPercent } from '../query/share-in-percent.ts'
import { bindPropertyName, columnOf, hasProperty } from './sql/columns.ts'
import type { QueryParameters } from './sql/query-parameters.ts'
import { eventRows, eventSums, eventTable, visitFlags, visitSums } from './sql/fragments.ts'
import type { Tables } from './breakdown.ts'
import { isReadFromVisits } from './breakdown-parts.ts'
import { groupingOf } from './sql/grouping.ts'
import { sumParameters, valuesOfSums } from './daily-sums/sum-queries.ts'
import { isSummed } from './daily-sums/summed-dimensions.ts'
import type { UsableSums } from './daily-sums/usable-builds.ts'
import { decideSums } from './table-decider.ts'
import { conditionsOf, type Conditions } from './sql/where.ts'
import type { StatsQuery } from '../query/stats-query.ts'
import { kindOf } from '../query/dimensions.ts'
import type { Breakdown, RangeTotals } from '../source.ts'

interface Row {
  dimension: string
  value: string
  visitors: string
  row_count: string
  total_rows: string
}

/** Dimensions whose rows come from one scan, because they are counted alike. */
interface Scan {
  /** The part of the query after `FROM`, with its conditions. */
  from: string
  flags: string
  visitors: string
  row_count: string
  dimensions: Dimension[]
}

/** The first rows of several dimensions, most visitors first, once the totals of the whole range are known. */
export async function readBreakdowns(
  tables: Tables,
  statsQuery: StatsQuery,
  dimensions: readonly Dimension[],
  limit: number,
): Promise<(totals: RangeTotals) => Breakdown[]> {
  const { ask, goals } = tables
  const conditions = conditionsOf(statsQuery, goals)
  const parameters: QueryParameters = { ...conditions.parameters, limit }
  const usable = await Promise.all(dimensions.map((dimension) => decideSums(tables, statsQuery, { dimension })))
  const scans = scansOf(
    conditions,
    dimensions.filter((_, index) => usable[index] === undefined),
    dimensions,
    tables,
    parameters,
  )
  const answers = await Promise.all([
    readSums(
      tables,
      statsQuery,
      new Map(dimensions.flatMap((dimension, index) => (usable[index] ? [[dimension, usable[index]]] : []))),
      limit,
    ),
    ...scans.map((scan) => ask<Row>(queryOf(scan, dimensions, parameters), parameters)),
  ])
  const rows = answers.flat()
  return (totals) =>
    dimensions.map((dimension, index) => {
      const own = rows.filter((row) => row.dimension === String(index) || row.dimension === dimension)
      return {
        dimension,
        rows: own.map((row) => ({
          value: row.value,
          visitors: Number(row.visitors),
          percentage: shareInPercent(Number(row.visitors), totals.visitors),
          count: Number(row.row_count),
          ...(dimension === 'goal' && { conversion_rate: shareInPercent(Number(row.visitors), totals.reachable) }),
        })),
        total_rows: Number(own[0]?.total_rows ?? 0),
      }
    })
}

/** The rows of the dimensions that daily sums answer. */
async function readSums(
  { ask }: Tables,
  statsQuery: StatsQuery,
  usable: ReadonlyMap<Dimension, UsableSums>,
  limit: number,
): Promise<Row[]> {
  const [sums] = usable.values()
  if (sums === undefined) return []
  const parameters: QueryParameters = { ...sumParameters(statsQuery, sums), limit }
  const names = [...usable.keys()].filter((dimension) => isSummed(dimension))
  return ask<Row>(
    firstRowsOf(valuesOfSums(parameters, new Map(names.map((name) => [name, name])), new Set())),
    parameters,
  )
}

function scansOf(
  conditions: Conditions,
  dimensions: readonly Dimension[],
  all: readonly Dimension[],
  tables: Tables,
  parameters: QueryParameters,
): Scan[] {
  const scans = new Map<string, Scan>()
  for (const dimension of dimensions) {
    const scan = scanOf(conditions, dimension, all.indexOf(dimension), tables, parameters)
    const key = [scan.from, scan.visitors, scan.row_count].join()
    const known = scans.get(key)
    if (known === undefined) scans.set(key, scan)
    else known.dimensions.push(dimension)
  }
  return [...scans.values()]
}

function scanOf(
  conditions: Conditions,
  dimension: Dimension,
  index: number,
  { goals }: Tables,
  parameters: QueryParameters,
): Scan {
  const kind = kindOf(dimension)
  if (isReadFromVisits(kind, conditions)) {
    const { visitors, row_count } = visitSums()
    const from = `sessions FINAL WHERE ${conditions.visits}`
    return { from, flags: `WITH ${visitFlags(conditions)}`, visitors, row_count, dimensions: [dimension] }
  }
  const { visitors, row_count } = eventSums(conditions, kind)
  const rows = eventRows(conditions, kind, new Set(['visitors']))
  const isProperty = isPropertyDimension(dimension)
  if (isProperty) bindPropertyName(dimension, propertyName(index), parameters)
  const has = isProperty ? ` AND ${hasProperty(propertyName(index))}` : ''
  const table = eventTable(kind, conditions, goals, parameters)
  return { from: `${table} WHERE ${rows}${has}`, flags: '', visitors, row_count, dimensions: [dimension] }
}

const propertyName = (index: number): string => `breakdown_${index}`

/** The query of one scan. Names of columns come from the code, all other values are bound. */
function queryOf(scan: Scan, all: readonly Dimension[], parameters: QueryParameters): string {
  const wanted = scan.dimensions.map((dimension) => {
    const index = all.indexOf(dimension)
    return { dimension, index, column: columnOf(dimension, propertyName(index), parameters) }
  })
  const grouping = groupingOf(wanted.map(({ index, column }) => ({ id: String(index), column })))
  // A visit of custom events only has an entry page but viewed none.
  const ofPages = wanted.filter(({ dimension }) => dimension === 'entry_page' || dimension === 'exit_page')
  const hidden = ofPages.map(({ index }) => `AND NOT (dimension = '${index}' AND value = '')`).join(' ')
  return firstRowsOf(
    `
    ${scan.flags}
    SELECT
      ${grouping.dimension} AS dimension,
      ${grouping.value} AS value,
      ${scan.visitors} AS visitors,
      ${scan.row_count} AS row_count
    FROM ${scan.from}
    GROUP BY ${grouping.groupBy}`,
    hidden,
  )
}

/** The first rows of each dimension in a query, most visitors first, with the number of all. */
const firstRowsOf = (rows: string, hidden = ''): string => `
  SELECT dimension, value, visitors, row_count, count() OVER (PARTITION BY dimension) AS total_rows
  FROM (${rows})
  WHERE visitors > 0 ${hidden}
  ORDER BY visitors DESC, row_count DESC, value
  LIMIT {limit: UInt32} BY dimension`
