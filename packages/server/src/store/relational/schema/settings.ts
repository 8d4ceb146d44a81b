import type { Fixed, Versioned } from './columns.ts'

/** What administrators have set; without a row the default holds. */
export interface SettingTable extends Versioned {
  name: Fixed<string>
  value: string
}
