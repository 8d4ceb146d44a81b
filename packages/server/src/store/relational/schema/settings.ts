import type { Immutable, VersionedRow } from './columns.ts'

/** What administrators have set; without a row the default holds. */
export interface SettingTable extends VersionedRow {
  name: Immutable<string>
  value: string
}
