import {
  isMessageKey,
  schemas,
  userImportLimits,
  emailLength,
  type LineOutcome,
  type MessageKey,
} from '@sightline/api-client/contract'
import { invalidFields, CsvError } from '../errors.ts'
import type { Database } from '../store/relational/database.ts'
import { insertImportedUsers, takenEmails, type ImportedUser } from '../store/relational/accounts/import-users.ts'
import { insertLines, subjectsCreated, type NewLine } from '../store/relational/jobs/job-lines.ts'
import { recordsOf, type CsvRecord } from './csv.ts'
import type { Jobs } from './jobs.ts'
import type { CurrentJob, Step, Work } from './worker.ts'

const LINES_AT_ONCE = 500

/** A line of the file; every other field of an app user is made by the service. */
const userLine = schemas.appUser.addAppUser.input.pick({
  email: true,
  nickname: true,
  region: true,
  ref_code: true,
  utm_source: true,
  utm_medium: true,
  union_code: true,
})

type Column = keyof typeof userLine.shape

const isColumn = (name: string): name is Column => Object.hasOwn(userLine.shape, name)

/**
 * Begins to create app users from a CSV file.
 * @param isDryRun Whether the lines are only checked, and nobody is created
 * @returns the job's id
 * @throws {ApiError} at the field `file`
 */
export async function importUsers(jobs: Jobs, ownerId: number, file: File, isDryRun = false): Promise<number> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const lines = await countLines(bytes)
  return jobs.start({ kind: 'import_users', ownerId, input: { lines, isDryRun }, file: bytes })
}

/** Reads the whole file once, so that one that cannot be read is refused as a whole. @throws {ApiError} */
async function countLines(bytes: Uint8Array): Promise<number> {
  let lines = -1
  try {
    for await (const { cells } of recordsOf(bytes)) {
      if (lines < 0 && !isHead(cells)) throw invalidFields({ file: 'file_invalid' }, 'file_invalid')
      lines += 1
      if (lines > userImportLimits.lines) throw invalidFields({ file: 'field_too_long' })
    }
  } catch (error) {
    if (error instanceof CsvError) throw invalidFields({ file: 'file_invalid' }, 'file_invalid')
    throw error
  }
  if (lines < 0) throw invalidFields({ file: 'file_invalid' }, 'file_invalid')
  return lines
}

const nameOf = (cell: string): string => cell.trim().toLowerCase()

function isHead(cells: readonly string[]): boolean {
  const known = cells.map(nameOf).filter(isColumn)
  return known.includes('email') && new Set(known).size === known.length
}

/** The work of the job: so many lines at once, each of them created, skipped or failed. */
export const importUsersWork = (now: () => Date): Work =>
  async function* work(job: CurrentJob): AsyncGenerator<Step> {
    const { lines: total, isDryRun = false } = job.input as { lines: number; isDryRun?: boolean }
    const target = { jobId: job.id, isDryRun }
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
      const lines = isFirst ? [lineOf(head.value, leftOut.join(', '), 'skipped', 'columns_unknown')] : []
      done += chunk.length
      yield { done, total, keep: (transaction) => keepChunk(transaction, target, columns, chunk, lines, now()) }
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

interface Target {
  jobId: number
  isDryRun: boolean
}

async function keepChunk(
  transaction: Database,
  { jobId, isDryRun }: Target,
  columns: readonly string[],
  records: readonly CsvRecord[],
  linesBefore: readonly NewLine[],
  now: Date,
): Promise<void> {
  const lines = [...linesBefore]
  const users = new Map<string, { user: ImportedUser; record: CsvRecord }>()
  for (const record of records) {
    const read = readUser(columns, record)
    if ('message' in read) lines.push(lineOf(record, read.subject, 'failed', read.message))
    else if (users.has(read.user.email)) lines.push(lineOf(record, read.user.email, 'skipped', 'email_taken'))
    else users.set(read.user.email, { user: read.user, record })
  }
  const given = [...users.values()].map(({ user }) => user)
  const idOfEmail = isDryRun
    ? await idsToBe(transaction, jobId, given)
    : await insertImportedUsers(transaction, given, now)
  for (const [email, { record }] of users) {
    const id = idOfEmail.get(email)
    lines.push(
      id === undefined
        ? lineOf(record, email, 'skipped', 'email_taken')
        : { ...lineOf(record, email, 'created', null), user_id: id },
    )
  }
  await insertLines(transaction, jobId, lines)
}

/** The users whom an import would create: no account and no earlier line has their addresses. They have no ids yet. */
async function idsToBe(
  transaction: Database,
  jobId: number,
  given: readonly ImportedUser[],
): Promise<Map<string, null>> {
  const emails = given.map(({ email }) => email)
  const taken = await takenEmails(transaction, emails)
  const said = await subjectsCreated(transaction, jobId, emails)
  const free = emails.filter((email) => !taken.has(email) && !said.has(email))
  return new Map(free.map((email) => [email, null]))
}

type ReadUser = { user: ImportedUser } | { subject: string; message: MessageKey }

function readUser(columns: readonly string[], { cells }: CsvRecord): ReadUser {
  const given = Object.fromEntries(columns.flatMap((name, at) => (isColumn(name) ? [[name, cells[at]]] : [])))
  const subject = given['email'] ?? ''
  if (cells.length !== columns.length) return { subject, message: 'line_invalid' }
  // No store takes this sign.
  if (Object.values(given).some((value) => value?.includes('\0'))) return { subject, message: 'field_invalid' }
  const { data, error } = userLine.safeParse(given)
  if (data !== undefined) return { user: data }
  const message = error.issues[0]?.message
  return { subject, message: isMessageKey(message) ? message : 'field_invalid' }
}

const lineOf = ({ line }: CsvRecord, subject: string, outcome: LineOutcome, message: MessageKey | null): NewLine => ({
  line,
  outcome,
  subject: subject.replaceAll('\0', '').slice(0, emailLength).toWellFormed(),
  message,
  user_id: null,
})
