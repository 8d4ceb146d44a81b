import { parseDate, type CalendarDate } from '@internationalized/date'
import type { MessageKey } from '@sightline/api-client/contract'
import { recordsOf } from '../../jobs/csv.ts'
import { ApiError } from '../../errors.ts'
import type { InvalidLine } from '../chunk.ts'
import { columnsOf, firstDayIn, lastDayIn, type Columns } from './columns.ts'

/** The views of one page on one day. */
export interface ReportRow {
  line: number
  day: CalendarDate
  page: string
  views: number
  /** The number of users, at most that of views. */
  users: number
}

export interface Report {
  rows: ReportRow[]
  wrong: InvalidLine[]
}

/** The most views of all lines together. */
const MOST_VIEWS = 10_000_000
/** Google's own exports have at most a hundred thousand; all lines are in memory together. */
const MOST_LINES = 200_000

/**
 * Reads a report of pages by day. Comments, totals and other tables of the file are left out.
 * @throws {CsvError} @throws {ApiError} where the columns that are needed are not there, or the lines are too many
 */
export async function readReport(bytes: Uint8Array, { mostLines = MOST_LINES } = {}): Promise<Report> {
  const report: Report = { rows: [], wrong: [] }
  let columns: Columns | undefined
  let hasColumns = false
  let [first, last]: (CalendarDate | undefined)[] = []
  let views = 0
  for await (const { line, cells } of recordsOf(bytes)) {
    const [start = ''] = cells
    if (start.startsWith('#')) {
      // Another table begins, or the dates of the next one.
      const comment = cells.join(',')
      first = dayOf(firstDayIn(comment)) ?? first
      last = dayOf(lastDayIn(comment)) ?? last
      columns = undefined
      continue
    }
    const head = columnsOf(cells)
    if (head !== undefined) {
      columns = head
      hasColumns = true
      const isOneDay = first !== undefined && last !== undefined && first.compare(last) === 0
      const isDated = head.date !== undefined || (head.nthDay !== undefined && first !== undefined) || isOneDay
      if (!isDated) throw new ApiError('report_date_missing')
      continue
    }
    if (columns === undefined || isTotal(cells, columns, first)) continue
    if (report.rows.length + report.wrong.length >= mostLines) throw new ApiError('file_invalid')
    const row = rowOf(cells, columns, first)
    if ('message' in row) report.wrong.push({ line, ...row })
    else if (views + row.views > MOST_VIEWS) report.wrong.push({ line, field: '', message: 'too_many_views' })
    else {
      views += row.views
      if (row.views > 0) report.rows.push({ line, ...row })
    }
  }
  if (!hasColumns) throw new ApiError('report_columns_missing')
  return report
}

/** Totals name neither a page nor, where there is a column of it, a day. */
const isTotal = (cells: readonly string[], columns: Columns, first: CalendarDate | undefined): boolean =>
  (cells[columns.page] ?? '') === '' && (!hasDays(columns) || rowDay(cells, columns, first) === undefined)

const hasDays = ({ date, nthDay }: Columns): boolean => date !== undefined || nthDay !== undefined

type ReadRow = Omit<ReportRow, 'line'> | { field: string; message: MessageKey }

function rowOf(cells: readonly string[], columns: Columns, first: CalendarDate | undefined): ReadRow {
  const day = rowDay(cells, columns, first)
  const views = countIn(cells[columns.views])
  const users = countIn(cells[columns.users])
  if (day === undefined) return { field: 'date', message: 'field_invalid' }
  if ((cells[columns.page] ?? '') === '') return { field: 'page', message: 'field_invalid' }
  if (views === undefined) return { field: 'views', message: 'field_invalid' }
  if (users === undefined) return { field: 'users', message: 'field_invalid' }
  return { day, page: cells[columns.page] ?? '', views, users: Math.min(Math.max(users, 1), views) }
}

function rowDay(cells: readonly string[], { date, nthDay }: Columns, first: CalendarDate | undefined) {
  if (date !== undefined) return dayOf(cells[date])
  if (nthDay === undefined) return first
  const days = countIn(cells[nthDay])
  return days === undefined || days > 100_000 ? undefined : first?.add({ days })
}

/** `20260131`, `2026-01-31` or `2026/01/31`. */
function dayOf(text: string | undefined): CalendarDate | undefined {
  const [, year, month, day] = /^(\d{4})([-/]?)(\d{2})\2(\d{2})$/.exec(text?.trim() ?? '')?.toSpliced(2, 1) ?? []
  try {
    return year === undefined ? undefined : parseDate(`${year}-${month}-${day}`)
  } catch {
    return undefined
  }
}

/** A whole number, which may have separators between its thousands. */
function countIn(text: string | undefined): number | undefined {
  const digits = (text ?? '').trim()
  const isCount = /^\d{1,12}$/.test(digits) || /^\d{1,3}([,.'’\u00A0\u202F ]\d{3})+$/.test(digits)
  return isCount ? Number(digits.replaceAll(/\D/g, '')) : undefined
}
