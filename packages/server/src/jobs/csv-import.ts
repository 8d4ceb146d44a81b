import { emailLength, type LineOutcome, type MessageKey } from '@sightline/api-client/contract'
import { ApiError, CsvError, invalidFields } from '../errors.ts'
import type { Database } from '../store/relational/database.ts'
import type { NewLine } from '../store/relational/jobs/job-lines.ts'
import type { Job } from '../store/relational/jobs/jobs.ts'
import { recordsOf, type CsvRecord } from './csv.ts'
import type { Jobs } from './jobs.ts'
import type { CurrentJob, Step, Work } from './worker.ts'

const LINES_AT_ONCE = 500

/** An import of a CSV file, line by line: the job, and the columns that it reads. */
export interface CsvImport {
  kind: 'import_users' | 'import_points'
  isColumn: (name: string) => boolean
  /** The columns without which nothing can be read. */
  needed: readonly string[]
  maxLines: number
}

/**
 * Begins to read a CSV file.
 * @param isDryRun Whether the lines are only checked
 * @returns the job's id
 * @throws {ApiError} at the field `file`
 */
export async function startCsvImport(
  jobs: Jobs,
  csv: CsvImport,
  ownerId: number,
  { file, isDryRun }: { file: File; isDryRun: boolean },
): Promise<number> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const lines = await countLines(bytes, csv)
  return jobs.start({ kind: csv.kind, ownerId, input: { lines, isDryRun }, file: bytes })
}

/** Reads the whole file once, so that one that cannot be read is refused as a whole. @throws {ApiError} */
async function countLines(bytes: Uint8Array, csv: CsvImport): Promise<number> {
  let lines = -1
  try {
    for await (const { cells } of recordsOf(bytes)) {
      if (lines < 0) checkHead(cells, csv)
      lines += 1
      if (lines > csv.maxLines) throw invalidFields({ file: 'field_too_long' })
    }
  } catch (error) {
    if (error instanceof CsvError) throw invalidFields({ file: 'file_invalid' }, 'file_invalid')
    throw error
  }
  if (lines < 0) throw invalidFields({ file: 'file_invalid' }, 'file_invalid')
  return lines
}

const nameOf = (cell: string): string => cell.trim().toLowerCase()

/** @throws {ApiError} with the `columns` that are missing, or where one is there twice */
function checkHead(cells: readonly string[], { isColumn, needed }: CsvImport): void {
  // Text with this sign is in another encoding.
  if (cells.some((cell) => cell.includes('\0'))) throw invalidFields({ file: 'file_invalid' }, 'file_invalid')
  const known = cells.map(nameOf).filter(isColumn)
  const columns = needed.filter((name) => !known.includes(name))
  if (columns.length > 0) throw new ApiError('file_invalid', { fields: { file: 'columns_missing' }, columns })
  if (new Set(known).size < known.length) throw invalidFields({ file: 'file_invalid' }, 'file_invalid')
}

interface Input {
  lines: number
  isDryRun?: boolean
}

/** Whether an import only checks its lines; undefined for a job of another kind. */
export const isDryRunOf = ({ kind, input }: Pick<Job, 'kind' | 'input'>): boolean | undefined =>
  kind === 'import_users' || kind === 'import_points' ? (JSON.parse(input) as Input).isDryRun === true : undefined

/** Some lines of the file that are kept together. */
export interface CsvChunk {
  job: { id: number; ownerId: number; isDryRun: boolean }
  columns: readonly string[]
  records: readonly CsvRecord[]
  /** The lines of the report that come before those of the records. */
  linesBefore: readonly NewLine[]
  now: Date
}

/** The work of an import: so many lines at once, each of them created, skipped or failed. */
export const csvImportWork = (
  now: () => Date,
  { isColumn }: CsvImport,
  keepChunk: (transaction: Database, chunk: CsvChunk) => Promise<void>,
): Work =>
  async function* work(job: CurrentJob): AsyncGenerator<Step> {
    const { lines: total, isDryRun = false } = job.input as Input
    const records = recordsOf(await job.readFile())
    const head = await records.next()
    if (head.done === true) return
    const columns = head.value.cells.map(nameOf)
    const leftOut = columns.filter((name) => !isColumn(name))
    let { done } = job
    if (done === 0) yield { done, total }

    for await (const chunk of chunksOf(records, done)) {
      // Unknown columns are reported with the first lines only, so that it is said once.
      const isFirst = done === 0 && leftOut.length > 0
      const linesBefore = isFirst ? [lineOf(head.value, leftOut.join(', '), 'skipped', 'columns_unknown')] : []
      done += chunk.length
      const about = { job: { id: job.id, ownerId: job.owner_id, isDryRun }, columns, records: chunk, linesBefore }
      yield { done, total, keep: (transaction) => keepChunk(transaction, { ...about, now: now() }) }
    }
  }

/** The records behind the first `skipped` ones, some at once. */
async function* chunksOf(records: AsyncIterable<CsvRecord>, skipped: number): AsyncGenerator<CsvRecord[]> {
  let position = 0
  let chunk: CsvRecord[] = []
  for await (const record of records) {
    position += 1
    if (position <= skipped) continue
    chunk.push(record)
    if (chunk.length < LINES_AT_ONCE) continue
    yield chunk
    chunk = []
  }
  if (chunk.length > 0) yield chunk
}

/** The fields of a line by its columns; what is wrong with one that no store takes, or that has other columns. */
export function fieldsOf(
  { columns }: Pick<CsvChunk, 'columns'>,
  { cells }: CsvRecord,
  isColumn: (name: string) => boolean,
): { given: Record<string, string | undefined>; message: MessageKey | undefined } {
  const given = Object.fromEntries(columns.flatMap((name, at) => (isColumn(name) ? [[name, cells[at]]] : [])))
  if (cells.length !== columns.length) return { given, message: 'line_invalid' }
  // No store takes this sign.
  const isStorable = Object.values(given).every((value) => value?.includes('\0') !== true)
  return { given, message: isStorable ? undefined : 'field_invalid' }
}

/** What a line is about whose field is wrong: its address, with the column of the field where that is another one. */
export function subjectOfIssue(email: string, { path: [column] }: { path: readonly PropertyKey[] }): string {
  return column === undefined || column === 'email' ? email : `${email} · ${String(column)}`
}

/** A line of the report. */
export const lineOf = (
  { line }: CsvRecord,
  subject: string,
  outcome: LineOutcome,
  message: MessageKey | null,
): NewLine => ({
  line,
  outcome,
  subject: subject.replaceAll('\0', '').slice(0, emailLength).toWellFormed(),
  message,
  user_id: null,
})
