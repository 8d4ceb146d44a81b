import type { ListName } from '@sightline/api-client/contract'
import type { Generated } from 'kysely'
import type { Immutable, Instant } from './columns.ts'

/** What a person has chosen for a list of the console. */
export interface ListSettingTable {
  id: Generated<number>
  user_id: Immutable<number>
  list: Immutable<ListName>
  /** JSON: columns, their order and widths, the height of rows; null until something was chosen. */
  table_view: string | null
  /** JSON: a list of `{ name, filters }`. */
  filter_sets: string
  created_at: Immutable<Instant>
  updated_at: Instant
}
