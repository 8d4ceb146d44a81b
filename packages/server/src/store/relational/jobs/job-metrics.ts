import type { JobStatus } from '@sightline/api-client/contract'
import type { Database } from '../database.ts'

/** The number of jobs in each state. */
export async function countJobs(db: Database): Promise<Map<JobStatus, number>> {
  const rows = await db
    .selectFrom('job')
    .select(({ fn }) => ['status', fn.countAll<number | string>().as('count')])
    .groupBy('status')
    .execute()
  return new Map(rows.map(({ status, count }) => [status, Number(count)]))
}
