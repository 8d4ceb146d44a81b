import { setTimeout as sleep } from 'node:timers/promises'
import { exportLimits } from '@sightline/api-client/contract'
import { deleteSiteRows } from '../store/clickhouse/delete-site-rows.ts'
import { deleteEventImport, findImportOfJob } from '../store/relational/jobs/event-imports.ts'
import { inTransaction } from '../store/relational/in-transaction.ts'
import { tryAcquireSiteLock } from '../store/relational/sites/site-lock.ts'
import {
  changeJobFile,
  forgetFile,
  listStoredJobFiles,
  type StoredJobFile,
} from '../store/relational/jobs/job-files.ts'
import { stateOf, type ImportParts, type ImportState } from './current-import.ts'
import { readOutcome } from './end-import.ts'
import { dropStaging, isStaged, stagingOf } from '../store/clickhouse/import/staging.ts'
import { finishInterruptedSlice } from './write-new-events.ts'

/** The time for which the file of an export can be downloaded, and a checked one waits for an answer. */
const KEEP_EXPORT_MS = exportLimits.fileHours * 60 * 60 * 1000
const EVERY_MS = 60_000

const AGAIN_MS = 1000

interface Cleanup {
  /** Waits until no import that has ended lacks visits of its last events. */
  finishImports(signal: AbortSignal): Promise<void>
  stop(): Promise<void>
}

/** Removes what jobs that have ended have left: now, and every minute. */
export function startCleanup(parts: ImportParts, serverId: string): Cleanup {
  let running = cleanUp()
  const timer = setInterval(() => void cleanUpNext(), EVERY_MS)

  function cleanUpNext(): Promise<boolean> {
    running = running.then(cleanUp)
    return running
  }

  /** @returns whether nothing is left that has ended */
  async function cleanUp(): Promise<boolean> {
    try {
      return await removeEndedFiles(parts, serverId)
    } catch (error) {
      parts.log.warn(`Files of imports and exports are not removed yet: ${(error as Error).message}`)
      return false
    }
  }

  return {
    async finishImports(signal) {
      while (!(await cleanUpNext())) await sleep(AGAIN_MS, undefined, { signal })
    },
    async stop() {
      clearInterval(timer)
      await Promise.race([running, new Promise((done) => setTimeout(done, 1000).unref())])
    },
  }
}

async function removeEndedFiles(parts: ImportParts, serverId: string): Promise<boolean> {
  let isAllEnded = true
  const kept = await listStoredJobFiles(parts.db, serverId)
  for (const jobFile of kept) {
    if (!isOver(jobFile, parts.now())) continue
    const isEnded = isImport(jobFile) ? await endImport(parts, jobFile) : true
    if (!isEnded) {
      isAllEnded = false
      continue
    }
    await parts.folder.remove(jobFile.file ?? '')
    await forgetFile(parts.db, jobFile)
  }
  const known = new Set(kept.map(({ file }) => file))
  for (const name of await parts.folder.oldNames(parts.now())) if (!known.has(name)) await parts.folder.remove(name)
  return isAllEnded
}

const isImport = ({ kind }: StoredJobFile): boolean => kind === 'import_events' || kind === 'check_import'

/** Whether nobody needs the file any more. */
function isOver({ kind, status, finished_at, import_state, has_site, has_owner }: StoredJobFile, now: Date): boolean {
  if (finished_at === null) return false
  const isWaiting = kind === 'check_import' && import_state === 'checked'
  const isWanted = (kind === 'export_events' && has_site) || (kind === 'export_account' && has_owner)
  const isOffered = status === 'succeeded' && (isWanted || isWaiting)
  return !isOffered || Date.parse(finished_at) < now.getTime() - KEEP_EXPORT_MS
}

/**
 * The last events of an import that was stopped or has failed may be without their visits.
 * @returns false where another import of the site runs: then it is to be asked again
 */
async function endImport(parts: ImportParts, jobFile: StoredJobFile): Promise<boolean> {
  const lock = await tryAcquireSiteLock(parts.db, jobFile.website_id)
  if (lock === undefined) return false
  try {
    const state = stateOf(jobFile)
    const imported = await findImportOfJob(parts.db, jobFile.job_id)
    if (jobFile.has_site && (await isStaged(parts.clickhouse, stagingOf(state.staging)))) {
      const ids = { siteId: jobFile.website_id, importId: imported?.id ?? 0 }
      const created = await finishInterruptedSlice(parts, ids, state)
      if (created !== undefined) {
        const done: ImportState = { phase: 'done', staging: state.staging }
        await changeJobFile(parts.db, jobFile.job_id, { created, state: JSON.stringify(done) })
      }
    }
    await dropStaging(parts.clickhouse, stagingOf(state.staging))
    // Nothing of a file that was only checked is there.
    if (imported?.state === 'checking' || imported?.state === 'checked') await deleteEventImport(parts.db, imported.id)
    if (imported?.state === 'importing')
      await inTransaction(parts.db, await readOutcome(parts.clickhouse, imported, parts.now()))
    // Rows that were still being written when the site was deleted may have arrived after its deletion.
    if (!jobFile.has_site) await deleteSiteRows(parts.clickhouse, [jobFile.website_id])
    return true
  } finally {
    await lock.release()
  }
}
