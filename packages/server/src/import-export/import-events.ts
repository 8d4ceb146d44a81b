import type { CurrentJob, Step, Work } from '../jobs/worker.ts'
import { ApiError } from '../errors.ts'
import { deleteSiteRows } from '../store/clickhouse/delete-site-rows.ts'
import type { Database } from '../store/relational/database.ts'
import { acquireSiteLock } from '../store/relational/sites/site-lock.ts'
import { readSiteExclusions } from '../store/relational/sites/site-exclusions.ts'
import { findImportOfJob } from '../store/relational/jobs/event-imports.ts'
import { changeJobFile, findJobFile, type JobFile } from '../store/relational/jobs/job-files.ts'
import { findSite } from '../store/relational/sites/sites.ts'
import { endCheck } from './check-import.ts'
import { COMPARISON_PART, deduplicateEvents } from './deduplicate-events.ts'
import { stateOf, type CurrentImport, type ImportParts, type ImportState, type ImportStep } from './current-import.ts'
import { readOutcome } from './end-import.ts'
import { readFile } from './read-file.ts'
import { resumedState } from './resumed-state.ts'
import { createStaging, dropStaging, stagingOf } from '../store/clickhouse/import/staging.ts'
import { writeNewEvents } from './write-new-events.ts'

const PROGRESS_PARTS = 1000

/**
 * Imports the events of a file, when no other import of the site runs. Lines are checked and staged in the import's own tables;
 * the new ones are then written in batches, each together with its visits.
 */
export const importEventsWork = (parts: ImportParts): Work =>
  async function* importEvents(job: CurrentJob): AsyncGenerator<Step> {
    const jobFile = await findJobFile(parts.db, job.id)
    if (jobFile === undefined) throw new ApiError('export_gone')
    if (jobFile.file === null) {
      // The process was killed after the last row was written and the file removed, before the job was marked as done.
      if (stateOf(jobFile).phase !== 'done') throw new ApiError('export_gone')
      await parts.onImported?.(jobFile.website_id)
      return
    }
    yield* withSiteLock(parts.db, job, jobFile, stepsOf(parts, job, jobFile, false))
    await parts.folder.remove(jobFile.file)
    await changeJobFile(parts.db, job.id, { file: null })
    await parts.onImported?.(jobFile.website_id)
  }

/** Finds out what the events of a file would add, when no import of the site runs, and writes none of them. */
export const checkImportWork = (parts: ImportParts): Work =>
  async function* checkImport(job: CurrentJob): AsyncGenerator<Step> {
    const jobFile = await findJobFile(parts.db, job.id)
    if (jobFile?.file == null) throw new ApiError('job_file_gone')
    yield* withSiteLock(parts.db, job, jobFile, stepsOf(parts, job, jobFile, true))
  }

/** Makes steps while nothing else changes the events of the site. */
async function* withSiteLock(
  db: Database,
  job: CurrentJob,
  { website_id }: JobFile,
  steps: AsyncIterable<Step>,
): AsyncGenerator<Step> {
  const lock = await acquireSiteLock(db, website_id, job.signal)
  try {
    for await (const step of steps) {
      yield step
      await lock.check()
    }
  } finally {
    await lock.release()
  }
}

async function* stepsOf(parts: ImportParts, job: CurrentJob, jobFile: JobFile, isCheck: boolean): AsyncGenerator<Step> {
  const site = await siteOf(parts.db, jobFile)
  const resumeFrom = await resumedState(parts, jobFile)
  const staging = stagingOf(resumeFrom.staging)
  await createStaging(parts.clickhouse, staging)
  const imported = await findImportOfJob(parts.db, job.id)
  const work = { client: parts.clickhouse, staging, siteId: site.id, importId: imported?.id ?? 0, signal: job.signal }
  const current = { parts, job, jobFile, site, staging, work }
  for await (const { progress, state, keep: keepPhase } of phasesOf(current, resumeFrom, isCheck)) {
    const isDone = state.phase === 'done' && imported !== undefined && !isCheck
    const keepOutcome = isDone ? await readOutcome(parts.clickhouse, imported, parts.now()) : undefined
    yield {
      done: Math.floor((isCheck ? Math.min(1, progress / COMPARISON_PART) : progress) * PROGRESS_PARTS),
      total: PROGRESS_PARTS,
      // Events that were compared with those of the site must be written before any other import writes some.
      canPause: state.phase === 'read',
      async keep(transaction) {
        await changeJobFile(transaction, job.id, { state: JSON.stringify(state) })
        await keepPhase?.(transaction)
        await keepOutcome?.(transaction)
      },
    }
    await parts.diskFloor.assertRoom()
    if (await isSiteThere(parts.db, jobFile)) continue
    // The last rows may have been written after those of the site were deleted.
    await deleteSiteRows(parts.clickhouse, [jobFile.website_id])
    throw new ApiError('not_found')
  }
  await dropStaging(parts.clickhouse, staging)
}

async function* phasesOf(current: CurrentImport, from: ImportState, isCheck: boolean): AsyncGenerator<ImportStep> {
  let state = from
  while (state.phase !== 'done') {
    for await (const next of phaseOf(current, state)) {
      // Only an import writes.
      const step = isCheck && next.state.phase === 'write' ? await endCheck(current) : next
      state = step.state
      yield step
    }
  }
}

function phaseOf(current: CurrentImport, state: Exclude<ImportState, { phase: 'done' }>): AsyncIterable<ImportStep> {
  switch (state.phase) {
    case 'read':
      return readFile(current, state)
    case 'compare':
    case 'sift':
      return deduplicateEvents(current, state)
    case 'write':
      return writeNewEvents(current, state)
  }
}

const isSiteThere = async (db: Database, { website_id }: JobFile): Promise<boolean> =>
  (await findSite(db, website_id)) !== undefined

/** @throws {ApiError} where the site was deleted meanwhile */
async function siteOf(db: Database, jobFile: JobFile): Promise<CurrentImport['site']> {
  const site = await findSite(db, jobFile.website_id)
  if (site === undefined) throw new ApiError('not_found')
  return { ...site, ownHosts: (await readSiteExclusions(db, site.id)).allowed_hostnames }
}
