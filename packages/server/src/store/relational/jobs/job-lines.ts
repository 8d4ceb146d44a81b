import type { LineOutcome } from '@sightline/api-client/contract'
import type { Insertable } from 'kysely'
import type { Database } from '../database.ts'
import { countOf, rowRangeOf, type Page } from '../paging.ts'
import type { JobLineTable } from '../schema/jobs.ts'

/** The number of lines with each outcome. */
export type LineCounts = Record<LineOutcome, number>

/** The number of lines of each job with each outcome. */
export async function countLines(db: Database, jobIds: readonly number[]): Promise<Map<number, LineCounts>> {
  const counts = new Map(jobIds.map((id) => [id, { created: 0, skipped: 0, failed: 0 }]))
  if (jobIds.length === 0) return counts
  const rows = await db
    .selectFrom('job_line')
    .select((row) => ['job_id', 'outcome', row.fn.countAll().as('lines')])
    .where('job_id', 'in', jobIds)
    .groupBy(['job_id', 'outcome'])
    .execute()
  for (const { job_id, outcome, lines } of rows) {
    const ofJob = counts.get(job_id)
    if (ofJob !== undefined) ofJob[outcome] = Number(lines)
  }
  return counts
}

export type NewLine = Omit<Insertable<JobLineTable>, 'job_id'>

export async function insertLines(transaction: Database, jobId: number, lines: readonly NewLine[]): Promise<void> {
  if (lines.length === 0) return
  await transaction
    .insertInto('job_line')
    .values(lines.map((line) => ({ ...line, job_id: jobId })))
    .execute()
}

export async function deleteLines(transaction: Database, jobId: number): Promise<void> {
  await transaction.deleteFrom('job_line').where('job_id', '=', jobId).execute()
}

/** The subjects among these that a line of the report says were created. */
export async function subjectsCreated(db: Database, jobId: number, subjects: readonly string[]): Promise<Set<string>> {
  if (subjects.length === 0) return new Set()
  const rows = await db
    .selectFrom('job_line')
    .select('subject')
    .where('job_id', '=', jobId)
    .where('outcome', '=', 'created')
    .where('subject', 'in', subjects)
    .execute()
  return new Set(rows.map(({ subject }) => subject))
}

export interface ReportLine {
  line: number
  outcome: LineOutcome
  subject: string
  message: string | null
  /** The user that the line created, as long as no password was set. */
  newUser: { id: number; password_version: number } | undefined
}

/** The lines of a job's report, in order. */
export async function listLines(
  db: Database,
  jobId: number,
  { outcome, ...page }: Page<'line'> & { outcome?: LineOutcome | undefined },
): Promise<{ list: ReportLine[]; total: number }> {
  const { limit, offset } = rowRangeOf(page)
  let lines = db.selectFrom('job_line').where('job_id', '=', jobId)
  if (outcome !== undefined) lines = lines.where('outcome', '=', outcome)
  const [list, total] = await Promise.all([
    lines
      .leftJoin('app_user', (join) =>
        join
          .onRef('app_user.id', '=', 'job_line.user_id')
          .on('app_user.password_hash', '=', '')
          .on('app_user.password_version', '=', 0)
          .on('app_user.deleted_at', 'is', null),
      )
      .select(['line', 'outcome', 'subject', 'message', 'app_user.id as new_id'])
      .orderBy('line', page.order === 'descend' ? 'desc' : 'asc')
      .limit(limit)
      .offset(offset)
      .execute(),
    countOf(lines),
  ])
  return {
    list: list.map(({ new_id, ...line }) => ({
      ...line,
      newUser: new_id === null ? undefined : { id: new_id, password_version: 0 },
    })),
    total,
  }
}
