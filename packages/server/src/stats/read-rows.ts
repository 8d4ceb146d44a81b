import { statsLimits, type Dimension, type Metric, type Output, type Schemas } from '@sightline/api-client/contract'
import { emptyValues, pickMetrics } from './metric-values.ts'
import { changeOf } from './query/change.ts'
import type { ResolvedStatsQuery } from './query/stats-query.ts'
import type { BreakdownRow, Selection, Sort, StatsSource, Totals } from './source.ts'

type Answer = Pick<Output<Schemas['stats']['query']>, 'rows' | 'total_rows'>

/** An order of rows; `change` is the difference in visitors from the comparison. */
export type RowSort = Sort | { by: 'change'; order: Sort['order'] }

export type RowSelection = Omit<Selection, 'sort' | 'values'> & { sort: RowSort | undefined }

interface RowRequest {
  dimension: Dimension
  metrics: readonly Metric[]
  /** Further metrics, of which there is no comparison. */
  columns: readonly Metric[]
  totals: Totals
  before: Totals | undefined
}

interface Rows {
  rows: BreakdownRow[]
  total_rows: number
}

/** Reads rows, and the metrics of the same values in the comparison period. */
export async function readRows(
  source: StatsSource,
  { query, comparison }: ResolvedStatsQuery,
  { dimension, metrics, columns, totals, before }: RowRequest,
  { sort, ...selection }: RowSelection,
): Promise<Answer> {
  const read = [...new Set([...metrics, ...columns])]
  const inPeriod = (selected: Selection) => source.readBreakdown(query, dimension, read, totals, selected)
  if (comparison === undefined || before === undefined) {
    const { rows, total_rows } = await inPeriod({ ...selection, sort: sort?.by === 'change' ? undefined : sort })
    return { rows: rows.map((row) => flat(row)), total_rows }
  }
  const { rows, total_rows } =
    sort?.by === 'change'
      ? await readByChange(
          {
            now: (selected) => source.readBreakdown(query, dimension, [], totals, selected),
            before: (selected) => source.readBreakdown(comparison.query, dimension, [], before, selected),
            metrics: read,
            inPeriod,
          },
          { ...selection, order: sort.order },
        )
      : await inPeriod({ ...selection, sort })
  if (rows.length === 0) return { rows: [], total_rows }
  const earlier = await source.readBreakdown(comparison.query, dimension, metrics, before, ofValues(rows))
  const earlierOf = new Map(earlier.rows.map((row) => [row.value, row.metricValues]))
  const nothing = emptyValues(metrics)
  return {
    rows: rows.map((row) => {
      const earlierValues = earlierOf.get(row.value) ?? nothing
      return {
        ...flat(row),
        comparison: { figures: earlierValues, ...changeOf(pickMetrics(row.metricValues, metrics), earlierValues) },
      }
    }),
    total_rows,
  }
}

interface Periods {
  /** Reads the visitors of values in the period. */
  now: (selection: Selection) => Promise<Rows>
  /** Reads the visitors of values in the comparison period. */
  before: (selection: Selection) => Promise<Rows>
  metrics: readonly Metric[]
  /** Reads values in the period with these metrics. */
  inPeriod: (selection: Selection) => Promise<Rows>
}

type ChangeSelection = Omit<RowSelection, 'sort'> & { order: Sort['order'] }

/**
 * Reads rows in the order of their difference in visitors, those with none in the period included. Of each period it compares the
 * `statsLimits.comparedRows` values with most visitors; the visitors of a value that is not among those of the other are read as well.
 */
async function readByChange(periods: Periods, { order, limit, offset, ...found }: ChangeSelection): Promise<Rows> {
  const most = { ...found, limit: statsLimits.comparedRows, offset: 0 }
  const [present, past] = await Promise.all([periods.now(most), periods.before(most)])
  const [after, before] = [visitorsOf(present), visitorsOf(past)]
  const [alsoPresent, alsoPast] = await Promise.all([
    readMissing(
      periods.now,
      present,
      [...before.keys()].filter((value) => !after.has(value)),
    ),
    readMissing(
      periods.before,
      past,
      [...after.keys()].filter((value) => !before.has(value)),
    ),
  ])
  const visitors = { after: new Map([...after, ...alsoPresent]), before: new Map([...before, ...alsoPast]) }
  const sign = order === 'ascend' ? 1 : -1
  const ranked = [...new Set([...after.keys(), ...before.keys()])]
    .map((value) => {
      const now = visitors.after.get(value) ?? 0
      return { value, now, difference: now - (visitors.before.get(value) ?? 0) }
    })
    .toSorted((one, other) => sign * (one.difference - other.difference) || other.now - one.now || compare(one, other))
  const page = ranked.slice(offset, offset + limit)
  if (page.length === 0) return { rows: [], total_rows: ranked.length }
  const read = await periods.inPeriod(ofValues(page))
  const rowOf = new Map(read.rows.map((row) => [row.value, row]))
  const none = { visitors: 0, percentage: 0, count: 0, metricValues: emptyValues(periods.metrics) }
  return { rows: page.map(({ value }) => rowOf.get(value) ?? { value, ...none }), total_rows: ranked.length }
}

const visitorsOf = ({ rows }: Rows) => new Map(rows.map(({ value, visitors }) => [value, visitors]))

/** The visitors of values that are not among the rows, where these are not all there are. */
async function readMissing(
  read: Periods['now'],
  { rows, total_rows }: Rows,
  values: readonly string[],
): Promise<Map<string, number>> {
  if (values.length === 0 || rows.length >= total_rows) return new Map()
  return visitorsOf(await read(ofValues(values.map((value) => ({ value })))))
}

const compare = (one: { value: string }, other: { value: string }): number =>
  one.value < other.value ? -1 : Number(one.value > other.value)

/** Selects these values, whichever order they have. */
function ofValues(rows: readonly { value: string }[]): Selection {
  return { values: rows.map(({ value }) => value), isMissingFound: true, limit: rows.length, offset: 0 }
}

const flat = ({ metricValues, ...row }: BreakdownRow): Answer['rows'][number] => ({ ...metricValues, ...row })
