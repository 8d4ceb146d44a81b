import type { Dimension, Metric, PropertyDimension } from '@sightline/api-client/contract'

export type AnyDimension = Dimension | PropertyDimension

/** Dimensions that behave alike. */
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

/** Where a metric is read: from one table, from both, or not at all for a reason. */
export type TableDecision = 'events' | 'visits' | 'both' | Reason

const reasons = {
  'of whole visits': 'it is a figure of whole visits, and a visit has several of these',
  'no entry or exit in events': 'events do not tell where their visit began or ended',
  'of views': 'it is a figure of views, and a custom event is none',
  'no time for it': 'engagement pings do not carry it',
  'of pages': 'it is a figure of pages',
  'of rows': 'it is a figure of rows',
} as const
export type Reason = keyof typeof reasons

/** Why a metric cannot be had; undefined where it can. */
export const unavailableReason = (decision: TableDecision): string | undefined =>
  isReason(decision) ? reasons[decision] : undefined

const isReason = (decision: TableDecision): decision is Reason => decision in reasons

type Row = Readonly<Record<DimensionKind, TableDecision>>

const visitMetric: Row = {
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

const eventMetric: Row = {
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

const countMetric: Row = { ...eventMetric, visit: 'visits', entry_page: 'visits', exit_page: 'visits' }

const noTime = {
  page_title: 'no time for it',
  event: 'no time for it',
  goal: 'no time for it',
  property: 'no time for it',
} as const

/** Which table answers a metric for rows of a dimension; `none` are totals and series. Printed in docs/metrics.md. */
export const decideTable = (metric: Metric, kind: DimensionKind): TableDecision => decisions[metric][kind]

const decisions: Readonly<Record<Metric, Row>> = {
  visitors: countMetric,
  visits: { ...countMetric, none: 'visits' },
  pageviews: { ...eventMetric, event: 'of views', goal: 'of views' },
  views_per_visit: visitMetric,
  bounce_rate: { ...visitMetric, page: 'visits' },
  visit_duration: visitMetric,
  time_on_page: { ...eventMetric, ...noTime },
  events: eventMetric,
  conversion_rate: eventMetric,
  percentage: countMetric,
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
  revenue: eventMetric,
  scroll_depth: { ...eventMetric, ...noTime },
}

/** Which filters a metric cannot have, and why. All others it can. */
const unavailableFilters: Readonly<Partial<Record<Metric, Readonly<Partial<Record<DimensionKind, Reason>>>>>> = {
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
 * How a metric goes with a filter: undefined where every row is only narrowed down; for `bounce_rate` and pages,
 * visits that entered on the page.
 */
export const filterReason = (metric: Metric, filter: DimensionKind): Reason | undefined =>
  unavailableFilters[metric]?.[filter]
