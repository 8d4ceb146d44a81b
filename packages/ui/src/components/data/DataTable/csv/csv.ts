import type { CellValue } from '../DataTable.types.ts'

interface CsvColumn<Row> {
  header: string
  value: (row: Row) => CellValue
}

/** Formats rows as CSV (RFC 4180) with a header line. */
export function csvOf<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ value }) => value(row)))]
  return lines.map((cells) => cells.map(fieldOf).join(',') + lineEnd).join('')
}

const lineEnd = '\r\n'

/**
 * A spreadsheet would execute text that begins like a formula: https://owasp.org/www-community/attacks/CSV_Injection
 */
function fieldOf(value: CellValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

// Without a byte order mark, spreadsheets assume a legacy encoding.
const byteOrderMark = '\uFEFF'

/** The content of a file with a CSV text. */
export const csvFileOf = (csv: string): string => byteOrderMark + csv

/** Downloads CSV as a file in the browser. */
export function downloadCsv(name: string, csv: string): void {
  const url = URL.createObjectURL(new Blob([csvFileOf(csv)], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}.csv`
  link.click()
  URL.revokeObjectURL(url)
}
