import {
  cards,
  parseFilters,
  formatFilters,
  statsSourceNames,
  type Card,
  type CardMetric,
  type Interval,
  type Filter,
} from '@sightline/api-client'
import type { StatsQuery } from '../api.ts'
import type { DateComparison } from '@sightline/ui'
import { withParams } from '../../../lib/search-params/withParams.ts'
import { firstCardOf, formatCards, parseCards, usualCardsParam } from './cards.ts'
import { columnParams, parseColumns, usualColumnParams, type Columns } from './columns.ts'
import { comparableTo, comparisonIn, usualComparison } from './comparison.ts'
import { parseDetails } from './detailsParam.ts'
import { intervalsFor } from './interval.ts'
import { periodIn, periodNames, invalidRangeIn, type Period } from './range.ts'
import {
  firstTabs,
  breakdownIds,
  dimensionsOfBreakdowns,
  type BreakdownDimension,
  type BreakdownId,
  type OpenTabs,
} from './tabs.ts'

export const viewSources = [...statsSourceNames, 'both'] as const
export type ViewSource = (typeof viewSources)[number]

/** The state of a dashboard; all of it is kept in the address. */
export interface View {
  /** The period; undefined where the address names none. */
  period: Period | undefined
  /** The text that the address has in place of a valid period: `range=custom&from=2026-02-30`. */
  invalidRange: string | null
  /** The period that the metrics are compared with; null compares with none. */
  comparison: DateComparison | null
  /** The source of the metrics: undefined is the one that the site shows first, `both` draws one beside the other. */
  source: ViewSource | undefined
  /** The interval of the buckets; undefined is the usual one for the length of the period. */
  interval: Interval | undefined
  filters: readonly Filter[]
  /** The values that the address has in place of valid filters: nothing is filtered by them. */
  invalidFilters: readonly unknown[]
  /** The cards above the chart, in their order. */
  cards: readonly Card[]
  /** The names in place of cards that there are not: nothing stands for them. */
  invalidCards: readonly string[]
  /** The columns of the breakdowns. */
  columns: Columns
  /** The open card; one that an address names need not be among the cards. */
  metric: Card
  /** A second metric in the chart; null for none. */
  second: CardMetric | null
  /** Whether the chart shows a forecast. */
  hasForecast: boolean
  /** The dimension that each breakdown shows. */
  openTabs: OpenTabs
  /** The breakdowns whose tab was opened by a filter, and goes with it. */
  drilled: readonly BreakdownId[]
  /** The dimension whose whole list is open. */
  all: BreakdownDimension | null
  /** The id of the saved view that was opened last; the view may have been changed since. */
  savedView: string | null
}

/** Reads `range=28d&metric=bounce_rate&technology=os&all=os`. Unknown values count as absent. */
export function parseView(search: URLSearchParams): View {
  const all = search.get('all')
  const openTabs = { ...firstTabs }
  for (const id of breakdownIds) {
    const tabs: readonly BreakdownDimension[] = dimensionsOfBreakdowns[id]
    // An open list selects the tab of its dimension.
    const open = tabs.find((tab) => tab === all) ?? tabs.find((tab) => tab === search.get(id))
    if (open !== undefined) openTabs[id] = open
  }
  const period = periodIn(search)
  const comparison = comparisonIn(search)
  const { filters, invalid } = parseFilters(search.get('filters'))
  const chosen = parseCards(search.get('cards'))
  const metric = cards.find((card) => card === search.get('metric')) ?? firstCardOf(chosen.cards)
  return {
    period,
    invalidRange: period === undefined ? invalidRangeIn(search) : null,
    comparison: comparableTo(period, comparison === undefined ? usualComparison : comparison),
    source: viewSources.find((source) => source === search.get('source')),
    interval: period && intervalsFor(period).find((interval) => interval === search.get('interval')),
    filters,
    invalidFilters: invalid,
    ...chosen,
    columns: parseColumns(search),
    metric,
    second: secondIn(search, metric),
    hasForecast: search.get('prediction') === 'on',
    openTabs,
    drilled: breakdownIds.filter((id) => search.get('drilled')?.split(',').includes(id)),
    all: Object.values(openTabs).find((tab) => tab === all) ?? null,
    savedView: search.get('view'),
  }
}

/** Current visitors have no chart but their own. */
function secondIn(search: URLSearchParams, metric: Card): CardMetric | null {
  const card = cards.find((one) => one === search.get('second'))
  return card === undefined || card === 'current' || card === metric ? null : card
}

/** Formats a view as an address. Defaults are left out; parameters of other origin stay. */
export function formatView(view: View, search: URLSearchParams): URLSearchParams {
  const { period, interval, filters } = view
  const comparison = comparableTo(period, view.comparison)
  const named = new Map(period === undefined ? new URLSearchParams(view.invalidRange ?? '') : Object.entries(period))
  const comparisonDays = comparison?.kind === 'custom' ? comparison : undefined
  return withParams(
    search,
    {
      ...Object.fromEntries(periodNames.map((name) => [name, named.get(name)])),
      compare: comparison?.kind ?? 'none',
      source: view.source,
      compare_from: comparisonDays?.from,
      compare_to: comparisonDays?.to,
      // The interval is reset where the new period cannot be shown in it.
      interval: period && intervalsFor(period).find((possible) => possible === interval),
      filters: formatFilters({ filters, invalid: view.invalidFilters }),
      cards: formatCards(view),
      ...columnParams(view.columns),
      metric: view.metric,
      second: view.second,
      prediction: view.hasForecast ? 'on' : null,
      ...view.openTabs,
      drilled: view.drilled.length === 0 ? null : view.drilled.join(','),
      all: view.all,
      // Details that name no value open nothing.
      details: parseDetails(search.get('details')) === null ? null : search.get('details'),
      view: view.savedView,
    },
    {
      compare: usualComparison.kind,
      cards: usualCardsParam,
      ...usualColumnParams,
      metric: firstCardOf(view.cards),
      ...firstTabs,
    },
  )
}

/** The query of a view for a period. */
export function statsQueryOf({ comparison, interval, filters, source }: View, period: Period): StatsQuery {
  return {
    ...period,
    ...(interval !== undefined && { interval }),
    // `both` requests our own metrics; the chart adds Google’s line beside them.
    ...(source !== undefined && { source: source === 'both' ? 'built_in' : source }),
    ...(filters.length > 0 && { filters: [...filters] }),
    ...(comparison !== null && { compare: comparison.kind }),
    ...(comparison?.kind === 'custom' && { compare_from: comparison.from, compare_to: comparison.to }),
  }
}
