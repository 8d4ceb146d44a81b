import type { Immutable, VersionedRow } from './columns.ts'

/** The settings that administrators have changed; without a row the default holds. */
export interface SettingTable extends VersionedRow {
  name: Immutable<string>
  value: string
}
