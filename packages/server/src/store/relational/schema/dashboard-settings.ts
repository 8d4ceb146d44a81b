import type { Interval, KeptComparison, KeptRange } from '@sightline/api-client/contract'
import type { Generated } from 'kysely'
import type { Immutable, Instant } from './columns.ts'

/** What a person has chosen on the dashboard of a site; null until it was chosen. */
export interface DashboardSettingTable {
  id: Generated<number>
  website_id: Immutable<number>
  user_id: Immutable<number>
  range: KeptRange | null
  /** The interval of the series in that range; null for the usual one. */
  interval: Interval | null
  compare: KeptComparison | null
  /** JSON: the dimension that each panel shows, by the name of the panel. */
  tabs: string | null
  /** JSON: the cards above the chart; null for the usual ones. */
  cards: string | null
  /** JSON: the columns of each panel, by the name of the panel. */
  columns: string | null
  created_at: Immutable<Instant>
  updated_at: Instant
}
