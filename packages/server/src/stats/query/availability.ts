import { statsLimits, type Metric, type Dimension } from '@sightline/api-client/contract'
import { ApiError, invalidFields } from '../../errors.ts'
import { isEventKind, kindOf, type DimensionKind } from './dimensions.ts'
import type { Filter } from './stats-query.ts'

/** @throws {ApiError} where a metric does not exist for the dimension or with a filter; it says why */
export function assertAvailable(
  metrics: readonly Metric[],
  dimension: Dimension | undefined,
  filters: readonly Filter[],
): void {
  const kind = dimension === undefined ? 'none' : kindOf(dimension)
  for (const metric of metrics) {
    const reason = unavailableReason(metric, kind)
    if (reason !== undefined)
      throw unavailableError('metrics', `${metric} by ${dimension ?? 'nothing'}: ${reasons[reason]}`)
    for (const [, filtered] of filters) {
      const because = filterReason(metric, kindOf(filtered))
      if (because !== undefined) throw unavailableError('filters', `${metric} where ${filtered}: ${reasons[because]}`)
    }
  }
}

/** @throws {ApiError} where rows cannot have a trend, or would be too many */
export function assertTrend(dimension: Dimension | undefined, limit: number): void {
  if (dimension === undefined || !isEventKind(kindOf(dimension)))
    throw unavailableError('trend', `trend by ${dimension ?? 'nothing'}: it is a figure of rows of events`)
  if (limit > statsLimits.trendRows) throw invalidFields({ limit: 'field_invalid' })
}

const unavailableError = (field: string, reason: string): ApiError =>
  new ApiError('figure_unavailable', { fields: { [field]: 'figure_unavailable' }, reason })

/** The reasons why a metric is unavailable, in words. */
export const reasons = {
  'of whole visits': 'it is a figure of whole visits, and a visit has several of these',
  'no entry or exit in events': 'events do not tell where their visit began or ended',
  'of views': 'it is a figure of views, and a custom event is none',
  'no time for it': 'engagement pings do not carry it',
  'of pages': 'it is a figure of pages',
} as const
export type Reason = keyof typeof reasons

/**
 * The reason why rows of a dimension have no such metric, or totals and series where the kind is `none`; undefined
 * where they have it.
 */
export const unavailableReason = (metric: Metric, kind: DimensionKind): Reason | undefined =>
  unavailable[metric]?.[kind]

/**
 * The reason why a metric cannot have a filter. It is undefined where every row is only narrowed down; for
 * `bounce_rate` and pages, visits that entered on the page.
 */
export const filterReason = (metric: Metric, filter: DimensionKind): Reason | undefined =>
  unavailableFilters[metric]?.[filter]

type Reasons = { readonly [Kind in DimensionKind]?: Reason | undefined }

const ofWholeVisits: Reasons = {
  page: 'of whole visits',
  page_title: 'of whole visits',
  hostname: 'of whole visits',
  event: 'of whole visits',
  goal: 'of whole visits',
  property: 'of whole visits',
}

const ofEvents: Reasons = { entry_page: 'no entry or exit in events', exit_page: 'no entry or exit in events' }

const noTime: Reasons = {
  page_title: 'no time for it',
  event: 'no time for it',
  goal: 'no time for it',
  property: 'no time for it',
}

const unavailable: Readonly<Partial<Record<Metric, Reasons>>> = {
  pageviews: { ...ofEvents, event: 'of views', goal: 'of views' },
  views_per_visit: ofWholeVisits,
  bounce_rate: { ...ofWholeVisits, page: undefined },
  visit_duration: ofWholeVisits,
  time_on_page: { ...ofEvents, ...noTime },
  events: ofEvents,
  conversion_rate: ofEvents,
  exit_rate: {
    none: 'of pages',
    visit: 'of pages',
    entry_page: 'of pages',
    page_title: 'of pages',
    hostname: 'of pages',
    event: 'of pages',
    goal: 'of pages',
    property: 'of pages',
  },
  revenue: ofEvents,
  scroll_depth: { ...ofEvents, ...noTime },
}

const unavailableFilters: Readonly<Partial<Record<Metric, Reasons>>> = {
  time_on_page: noTime,
  scroll_depth: noTime,
  exit_rate: ofWholeVisits,
}
