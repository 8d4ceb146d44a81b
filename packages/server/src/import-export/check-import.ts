import { ApiError } from '../errors.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { countNewEvents, dropStaging } from '../store/clickhouse/import/staging.ts'
import { readPreview } from '../store/clickhouse/import/preview.ts'
import type { Database } from '../store/relational/database.ts'
import {
  changeEventImport,
  deleteEventImport,
  findEventImport,
  findImportOfJob,
} from '../store/relational/jobs/event-imports.ts'
import { changeJobFile, findJobFile, insertJobFile } from '../store/relational/jobs/job-files.ts'
import { lockSite, lockUser } from '../store/relational/lock.ts'
import type { Site } from '../store/relational/sites/sites.ts'
import { firstState, type CurrentImport, type ImportStep } from './current-import.ts'
import type { ImportQueue } from './import-queue.ts'

const NAMED_DAYS = 100

/** The last step of a check, once it is known which events are new: it keeps what the file would add. */
export async function endCheck({ parts, job, site, staging }: CurrentImport): Promise<ImportStep> {
  const { clickhouse, db } = parts
  const [jobFile, row, created, preview] = await Promise.all([
    findJobFile(db, job.id),
    findImportOfJob(db, job.id),
    countNewEvents(clickhouse, staging),
    readPreview(clickhouse, staging, { siteId: site.id, timeZone: site.time_zone, namedDays: NAMED_DAYS }),
  ])
  const { skipped = 0, failed = 0 } = jobFile ?? {}
  // The file is read once more when it is imported: other imports may have run by then.
  await dropStaging(clickhouse, staging)
  return {
    progress: 1,
    state: { phase: 'done', staging: staging.name },
    async keep(transaction) {
      await changeJobFile(transaction, job.id, { created })
      if (row === undefined) return
      await changeEventImport(transaction, row.id, {
        state: 'checked',
        preview: JSON.stringify({ new_events: created, known_events: skipped, wrong_lines: failed, ...preview }),
      })
    },
  }
}

interface AnswerParts {
  db: Database
  jobs: Pick<Jobs, 'start'>
  queue: Pick<ImportQueue, 'assertRoom'>
}

interface Answer {
  site: Site
  ownerId: number
  importId: number
  /** Names the tables of the import. */
  staging: string
}

/**
 * Begins to import a file that was checked.
 * @returns the job's id @throws {ApiError} not_found, job_file_gone, imports_waiting
 */
export const confirmImport = (
  { db, jobs, queue }: AnswerParts,
  { site, ownerId, importId, staging }: Answer,
): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    // Before the site, as everywhere.
    await lockUser(transaction, ownerId)
    const { job_id: checkId } = await lockChecked(transaction, site.id, importId)
    const checked = await findJobFile(transaction, checkId)
    if (checked?.file == null) throw new ApiError('job_file_gone')
    const { file, size, name, format, server_id, website_id } = checked
    await changeEventImport(transaction, importId, { state: 'importing', preview: null })
    await queue.assertRoom(transaction, { ownerId, siteId: site.id }, size)
    const job_id = await jobs.start({ kind: 'import_events', ownerId, input: { site_id: site.id } }, transaction)
    // The file is the new job's from now on.
    await changeJobFile(transaction, checkId, { file: null })
    const state = JSON.stringify(firstState(staging))
    await insertJobFile(transaction, { job_id, file, size, name, format, server_id, website_id, state })
    await changeEventImport(transaction, importId, { job_id })
    return job_id
  })

/** Forgets a file that was checked; the cleanup then deletes it. @throws {ApiError} not_found */
export const discardImport = (db: Database, siteId: number, importId: number): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await lockChecked(transaction, siteId, importId)
    await deleteEventImport(transaction, importId)
  })

async function lockChecked(transaction: Database, siteId: number, importId: number) {
  await lockSite(transaction, siteId)
  const row = await findEventImport(transaction, siteId, importId)
  if (row?.state !== 'checked') throw new ApiError('not_found')
  return row
}
