import type { Breakdown } from '@sightline/api-client'
import { NoValueIcon, type BreakdownRow } from '@sightline/ui'
import type { Dimension } from './tabs.ts'

/** What stands for values that are no names: those that are missing, and those that have a code. */
export interface ValueNames {
  direct: string
  unknown: string
  country: (code: string) => string
  device: (device: string) => string
}

/** The rows of a breakdown as they are read. */
export function rowsOf(dimension: Dimension, rows: Breakdown['rows'], names: ValueNames): BreakdownRow[] {
  return rows.map(({ value, visitors, percentage, count }) => ({
    // No value of a site begins with a space, so this one cannot be a value.
    id: value === '' ? ' ' : value,
    visitors,
    percentage,
    count,
    ...lookOf(dimension, value, names),
  }))
}

/** What the row without a value is called. */
export const missingNameOf = (dimension: Dimension, names: ValueNames): string =>
  dimension === 'source' ? names.direct : names.unknown

function lookOf(dimension: Dimension, value: string, names: ValueNames): Pick<BreakdownRow, 'name' | 'kind' | 'tag'> {
  if (value === '') {
    const isTagged = dimension === 'source' || dimension === 'country'
    return { name: missingNameOf(dimension, names), kind: 'word', ...(isTagged && { tag: NoValueIcon }) }
  }
  switch (dimension) {
    case 'page':
      return { name: value, kind: 'path' }
    case 'source':
      return { name: value, kind: 'path', tag: Array.from(value.replace(/^www\./, ''))[0] ?? NoValueIcon }
    case 'country':
      return { name: names.country(value), kind: 'word', tag: value }
    case 'device':
      return { name: names.device(value), kind: 'word' }
    case 'page_title':
    case 'browser':
    case 'os':
    case 'event':
      return { name: value, kind: 'text' }
  }
}
