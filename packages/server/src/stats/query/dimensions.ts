import { isPropertyDimension, type FilterDimension } from '@sightline/api-client/contract'

/** Kinds of dimensions that behave alike. */
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

/** The kinds whose filters match single events; those of the others match visits. */
export const eventKinds = ['page', 'page_title', 'hostname', 'event', 'goal', 'property'] as const
export type EventKind = (typeof eventKinds)[number]

/** The kind of a dimension, or of what a filter looks at: a number of the visit is one of visits. */
export function kindOf(dimension: FilterDimension): Exclude<DimensionKind, 'none'> {
  if (isPropertyDimension(dimension)) return 'property'
  return ownKinds.find((kind) => kind === dimension) ?? 'visit'
}

const ownKinds = ['entry_page', 'exit_page', 'page', 'page_title', 'hostname', 'event', 'goal'] as const

export const isEventKind = (kind: DimensionKind): kind is EventKind => eventKinds.some((one) => one === kind)
