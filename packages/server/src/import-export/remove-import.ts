import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pipeline } from '../collector/pipeline/pipeline.ts'
import { rebuildVisits } from '../collector/visits/rebuild.ts'
import { otherVisitors, takeBackVisits, type Removal } from '../collector/visits/removed-visits.ts'
import { ApiError } from '../errors.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { CurrentJob, Step, Work } from '../jobs/worker.ts'
import { areRowsDeleted, deleteSiteRows } from '../store/clickhouse/delete-site-rows.ts'
import { deleteImportedEvents, readImportedSpan } from '../store/clickhouse/import/imported-events.ts'
import { dropStaging, stagingOf, type HashRange } from '../store/clickhouse/import/staging.ts'
import type { Database } from '../store/relational/database.ts'
import {
  changeEventImport,
  deleteEventImport,
  findEventImport,
  type EventImport,
} from '../store/relational/jobs/event-imports.ts'
import { changeJobFile, findJobFile, insertJobFile } from '../store/relational/jobs/job-files.ts'
import { findJob } from '../store/relational/jobs/jobs.ts'
import { lockSite } from '../store/relational/lock.ts'
import { acquireSiteLock } from '../store/relational/sites/site-lock.ts'
import { findSite } from '../store/relational/sites/sites.ts'
import { stateOf, type ImportParts } from './current-import.ts'
import { hashRangeOf } from './write-new-events.ts'

interface Input {
  site_id: number
  import_id: number
  token: string
}

interface StartParts {
  db: Database
  jobs: Pick<Jobs, 'start'>
  serverId: string
}

/**
 * Begins to remove the events of an import, unless that is under way.
 * @returns the job's id @throws {ApiError} not_found, job_not_ended
 */
export const startRemoval = (
  { db, jobs, serverId }: StartParts,
  { siteId, importId, ownerId }: { siteId: number; importId: number; ownerId: number },
): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    await lockSite(transaction, siteId)
    const row = await findEventImport(transaction, siteId, importId)
    if (row === undefined || row.state === 'checking' || row.state === 'checked') throw new ApiError('not_found')
    if (row.removal_job_id !== null && (await isUnfinished(transaction, row.removal_job_id))) return row.removal_job_id
    if (await isUnfinished(transaction, row.job_id)) throw new ApiError('job_not_ended')
    const input: Input = { site_id: siteId, import_id: importId, token: randomBytes(8).toString('hex') }
    const jobId = await jobs.start({ kind: 'remove_import', ownerId, input: { ...input } }, transaction)
    const { name, format } = row
    // There is no file: the row names the site and the import.
    const jobFile = { website_id: siteId, server_id: serverId, name, format, file: null, size: 0, state: '{}' }
    await insertJobFile(transaction, { ...jobFile, job_id: jobId })
    await changeEventImport(transaction, importId, { state: 'removing', removal_job_id: jobId })
    return jobId
  })

const isUnfinished = async (db: Database, jobId: number): Promise<boolean> =>
  (await findJob(db, jobId))?.finished_at === null

type RemovalParts = Pick<ImportParts, 'db' | 'clickhouse' | 'openVisits' | 'diskFloor' | 'onImported' | 'now'> & {
  pipeline: Pick<Pipeline, 'correct' | 'hold'>
}

/** The number of events of a slice, which bounds what is read at once. */
const EVENTS_OF_SLICE = 100_000
/** The number of events that are read into memory at once. */
const OTHERS_AT_ONCE = 20_000
const POLL_MS = 100

/**
 * Removes the events of an import, when no import of the site runs. First the visits are rebuilt without these events, in slices by
 * visitor, and then the events are deleted. Until then all can be done again, so a removal that was interrupted begins again.
 */
export const removeImportWork = (parts: RemovalParts): Work =>
  async function* removeImport(job: CurrentJob): AsyncGenerator<Step> {
    const { site_id: siteId } = job.input as Input
    const lock = await acquireSiteLock(parts.db, siteId, job.signal)
    try {
      for await (const step of stepsOf(parts, job)) {
        yield step
        await lock.check()
      }
    } finally {
      await lock.release()
    }
    await parts.onImported?.(siteId)
  }

async function* stepsOf(parts: RemovalParts, job: CurrentJob): AsyncGenerator<Step> {
  const { db, clickhouse } = parts
  const { site_id: siteId, import_id: importId, token } = job.input as Input
  const row = await findEventImport(db, siteId, importId)
  // It was removed before the job was marked as done, or went with its site.
  if (row === undefined) return
  await parts.diskFloor.assertRoom()
  await dropStagingOf(parts, row)
  const { events } = await readImportedSpan(clickhouse, { siteId, importId })
  const slices = Math.ceil(events / EVENTS_OF_SLICE)
  const total = slices + 1
  const removal: Removal = {
    client: clickhouse,
    siteId,
    importId,
    token,
    at: parts.now().getTime(),
    signal: job.signal,
  }
  for (let slice = 0; slice < slices; slice += 1) {
    await removeVisits(parts, removal, hashRangeOf(slice, { slices }))
    yield { done: slice + 1, total }
    if ((await findSite(db, siteId)) !== undefined) continue
    // The last rows may have been written after those of the site were deleted.
    await deleteSiteRows(clickhouse, [siteId])
    return
  }
  await deleteImportedEvents(clickhouse, { siteId, importId })
  yield {
    done: total,
    total,
    async keep(transaction) {
      await changeJobFile(transaction, job.id, { created: Math.max(events, row.events) })
      await deleteEventImport(transaction, importId)
    },
  }
}

/** An import that was stopped may not have been tidied up yet; after this nothing of it is finished any more. */
async function dropStagingOf({ db, clickhouse }: RemovalParts, { job_id }: EventImport): Promise<void> {
  const jobFile = await findJobFile(db, job_id)
  if (jobFile !== undefined) await dropStaging(clickhouse, stagingOf(stateOf(jobFile).staging))
}

async function removeVisits(parts: RemovalParts, removal: Removal, hashRange: HashRange): Promise<void> {
  const { clickhouse, pipeline, openVisits } = parts
  let isDone = false
  while (!isDone) {
    // Visits that are being deleted must not be taken back as well.
    while (!(await areRowsDeleted(clickhouse))) await sleep(POLL_MS, undefined, { signal: removal.signal })
    await pipeline.hold(async () => {
      isDone = await areRowsDeleted(clickhouse)
      if (isDone) await takeBackVisits(removal, hashRange)
    })
  }
  const { siteId, importId } = removal
  for (const { visitorIds, from, to } of await otherVisitors(removal, hashRange, OTHERS_AT_ONCE)) {
    const { skipped } = await rebuildVisits(
      { client: clickhouse, pipeline, openVisits },
      { siteId, from, to, visitorIds, withoutImport: importId },
    )
    if (skipped > 0) throw new Error('Visitors of the import have events that are not written yet')
  }
}
