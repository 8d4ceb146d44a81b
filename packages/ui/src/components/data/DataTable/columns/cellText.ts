import { missing, type useFormat } from '../../../../format/index.ts'
import type { CellValue, DataTableColumn } from '../DataTable.types.ts'
import type { ColumnKind } from './ColumnKind.ts'

type Kinded = Pick<DataTableColumn<never>, 'kind' | 'timeZone'>

/**
 * A value formatted by the kind of its column; null for text, which is rendered as it is.
 * @param currency of an amount; without it, it is not known what the amount is
 */
export function textOf(
  { kind = 'text', timeZone = 'UTC' }: Kinded,
  value: CellValue,
  format: ReturnType<typeof useFormat>,
  currency?: string,
): string | null {
  if (value === null || value === '') return missing
  if (kind === 'date') return format.isoDay(String(value), timeZone)
  if (kind === 'datetime') return format.isoMinute(String(value), timeZone)
  if (typeof value === 'string') return null
  if (kind === 'money') return format.money(value, currency)
  if (kind === 'percent') return format.percent(value)
  return kind === 'duration' ? format.duration(value) : format.full(value)
}

/** The currency of a total, if the column has the same currency in all rows. */
export const currencyOfTotal = ({ currency }: Pick<DataTableColumn<never>, 'currency'>): string | undefined =>
  typeof currency === 'string' ? currency : undefined

/** Whether values of a kind are aligned to the end of their cells. */
export const isNumeric = (kind: ColumnKind = 'text'): boolean =>
  kind === 'number' || kind === 'percent' || kind === 'money' || kind === 'duration'
