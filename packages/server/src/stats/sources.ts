import type { Dimension, Metric, PropertyDimension } from '@sightline/api-client/contract'

export type AnyDimension = Dimension | PropertyDimension

/** Dimensions that behave alike: what the figures are of. */
export const dimensionKinds = [
  'none',
  'visit',
  'entry_page',
  'exit_page',
  'page',
  'page_title',
  'hostname',
  'event',
  'goal',
  'property',
] as const
export type DimensionKind = (typeof dimensionKinds)[number]

/** Filters of these kinds look at one event; those of the others at a visit. */
export const eventKinds = ['page', 'page_title', 'hostname', 'event', 'goal', 'property'] as const
export type EventKind = (typeof eventKinds)[number]

export function kindOf(dimension: AnyDimension): Exclude<DimensionKind, 'none'> {
  if (isProperty(dimension)) return 'property'
  return ownKinds.find((kind) => kind === dimension) ?? 'visit'
}

const ownKinds = ['entry_page', 'exit_page', 'page', 'page_title', 'hostname', 'event', 'goal'] as const

export const isProperty = (dimension: AnyDimension): dimension is PropertyDimension => dimension.startsWith('prop:')

export const isEventKind = (kind: DimensionKind): kind is EventKind => eventKinds.some((one) => one === kind)

/** Where a figure is read: from one table, from both, or not at all for a reason. */
export type Source = 'events' | 'visits' | 'both' | Reason

const reasons = {
  'of whole visits': 'it is a figure of whole visits, and a visit has several of these',
  'no entry or exit in events': 'events do not tell where their visit began or ended',
  'of views': 'it is a figure of views, and a custom event is none',
  'no time for it': 'engagement pings do not carry it',
  'of pages': 'it is a figure of pages',
  'of rows': 'it is a figure of rows',
} as const
export type Reason = keyof typeof reasons

/** Why there is no such figure; undefined where there is. */
export const reasonOf = (source: Source): string | undefined => (isReason(source) ? reasons[source] : undefined)

const isReason = (source: Source): source is Reason => source in reasons

type Row = Readonly<Record<DimensionKind, Source>>

const visitFigure: Row = {
  none: 'visits',
  visit: 'visits',
  entry_page: 'visits',
  exit_page: 'visits',
  page: 'of whole visits',
  page_title: 'of whole visits',
  hostname: 'of whole visits',
  event: 'of whole visits',
  goal: 'of whole visits',
  property: 'of whole visits',
}

const eventFigure: Row = {
  none: 'events',
  visit: 'events',
  entry_page: 'no entry or exit in events',
  exit_page: 'no entry or exit in events',
  page: 'events',
  page_title: 'events',
  hostname: 'events',
  event: 'events',
  goal: 'events',
  property: 'events',
}

const counted: Row = { ...eventFigure, visit: 'visits', entry_page: 'visits', exit_page: 'visits' }

const noTime = {
  page_title: 'no time for it',
  event: 'no time for it',
  goal: 'no time for it',
  property: 'no time for it',
} as const

/** Which table answers a metric for rows of a dimension; `none` are totals and series. Printed in docs/metrics.md. */
export const sources: Readonly<Record<Metric, Row>> = {
  visitors: counted,
  visits: { ...counted, none: 'visits' },
  pageviews: { ...eventFigure, event: 'of views', goal: 'of views' },
  views_per_visit: visitFigure,
  bounce_rate: { ...visitFigure, page: 'visits' },
  visit_duration: visitFigure,
  time_on_page: { ...eventFigure, ...noTime },
  events: eventFigure,
  conversion_rate: eventFigure,
  percentage: counted,
  exit_rate: {
    none: 'of pages',
    visit: 'of pages',
    entry_page: 'of pages',
    exit_page: 'both',
    page: 'both',
    page_title: 'of pages',
    hostname: 'of pages',
    event: 'of pages',
    goal: 'of pages',
    property: 'of pages',
  },
  revenue: eventFigure,
  scroll_depth: { ...eventFigure, ...noTime },
}

/** Which filters a metric cannot have, and why. All others it can. */
const refusedFilters: Readonly<Partial<Record<Metric, Readonly<Partial<Record<DimensionKind, Reason>>>>>> = {
  time_on_page: noTime,
  scroll_depth: noTime,
  exit_rate: {
    page: 'of whole visits',
    page_title: 'of whole visits',
    hostname: 'of whole visits',
    event: 'of whole visits',
    goal: 'of whole visits',
    property: 'of whole visits',
  },
}

/**
 * How a metric goes with a filter: undefined where every figure is only narrowed down; for `bounce_rate` and pages,
 * visits that entered on the page.
 */
export const filterReason = (metric: Metric, filter: DimensionKind): Reason | undefined =>
  refusedFilters[metric]?.[filter]
