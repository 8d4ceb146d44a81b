import { claimNextJob, endJob, insertJob, saveProgress } from '../../store/relational/jobs/jobs.ts'
import { insertLines } from '../../store/relational/jobs/job-lines.ts'
import type { DemoAction, DemoContext } from './demo-action.ts'
import { DAY_MS } from './generate-people.ts'

const SERVER = 'demo'
const LINES = 240

/** Files of people that staff has checked lately, one for each way in which a job ends: nobody was created by them. */
const ends = [
  { daysAgo: 19, done: LINES, status: 'succeeded', error: null },
  { daysAgo: 11, done: LINES / 2, status: 'cancelled', error: null },
  { daysAgo: 4, done: 0, status: 'failed', error: 'internal_error' },
] as const

/** Jobs that are young enough to be listed still; each is over, so that no server goes on with it. */
export function jobActions({ db, users, to }: DemoContext): DemoAction[] {
  const owner = users.find(({ person }) => person.level !== 'member' && person.createdAt < to - 20 * DAY_MS)
  if (owner === undefined) return []
  return ends.map(({ daysAgo, done, status, error }) => ({
    at: to - daysAgo * DAY_MS,
    async run(now: Date) {
      const input = { lines: LINES, isDryRun: true }
      const jobId = await insertJob(db, { kind: 'import_users', ownerId: owner.id, input }, now)
      await claimNextJob(db, { kind: 'import_users', serverId: SERVER }, now)
      const lines = [17, 58].flatMap((line) =>
        line > done
          ? []
          : [{ line, outcome: 'failed' as const, subject: `line${line}@`, message: 'email_invalid', user_id: null }],
      )
      await saveProgress(db, jobId, SERVER, 0, { done, total: LINES }, now, (transaction) =>
        insertLines(transaction, jobId, lines),
      )
      await endJob(db, jobId, { status, error }, new Date(now.getTime() + 4000), SERVER)
    },
  }))
}
