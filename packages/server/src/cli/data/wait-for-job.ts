import { isMessageKey, messageText } from '@sightline/api-client/contract'
import { setTimeout as sleep } from 'node:timers/promises'
import { JobFailedError } from '../../errors.ts'
import type { Database } from '../../store/relational/database.ts'
import { endJob, findJob, type Job } from '../../store/relational/jobs/jobs.ts'
import { createJobProgress } from './progress.ts'

const POLL_MS = 200

/**
 * Shows the progress of a job until it has ended. Ctrl+C stops it.
 * @param eventsOf Gives the number of its events in all; undefined while it is not known.
 * @throws {JobFailedError}
 */
export async function waitForJob(
  db: Database,
  jobId: number,
  label: string,
  eventsOf: (job: Job) => Promise<number | undefined>,
): Promise<Job> {
  const progress = createJobProgress(label, process.stderr)
  const cancel = () => {
    void endJob(db, jobId, { status: 'cancelled', error: null }, new Date())
  }
  process.once('SIGINT', cancel)
  try {
    for (;;) {
      const job = await findJob(db, jobId)
      if (job === undefined) throw new JobFailedError('The job is gone.')
      const isDone = job.status === 'succeeded'
      if (isDone || job.total !== null)
        progress.show({ share: isDone ? 1 : job.done / (job.total ?? 1), events: await eventsOf(job) })
      if (isDone) return job
      if (job.status === 'cancelled') throw new JobFailedError('It was stopped.')
      if (job.status === 'failed')
        throw new JobFailedError(isMessageKey(job.error) ? `${messageText(job.error)}.` : 'It failed.')
      await sleep(POLL_MS)
    }
  } finally {
    progress.end()
    process.off('SIGINT', cancel)
  }
}
