import type { Dimension, Filter } from '@sightline/api-client'
import { breakdownIds, type BreakdownDimension, type BreakdownId, type OpenTabs } from './tabs.ts'

/** What is opened in place of a breakdown that a filter leaves one row of. */
const next: Partial<Record<Dimension, BreakdownDimension>> = {
  page: 'exit_page',
  source: 'referrer',
  channel: 'source',
  country: 'region',
  region: 'city',
}

/** The open tabs, and the breakdowns whose tab a filter has opened. */
export interface FilteredTabs {
  openTabs: OpenTabs
  drilled: readonly BreakdownId[]
}

/** The open tabs once a value has become a filter: where only that value would be left, the tab that says more. */
export function tabsAfterFilter(
  { openTabs, drilled }: FilteredTabs,
  filters: readonly Filter[],
  dimension: Dimension,
): FilteredTabs {
  const following = next[dimension]
  const isOne = filters.some(
    ([operator, filtered, { length }]) => operator === 'is' && filtered === dimension && length === 1,
  )
  const panel = breakdownIds.find((id) => openTabs[id] === dimension)
  if (following === undefined || panel === undefined || !isOne) return { openTabs, drilled }
  return { openTabs: { ...openTabs, [panel]: following }, drilled: [...new Set([...drilled, panel])] }
}

/**
 * The open tabs once filters have gone: a tab that one of them has opened gives its place to the one before. A tab that somebody
 * has chosen stays.
 */
export function tabsWithoutFilters(
  { openTabs, drilled }: FilteredTabs,
  before: readonly Filter[],
  after: readonly Filter[],
): FilteredTabs {
  const gone = (dimension: Dimension) => isFilteredBy(before, dimension) && !isFilteredBy(after, dimension)
  const restored = { ...openTabs }
  const left = drilled.filter((id) => {
    const earlier = tabsBefore(openTabs[id])
    restored[id] = earlier.find(gone) ?? openTabs[id]
    return tabsBefore(restored[id]).some((dimension) => isFilteredBy(after, dimension))
  })
  return { openTabs: restored, drilled: left }
}

const isFilteredBy = (filters: readonly Filter[], dimension: Dimension): boolean =>
  filters.some(([operator, filtered]) => operator === 'is' && filtered === dimension)

/** The tabs from which filters lead to a tab, the first one first. */
function tabsBefore(tab: BreakdownDimension): BreakdownDimension[] {
  const before = (Object.keys(next) as BreakdownDimension[]).find((dimension) => next[dimension] === tab)
  return before === undefined ? [] : [...tabsBefore(before), before]
}
