import { messages, isMessageKey } from '@sightline/api-client/contract'
import { setTimeout as sleep } from 'node:timers/promises'
import { createProgress } from '../../demo/progress.ts'
import type { Database } from '../../store/database/database.ts'
import { endJob, findJob, type Job } from '../../store/database/jobs.ts'

const POLL_MS = 200

/** The job did not come to its end. */
export class JobFailedError extends Error {
  override name = 'JobFailedError'
}

/** Shows how a job goes until it has ended. Ctrl+C stops it. @throws {JobFailedError} */
export async function waitForJob(db: Database, jobId: number, label: string): Promise<Job> {
  const progress = createProgress(label, process.stderr)
  const cancel = () => {
    void endJob(db, jobId, { status: 'cancelled', error: null }, new Date())
  }
  process.once('SIGINT', cancel)
  try {
    for (;;) {
      const job = await findJob(db, jobId)
      if (job === undefined) throw new JobFailedError('The job is gone.')
      if (job.status === 'succeeded') {
        progress.end()
        return job
      }
      if (job.status === 'cancelled') throw new JobFailedError('It was stopped.')
      if (job.status === 'failed')
        throw new JobFailedError(isMessageKey(job.error) ? `${messages[job.error]}.` : 'It failed.')
      if (job.total !== null) progress.show(job.done / job.total)
      await sleep(POLL_MS)
    }
  } finally {
    process.off('SIGINT', cancel)
  }
}
