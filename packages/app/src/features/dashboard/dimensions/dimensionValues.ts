import { isPropertyDimension, minForPercent, type Breakdown, type Dimension } from '@sightline/api-client'
import { NoValueIcon, type BreakdownRow, type BreakdownSort } from '@sightline/ui'

/** The names of values that are not names themselves: missing values, and codes. */
export interface ValueNames {
  direct: string
  unknown: string
  /** Of a tag that a visit does not have. */
  none: string
  country: (code: string) => string
  device: (device: string) => string
  channel: (channel: string) => string
  language: (tag: string) => string
  /** @param value The names of a place from its country down, parted by `|` */
  place: (value: string) => string
}

// The id of the row without a value. No value of a site begins with a space, so this one cannot be a value.
const missingId = ' '

/** The id of the row with this value. */
export const idOfValue = (value: string): string => (value === '' ? missingId : value)

/** The value of the row with this id. */
export const valueOfRow = (id: string): string => (id === missingId ? '' : id)

/** The rows of a breakdown with their displayed names. In the order of their change, they have it as a count. */
export function rowsOf(
  dimension: Dimension,
  rows: Breakdown['rows'],
  names: ValueNames,
  sort?: BreakdownSort,
): BreakdownRow[] {
  return rows.map(({ value, visitors, percentage, count, conversion_rate, comparison }) => ({
    id: idOfValue(value),
    visitors,
    percentage,
    count,
    ...(typeof conversion_rate === 'number' && { conversionRate: conversion_rate }),
    ...(comparison !== undefined && changeOf(visitors, comparison, sort)),
    ...lookOf(dimension, value, names),
  }))
}

/** Rows without their change, where what they are compared with is from before the first data. */
export const withoutChange = (rows: Breakdown['rows']): Breakdown['rows'] =>
  rows.map(({ comparison: _, ...row }) => row)

/** The change of the visitors of a row: as a count as well where they are too few for a percentage, or sorted by it. */
export function changeOf(
  visitors: number,
  { change, figures }: NonNullable<Breakdown['rows'][number]['comparison']>,
  sort?: BreakdownSort,
): Pick<BreakdownRow, 'change' | 'difference'> {
  const before = figures.visitors ?? 0
  const isFew = visitors < minForPercent || before < minForPercent
  return {
    change: change.visitors ?? null,
    ...((isFew || sort?.column === 'change') && { difference: visitors - before }),
  }
}

/** The name of the row without a value. */
export const missingNameOf = (dimension: Dimension, names: ValueNames): string =>
  dimension === 'source' || dimension === 'referrer'
    ? names.direct
    : dimension.startsWith('utm_')
      ? names.none
      : names.unknown

/** The displayed name of one value. */
export const nameOfValue = (dimension: Dimension, value: string, names: ValueNames): string =>
  lookOf(dimension, value, names).name

/** Whether the values of a dimension are codes with displayed names, so that only the app can search them. */
export const isCoded = (dimension: Dimension): boolean =>
  dimension === 'country' || dimension === 'device' || dimension === 'channel' || dimension === 'language'

function lookOf(dimension: Dimension, value: string, names: ValueNames): Pick<BreakdownRow, 'name' | 'kind' | 'tag'> {
  if (value === '') {
    const isTagged = dimension === 'source' || dimension === 'country'
    return { name: missingNameOf(dimension, names), kind: 'word', ...(isTagged && { tag: NoValueIcon }) }
  }
  if (isPropertyDimension(dimension)) return { name: value, kind: 'text' }
  switch (dimension) {
    case 'page':
    case 'entry_page':
    case 'exit_page':
    case 'hostname':
    case 'referrer':
      return { name: value, kind: 'path' }
    case 'source':
      return { name: value, kind: 'path', tag: Array.from(value.replace(/^www\./, ''))[0] ?? NoValueIcon }
    case 'country':
      return { name: names.country(value), kind: 'word', tag: value }
    case 'device':
      return { name: names.device(value), kind: 'word' }
    case 'channel':
      return { name: names.channel(value), kind: 'word' }
    case 'region':
    case 'city':
      return { name: names.place(value), kind: 'text' }
    case 'language':
      return { name: names.language(value), kind: 'word' }
    case 'page_title':
    case 'event':
    case 'goal':
    case 'utm_source':
    case 'utm_medium':
    case 'utm_campaign':
    case 'utm_content':
    case 'utm_term':
    case 'browser':
    case 'browser_version':
    case 'os':
    case 'os_version':
    case 'screen':
      return { name: value, kind: 'text' }
  }
}
