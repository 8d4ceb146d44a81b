import { missing, type useFormat } from '../../../../format/index.ts'
import type { CellValue, DataTableColumn } from '../DataTable.types.ts'

/** What the values of a column are. */
export type ColumnKind = 'text' | 'number' | 'percent' | 'duration' | 'date' | 'code'

/** A value of a column in words; null for a text, which is cut or wrapped where it is drawn. */
export function textOf(
  { kind = 'text', timeZone = 'UTC' }: Pick<DataTableColumn<never>, 'kind' | 'timeZone'>,
  value: CellValue,
  format: ReturnType<typeof useFormat>,
): string | null {
  if (value === null || value === '') return missing
  if (kind === 'date') return format.isoDay(String(value), timeZone)
  if (typeof value === 'string') return null
  if (kind === 'percent') return format.percent(value)
  return kind === 'duration' ? format.duration(value) : format.full(value)
}

/** Whether values of a kind stand at the end of their cells. */
export const isNumeric = (kind: ColumnKind = 'text'): boolean =>
  kind === 'number' || kind === 'percent' || kind === 'duration'
