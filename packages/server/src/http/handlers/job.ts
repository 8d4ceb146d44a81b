import { Refusal } from '../../refusal.ts'
import { idOf } from '../../store/database/ids.ts'
import { countLines, findJob, listJobsOf, listLines, type Job, type LineCounts } from '../../store/database/jobs.ts'
import type { Caller, Handlers } from '../context.ts'
import type { Services } from '../services.ts'

export const job: Handlers<'job'> = {
  async get({ input: { id, ...page }, services, caller }) {
    const found = await jobFor(caller, id, services)
    const report = await listLines(services.db, found.id, page)
    // A link is as good as the account; somebody who is no administrator any more gets none.
    const mayHaveLinks = caller.user.level === 'admin'
    const list = await Promise.all(
      report.list.map(async ({ newUser, ...line }) => ({
        ...line,
        link: newUser === undefined || !mayHaveLinks ? null : await services.links.passwordLink(newUser),
      })),
    )
    return { job: await withCounts(found, services), report: { list, total: report.total } }
  },
  async fetchList({ input, services: { db }, caller }) {
    const { list, total } = await listJobsOf(db, caller.user.id, input)
    const counts = await countLines(
      db,
      list.map(({ id }) => id),
    )
    return { list: list.map((row) => answerOf(row, counts.get(row.id))), total }
  },
  async cancel({ input, services, caller }) {
    const { id } = await jobFor(caller, input.id, services)
    await services.jobs.cancel(id)
    return withCounts(await jobFor(caller, input.id, services), services)
  },
}

/** An unknown job answers like somebody else's. @throws {Refusal} not_found */
async function jobFor({ user }: Caller, id: string, { db }: Services): Promise<Job> {
  const found = await findJob(db, idOf(id))
  if (found === undefined || (found.owner_id !== user.id && user.level !== 'admin')) throw new Refusal('not_found')
  return found
}

const withCounts = async (found: Job, { db }: Services) =>
  answerOf(found, (await countLines(db, [found.id])).get(found.id))

const answerOf = (row: Job, counts: LineCounts = { created: 0, skipped: 0, failed: 0 }) => ({
  id: String(row.id),
  kind: row.kind,
  status: row.status,
  done: row.done,
  total: row.total,
  counts,
  error: row.error,
  created_at: row.created_at,
  updated_at: row.updated_at,
  finished_at: row.finished_at,
})
