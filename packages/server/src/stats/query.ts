import type { Metric, Output, Schemas } from '@sightline/api-client/contract'
import type { z } from 'zod'
import {
  describeRange,
  describeSeries,
  describeSpan,
  resolveAsked,
  startsOf,
  type Resolved,
  type StatsSite,
} from './asked.ts'
import { changeOf } from './change.ts'
import { describeSource, type FigureSource } from './figure-source.ts'
import { figuresIn } from './figures.ts'
import { refuseLacking } from './lacking.ts'
import { refuseImpossible } from './refuse.ts'
import type { FigureRow, Selection, Sort } from './rows.ts'
import { reasonOf, sources, type AnyDimension } from './sources.ts'
import { refuseTrend } from './trends.ts'
import type { Totals } from './totals.ts'

type QueryCall = Schemas['stats']['query']
type StatsQuery = Omit<z.output<QueryCall['input']>, 'site_id'>
type Answer = Output<QueryCall>

const DEFAULT_ROWS = 100
const NO_ROWS: Pick<Answer, 'rows' | 'total_rows'> = { rows: [], total_rows: 0 }

/** One statistics query. @throws {Refusal} where something of it does not exist */
export async function readQuery(source: FigureSource, site: StatsSite, query: StatsQuery, now: Date): Promise<Answer> {
  const { dimension, filters = [] } = query
  const metrics = [...new Set(query.metrics ?? (['visitors'] as const))]
  const sort = sortIn(query.sort)
  const needed = sort?.by === undefined || sort.by === 'value' ? metrics : [...metrics, sort.by]
  refuseImpossible(needed, dimension, filters)
  refuseLacking(source, { ...query, metrics: needed })
  if (query.trend === true) refuseTrend(dimension, query.limit ?? DEFAULT_ROWS)
  const resolved = resolveAsked(site, query, now.getTime())
  const { period, scope, compared } = resolved
  // Some figures are of rows only.
  const ofAll = metrics.filter((metric) => reasonOf(sources[metric].none) === undefined)
  const starts = query.interval === undefined ? [] : startsOf(period)
  const [totals, before] = await Promise.all([
    source.readTotals(scope, ofAll, starts),
    compared === undefined ? undefined : source.readTotals(compared.scope, ofAll, []),
  ])
  const rows =
    dimension === undefined
      ? NO_ROWS
      : await readComparedRows(source, resolved, { dimension, metrics, totals, before }, selectionIn(query, sort))
  const values = rows.rows.map(({ value }) => value)
  const trends =
    query.trend === true && dimension !== undefined
      ? await source.readTrends?.(scope, dimension, values, startsOf(period))
      : undefined
  const sourceState = describeSource(source, period.to, now.getTime())
  return {
    range: describeRange(period),
    source: sourceState,
    currency: site.currency_type,
    totals: totals.figures,
    ...(compared !== undefined &&
      before !== undefined && {
        comparison: {
          range: describeSpan(compared.span),
          totals: before.figures,
          ...changeOf(totals.figures, before.figures),
        },
      }),
    ...(query.interval === undefined
      ? {}
      : { series: describeSeries(period, totals.buckets, sourceState.complete_until) }),
    ...(dimension === undefined ? {} : { dimension }),
    ...rows,
    ...(trends !== undefined && { rows: rows.rows.map((row) => ({ ...row, trend: trends.get(row.value) ?? [] })) }),
  }
}

interface Wanted {
  dimension: AnyDimension
  metrics: readonly Metric[]
  totals: Totals
  before: Totals | undefined
}

/** Rows, and the same values' figures in what is compared with. */
async function readComparedRows(
  source: FigureSource,
  { scope, compared }: Resolved,
  { dimension, metrics, totals, before }: Wanted,
  selection: Selection,
): Promise<Pick<Answer, 'rows' | 'total_rows'>> {
  const { rows, total_rows } = await source.readRows(scope, dimension, metrics, totals, selection)
  if (compared === undefined || before === undefined || rows.length === 0) {
    return { rows: rows.map((row) => flat(row)), total_rows }
  }
  const values = rows.map(({ value }) => value)
  const same = { values, isMissingFound: true, limit: values.length, offset: 0 }
  const earlier = await source.readRows(compared.scope, dimension, metrics, before, same)
  const earlierOf = new Map(earlier.rows.map((row) => [row.value, row.figures]))
  const nothing = figuresIn(undefined, metrics, 0)
  return {
    rows: rows.map((row) => {
      const figures = earlierOf.get(row.value) ?? nothing
      return { ...flat(row), comparison: { figures, ...changeOf(row.figures, figures) } }
    }),
    total_rows,
  }
}

const flat = ({ figures, ...row }: FigureRow): Answer['rows'][number] => ({ ...figures, ...row })

function selectionIn(query: StatsQuery, sort: Sort | undefined): Selection {
  const { search, search_missing: isMissingFound, limit = DEFAULT_ROWS, offset = 0 } = query
  return { sort, search, isMissingFound, limit, offset }
}

function sortIn(text: string | undefined): Sort | undefined {
  if (text === undefined) return undefined
  const [name = '', order] = text.split(':')
  const by = name as Sort['by']
  return { by, order: order === undefined ? (by === 'value' ? 'ascend' : 'descend') : (order as Sort['order']) }
}
