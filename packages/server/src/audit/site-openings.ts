import { isDiskFull } from '../store/disk-space.ts'
import { finishAuditEntry, hasAuditEntry, insertAuditEntry } from '../store/relational/audit.ts'
import type { Database } from '../store/relational/database.ts'

interface Opening {
  actor: { id: number; email: string }
  /** The name of the first call for the site’s statistics that day, such as `stats.dashboard`. */
  action: string
  siteId: number
  now: Date
}

/** Records that staff have opened the statistics of a site that is somebody else’s. */
export interface SiteOpenings {
  /** Records it in the audit log: once for each person, site and day in UTC, however many calls a dashboard makes. */
  record: (opening: Opening) => Promise<void>
}

/** The openings of a day that are remembered, so that the log is not asked at each call. */
const MOST = 10_000

export function createSiteOpenings(db: Database): SiteOpenings {
  let day = ''
  const recorded = new Map<string, Promise<void>>()

  async function write({ actor, action, siteId, now }: Opening, since: string): Promise<void> {
    // It was recorded by another server, or before a restart.
    if (await hasAuditEntry(db, { actorId: actor.id, actions: 'stats.', targetId: String(siteId), since })) return
    const site_id = String(siteId)
    const id = await insertAuditEntry(db, { actor, action, details: { site_id }, targetIds: [site_id], now })
    await finishAuditEntry(db, id, { outcome: 'done', message: null })
  }

  return {
    async record(opening) {
      const today = opening.now.toISOString().slice(0, 10)
      if (today !== day || recorded.size >= MOST) recorded.clear()
      day = today
      const key = `${opening.actor.id} ${opening.siteId}`
      const known = recorded.get(key)
      if (known !== undefined) return known
      const written = write(opening, today)
      recorded.set(key, written)
      try {
        await written
      } catch (error) {
        recorded.delete(key)
        // What is stored can be read on a full disk, too.
        if (!isDiskFull(error)) throw error
      }
    },
  }
}
