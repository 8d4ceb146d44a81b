import type { Dimension, Filter } from '@sightline/api-client'
import { breakdownIds, type BreakdownDimension, type OpenTabs } from './tabs.ts'

/** What is opened in place of a breakdown that a filter leaves one row of. */
const next: Partial<Record<Dimension, BreakdownDimension>> = {
  page: 'exit_page',
  source: 'referrer',
  channel: 'source',
  country: 'region',
  region: 'city',
}

/** The open tabs once a value has become a filter: where only that value would be left, the tab that says more. */
export function tabsAfterFilter(openTabs: OpenTabs, filters: readonly Filter[], dimension: Dimension): OpenTabs {
  const following = next[dimension]
  const isOne = filters.some(
    ([operator, filtered, { length }]) => operator === 'is' && filtered === dimension && length === 1,
  )
  const panel = breakdownIds.find((id) => openTabs[id] === dimension)
  return following === undefined || panel === undefined || !isOne ? openTabs : { ...openTabs, [panel]: following }
}
