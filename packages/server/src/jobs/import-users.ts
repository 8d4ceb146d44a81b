import { isMessageKey, schemas, csvImportLimits, type MessageKey } from '@sightline/api-client/contract'
import type { Database } from '../store/relational/database.ts'
import { insertImportedUsers, takenEmails, type ImportedUser } from '../store/relational/accounts/import-users.ts'
import { insertLines, subjectsCreated } from '../store/relational/jobs/job-lines.ts'
import type { CsvRecord } from './csv.ts'
import {
  csvImportWork,
  fieldsOf,
  lineOf,
  subjectOfIssue,
  startCsvImport,
  type CsvChunk,
  type CsvImport,
} from './csv-import.ts'
import type { Jobs } from './jobs.ts'
import type { Work } from './worker.ts'

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

const csv: CsvImport = {
  kind: 'import_users',
  isColumn: (name) => Object.hasOwn(userLine.shape, name),
  needed: ['email'],
  maxLines: csvImportLimits.lines,
}

/**
 * Begins to create app users from a CSV file.
 * @param isDryRun Whether the lines are only checked, and nobody is created
 * @returns the job's id
 * @throws {ApiError} at the field `file`
 */
export const importUsers = (jobs: Jobs, ownerId: number, file: File, isDryRun = false): Promise<number> =>
  startCsvImport(jobs, csv, ownerId, { file, isDryRun })

/** The work of the job: so many lines at once, each of them created, skipped or failed. */
export const importUsersWork = (now: () => Date): Work => csvImportWork(now, csv, keepChunk)

async function keepChunk(transaction: Database, chunk: CsvChunk): Promise<void> {
  const { job, records, linesBefore, now } = chunk
  const lines = [...linesBefore]
  const users = new Map<string, { user: ImportedUser; record: CsvRecord }>()
  for (const record of records) {
    const read = readUser(chunk, record)
    if ('message' in read) lines.push(lineOf(record, read.subject, 'failed', read.message))
    else if (users.has(read.user.email)) lines.push(lineOf(record, read.user.email, 'skipped', 'email_taken'))
    else users.set(read.user.email, { user: read.user, record })
  }
  const given = [...users.values()].map(({ user }) => user)
  const idOfEmail = job.isDryRun
    ? await idsToBe(transaction, job.id, given)
    : await insertImportedUsers(transaction, given, now)
  for (const [email, { record }] of users) {
    const id = idOfEmail.get(email)
    lines.push(
      id === undefined
        ? lineOf(record, email, 'skipped', 'email_taken')
        : { ...lineOf(record, email, 'created', null), user_id: id },
    )
  }
  await insertLines(transaction, job.id, lines)
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

function readUser(chunk: CsvChunk, record: CsvRecord): ReadUser {
  const { given, message } = fieldsOf(chunk, record, csv.isColumn)
  const subject = given['email'] ?? ''
  if (message !== undefined) return { subject, message }
  const { data, error } = userLine.safeParse(given)
  if (data !== undefined) return { user: data }
  const [wrong = { message: '', path: [] }] = error.issues
  return {
    subject: subjectOfIssue(subject, wrong),
    message: isMessageKey(wrong.message) ? wrong.message : 'field_invalid',
  }
}
