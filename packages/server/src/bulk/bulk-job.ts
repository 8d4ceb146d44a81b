import type { BulkAction } from '@sightline/api-client/contract'
import { reachesLevel } from '../accounts/level.ts'
import { currentAuditEntry } from '../audit/audit.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { CurrentJob, Step, Work } from '../jobs/worker.ts'
import { ApiError } from '../errors.ts'
import { addAuditTargets } from '../store/relational/audit.ts'
import type { Database } from '../store/relational/database.ts'
import { type Job } from '../store/relational/jobs/jobs.ts'
import { insertLines } from '../store/relational/jobs/job-lines.ts'
import { findUser, type User } from '../store/relational/accounts/users.ts'
import { bulkChanges } from './bulk-changes.ts'

/** The input of the job, which is stored with it. */
interface Input {
  action: BulkAction
  /** The id of the audit log's entry that names the rows. */
  auditId: number | undefined
}

/** The rows and the input of the call, stored only until the job has ended, because they may contain personal data. */
interface Contents {
  ids: readonly number[]
  given: Readonly<Record<string, unknown>>
}

/** The number of rows that one transaction changes; nobody else can write meanwhile. */
const ROWS_AT_ONCE = 100

/** Starts a job that changes many rows, and reports those that failed. @returns the job's id */
export function startBulkJob(
  jobs: Pick<Jobs, 'start'>,
  ownerId: number,
  action: BulkAction,
  contents: Contents,
): Promise<number> {
  const input = { action, auditId: currentAuditEntry() } satisfies Input
  const file = Buffer.from(JSON.stringify(contents))
  return jobs.start({ kind: 'bulk', ownerId, input: { ...input }, file, total: contents.ids.length })
}

/** The change that a job of this kind makes. */
export const bulkActionOf = ({ input }: Pick<Job, 'input'>): BulkAction => (JSON.parse(input) as Input).action

interface Parts {
  /** Clears the collector's cache of sites. */
  forgetSites: () => void
  /** Sends the mails of notices. */
  wakeMail: () => void
  now: () => Date
}

/** The work of the job: changes the rows in batches, as long as the person who started it has the right to. */
export const bulkWork = ({ forgetSites, wakeMail, now }: Parts): Work =>
  async function* work(job: CurrentJob): AsyncGenerator<Step> {
    const input = job.input as Input
    const { ids, given } = JSON.parse(Buffer.from(await job.readFile()).toString()) as Contents
    const total = ids.length
    let { done } = job
    if (done === 0) yield { done, total }
    while (done < total) {
      const batch = { before: done, ids: ids.slice(done, done + ROWS_AT_ONCE), given, now: now() }
      done += batch.ids.length
      yield { done, total, keep: (transaction) => changeBatch(transaction, job, input, batch) }
      wakeMail()
      if (bulkChanges[input.action].changesSites) forgetSites()
    }
  }

interface Batch extends Contents {
  /** The number of rows before this one. */
  before: number
  now: Date
}

async function changeBatch(
  transaction: Database,
  job: CurrentJob,
  { action, auditId }: Input,
  { before, ids, given, now }: Batch,
): Promise<void> {
  const actor = await actorOf(transaction, job.owner_id, action)
  if (auditId !== undefined) await addAuditTargets(transaction, auditId, ids.map(String))
  const { failed } = await bulkChanges[action].change({ transaction, actor, ids, given, now })
  const messages = new Map(failed.map(({ id, message }) => [id, message]))
  const lines = ids.flatMap((id, index) => {
    const message = messages.get(String(id))
    if (message === undefined) return []
    return { line: before + index + 1, outcome: 'failed' as const, subject: String(id), message, user_id: null }
  })
  await insertLines(transaction, job.id, lines)
}

/** The person who started the job, with their present level. @throws {ApiError} account_disabled, level_too_low */
async function actorOf(transaction: Database, ownerId: number, action: BulkAction): Promise<User> {
  const actor = await findUser(transaction, ownerId)
  if (actor?.status !== 'active') throw new ApiError('account_disabled')
  if (!reachesLevel(actor.level, bulkChanges[action].endpoint.level)) throw new ApiError('level_too_low')
  return actor
}
