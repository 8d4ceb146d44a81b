import { listSitesWithRows } from '../store/clickhouse/delete-site-rows.ts'
import type { RunQuery } from '../store/clickhouse/select.ts'
import { firstAdministrator } from '../store/relational/accounts/administrators.ts'
import type { Database } from '../store/relational/database.ts'
import { sitesInDeletion } from '../store/relational/jobs/jobs.ts'
import { lastSiteId, listSiteIds } from '../store/relational/sites/sites.ts'
import type { Jobs } from './jobs.ts'

const EVERY_MS = 60 * 60 * 1000

interface Parts {
  db: Database
  ask: RunQuery
  jobs: Pick<Jobs, 'start'>
}

/**
 * Looks for data of sites that are no more: now, and once an hour. A site's data is deleted with it; but another server
 * may have held events of it then, in its spool or in a batch, and writes them later.
 */
export function startOrphanSweep(
  {
    askUntil,
    log,
    ...parts
  }: Omit<Parts, 'ask'> & {
    /** Asks until the signal says that nobody waits any more. */
    askUntil: (signal: AbortSignal) => RunQuery
    log: { warn(message: string): void }
  },
  everyMs = EVERY_MS,
): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const ask = askUntil(stopping.signal)
  const sweep = () =>
    startOrphanDeletion({ ...parts, ask }).catch((error: Error) => {
      if (stopping.signal.aborted) return
      log.warn(`Data of sites that are no more were not looked for: ${error.message}`)
    })
  let running = sweep()
  const timer = setInterval(() => {
    running = running.then(sweep)
  }, everyMs)
  return {
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await running
    },
  }
}

/**
 * Starts a job that deletes what the event store holds of sites that are no more, such as events that came too late. Sites
 * that this database never had are left alone: their events are somebody else's, or the database is not the one of before.
 * @throws {ClickHouseUnavailableError}
 */
export async function startOrphanDeletion({ db, ask, jobs }: Parts): Promise<void> {
  // First the event store: a site that is added in between is known below.
  const ids = await listSitesWithRows(ask)
  const last = await lastSiteId(db)
  const [existing, inDeletion] = [await listSiteIds(db), await sitesInDeletion(db)]
  const site_ids = ids.filter((id) => id <= last && !existing.has(id) && !inDeletion.has(id))
  const ownerId = site_ids.length === 0 ? undefined : await firstAdministrator(db)
  if (ownerId !== undefined) await jobs.start({ kind: 'delete_site_data', ownerId, input: { site_ids } })
}
