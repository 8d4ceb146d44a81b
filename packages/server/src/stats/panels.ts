import type { Ask } from '../store/clickhouse/select.ts'
import { percentageOf } from './figures.ts'
import { columnOf, type Parameters } from './filters.ts'
import { eventRows, eventSums, visitFlags, visitSums } from './parts.ts'
import { isReadFromVisits, type FigureRow } from './rows.ts'
import { conditionsOf, type Conditions, type Scope } from './scope.ts'
import { kindOf, type AnyDimension } from './sources.ts'

export interface Panel {
  dimension: AnyDimension
  rows: Omit<FigureRow, 'figures'>[]
  total_rows: number
}

interface Row {
  dimension: string
  value: string
  visitors: string
  row_count: string
  total_rows: string
}

/** Rows that are made of the same events, or of visits, come from one scan. */
interface Scan {
  /** What lies behind `FROM`, with its conditions. */
  from: string
  flags: string
  visitors: string
  row_count: string
  dimensions: AnyDimension[]
}

/** The first rows of several dimensions, most visitors first, once the visitors of the whole range are known. */
export async function readPanels(
  ask: Ask,
  scope: Scope,
  dimensions: readonly AnyDimension[],
  limit: number,
): Promise<(allVisitors: number) => Panel[]> {
  const conditions = conditionsOf(scope)
  const parameters: Parameters = { ...conditions.parameters, limit }
  const queries = scansOf(conditions, dimensions, parameters).map((scan) => queryOf(scan, dimensions, parameters))
  const rows = (await Promise.all(queries.map((query) => ask<Row>(query, parameters)))).flat()
  return (allVisitors) =>
    dimensions.map((dimension, index) => {
      const own = rows.filter((row) => row.dimension === String(index))
      return {
        dimension,
        rows: own.map((row) => ({
          value: row.value,
          visitors: Number(row.visitors),
          percentage: percentageOf(Number(row.visitors), allVisitors),
          count: Number(row.row_count),
        })),
        total_rows: Number(own[0]?.total_rows ?? 0),
      }
    })
}

function scansOf(conditions: Conditions, dimensions: readonly AnyDimension[], parameters: Parameters): Scan[] {
  const scans = new Map<string, Scan>()
  for (const [index, dimension] of dimensions.entries()) {
    const scan = scanOf(conditions, dimension, index, parameters)
    const known = scans.get(scan.from)
    if (known === undefined) scans.set(scan.from, scan)
    else known.dimensions.push(dimension)
  }
  return [...scans.values()]
}

function scanOf(conditions: Conditions, dimension: AnyDimension, index: number, parameters: Parameters): Scan {
  const kind = kindOf(dimension)
  if (isReadFromVisits(kind, conditions)) {
    const { visitors, row_count } = visitSums()
    const from = `sessions FINAL WHERE ${conditions.visits}`
    return { from, flags: `WITH ${visitFlags(conditions)}`, visitors, row_count, dimensions: [dimension] }
  }
  const { visitors, row_count } = eventSums(conditions, kind)
  const rows = eventRows(conditions, kind, new Set(['visitors']))
  const has = kind === 'property' ? ` AND mapContains(props, {${propertyName(index)}: String})` : ''
  if (kind === 'property') columnOf(dimension, propertyName(index), parameters)
  return { from: `events WHERE ${rows}${has}`, flags: '', visitors, row_count, dimensions: [dimension] }
}

const propertyName = (index: number): string => `panel_${index}`

/** Names of columns come from the code, everything else is bound. */
function queryOf(scan: Scan, all: readonly AnyDimension[], parameters: Parameters): string {
  const wanted = scan.dimensions.map((dimension) => {
    const index = all.indexOf(dimension)
    return { dimension, index, column: columnOf(dimension, propertyName(index), parameters) }
  })
  const which = (choose: (one: (typeof wanted)[number]) => string) =>
    wanted.reduceRight((rest, one) => `if(grouping(${one.column}) = 0, ${choose(one)}, ${rest})`, `''`)
  // A visit of custom events only entered and left no page.
  const ofPages = wanted.filter(({ dimension }) => dimension === 'entry_page' || dimension === 'exit_page')
  const hidden = ofPages.map(({ index }) => `AND NOT (dimension = '${index}' AND value = '')`).join(' ')
  return `
  SELECT dimension, value, visitors, row_count, count() OVER (PARTITION BY dimension) AS total_rows
  FROM (
    ${scan.flags}
    SELECT
      ${which(({ index }) => `'${index}'`)} AS dimension,
      ${which(({ column }) => `toString(${column})`)} AS value,
      ${scan.visitors} AS visitors,
      ${scan.row_count} AS row_count
    FROM ${scan.from}
    GROUP BY GROUPING SETS (${wanted.map(({ column }) => `(${column})`).join(', ')})
  )
  WHERE visitors > 0 ${hidden}
  ORDER BY visitors DESC, row_count DESC, value
  LIMIT {limit: UInt32} BY dimension`
}
