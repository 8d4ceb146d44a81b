import { isMessageKey, csvImportLimits, schemas, type MessageKey } from '@sightline/api-client/contract'
import { z } from 'zod'
import { ApiError } from '../errors.ts'
import { adjustPoints } from '../points/ledger.ts'
import { findUserByEmail } from '../store/relational/accounts/users.ts'
import type { Database } from '../store/relational/database.ts'
import { insertLines, type NewLine } from '../store/relational/jobs/job-lines.ts'
import type { CsvRecord } from './csv.ts'
import {
  csvImportWork,
  fieldsOf,
  lineOf,
  startCsvImport,
  subjectOfIssue,
  type CsvChunk,
  type CsvImport,
} from './csv-import.ts'
import type { Jobs } from './jobs.ts'
import type { Work } from './worker.ts'

const { delta, reason, note } = schemas.userPoints.add.input.shape

/** A line of the file: an adjustment of the points of whoever has the address. An empty reason is the usual one. */
const pointLine = z.object({
  email: schemas.appUser.addAppUser.input.shape.email,
  delta,
  reason: z.preprocess((given) => (given === '' ? undefined : given), reason),
  note,
})
type PointLine = z.output<typeof pointLine>

const csv: CsvImport = {
  kind: 'import_points',
  isColumn: (name) => Object.hasOwn(pointLine.shape, name),
  needed: ['email', 'delta'],
  maxLines: csvImportLimits.lines,
}

/**
 * Begins to adjust the points of many users by a CSV file.
 * @param isDryRun Whether the lines are only checked, and no points are adjusted
 * @returns the job's id
 * @throws {ApiError} at the field `file`
 */
export const importPoints = (jobs: Jobs, ownerId: number, file: File, isDryRun = false): Promise<number> =>
  startCsvImport(jobs, csv, ownerId, { file, isDryRun })

/** The work of the job: so many lines at once, each of them one row of the ledger, or none and why. */
export const importPointsWork = (now: () => Date): Work => csvImportWork(now, csv, keepChunk)

async function keepChunk(transaction: Database, chunk: CsvChunk): Promise<void> {
  const lines = [...chunk.linesBefore]
  // In the order of the file: points that one line adds can be spent by the next.
  for (const record of chunk.records) lines.push(await adjustByLine(transaction, chunk, record))
  await insertLines(transaction, chunk.job.id, lines)
}

async function adjustByLine(transaction: Database, chunk: CsvChunk, record: CsvRecord): Promise<NewLine> {
  const { job, now } = chunk
  const read = readLine(chunk, record)
  if ('message' in read) return lineOf(record, read.subject, 'failed', read.message)
  const { email, delta: points, reason: why, note: text = null } = read
  const user = await findUserByEmail(transaction, email)
  if (user === undefined) return lineOf(record, email, 'failed', 'not_found')
  const created = lineOf(record, email, 'created', null)
  // Whether a balance suffices is known only once the lines before have been taken.
  if (job.isDryRun) return created
  try {
    const given = { userId: user.id, delta: points, reason: why, note: text, orderId: null, actorId: job.ownerId }
    await adjustPoints(transaction, given, now)
    return created
  } catch (error) {
    if (error instanceof ApiError && isMessageKey(error.key)) return lineOf(record, email, 'failed', error.key)
    throw error
  }
}

function readLine(chunk: CsvChunk, record: CsvRecord): PointLine | { subject: string; message: MessageKey } {
  const { given, message } = fieldsOf(chunk, record, csv.isColumn)
  const subject = given['email'] ?? ''
  if (message !== undefined) return { subject, message }
  const { data, error } = pointLine.safeParse(given)
  if (data !== undefined) return data
  const [wrong = { message: '', path: [] }] = error.issues
  return {
    subject: subjectOfIssue(subject, wrong),
    message: isMessageKey(wrong.message) ? wrong.message : 'field_invalid',
  }
}
