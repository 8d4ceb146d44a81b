import type { Website } from '@sightline/api-client'
import { withParams } from '../../../lib/search-params/withParams.ts'
import { breakdownIds } from './tabs.ts'

export type DashboardSetting = NonNullable<Website['dashboard_setting']>

/** The address with what the person has chosen before, where it names neither range nor interval nor comparison. */
export function withKeptChoices(search: URLSearchParams, kept: DashboardSetting | null | undefined): URLSearchParams {
  if (kept == null || search.has('range') || search.has('interval') || search.has('compare')) return search
  const { tabs, ...choices } = kept
  const hasTab = search.has('all') || breakdownIds.some((id) => search.has(id))
  return withParams(search, { ...choices, ...(!hasTab && tabs) })
}
