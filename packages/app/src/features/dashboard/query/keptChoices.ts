import type { Website } from '@sightline/api-client'
import { withParams } from '../../../lib/search-params/withParams.ts'
import { keptColumnParams } from './columns.ts'

export type DashboardSetting = NonNullable<Website['dashboard_setting']>

/** The address with what the person has chosen before; one that names anything is somebody's link, and stays as it is. */
export const withKeptChoices = (search: URLSearchParams, kept: DashboardSetting | null | undefined): URLSearchParams =>
  kept == null || search.size > 0
    ? search
    : withParams(search, {
        range: kept.range,
        interval: kept.interval,
        compare: kept.compare,
        cards: kept.cards?.join(','),
        ...keptColumnParams(kept.columns),
        ...kept.tabs,
      })
