import type { DropReason } from '@sightline/api-client/contract'
import type { Database } from '../store/database/database.ts'
import { saltsOf, type Salts } from '../store/database/salts.ts'
import { findWebsiteByPublicId } from '../store/database/websites.ts'
import { acceptEvent, dropReasonOf, type EventBody, type Sender } from './intake.ts'
import type { Spool } from './spool/spool.ts'

const CLOCK_STEP_MS = 5000
const SITE_CACHE_MS = 5000
const SITE_CACHE_SIZE = 10_000

export type Answer = { kind: 'accepted' } | { kind: 'dropped'; reason: DropReason } | { kind: 'unknown-site' }

/** What has come for a site since the server started. */
export interface SiteActivity {
  acceptedAt: number | undefined
  droppedAt: number | undefined
  dropReason: DropReason | undefined
}

/** Takes events from pages. */
export interface Collector {
  /** Answers once the event is on disk. @throws {SpoolFullError} when it cannot be kept */
  take(event: EventBody, sender: Sender): Promise<Answer>
  activity(siteId: number): SiteActivity
  /** Deletes the salts whose time is over, also where no event comes to change them. */
  changeSalts(): Promise<void>
}

export function createCollector(db: Database, spool: Spool, now: () => number = Date.now): Collector {
  const activities = new Map<number, SiteActivity>()
  const siteIdOf = createSiteLookup(db, now)
  const currentSalts = createSalts(db)
  let lastTs = 0

  const activity = (siteId: number): SiteActivity =>
    activities.get(siteId) ?? { acceptedAt: undefined, droppedAt: undefined, dropReason: undefined }

  return {
    activity,
    async changeSalts() {
      await currentSalts(now())
    },
    async take(event, sender) {
      const siteId = await siteIdOf(event.s)
      if (siteId === undefined) return { kind: 'unknown-site' }
      const reason = dropReasonOf(sender)
      if (reason !== undefined) {
        activities.set(siteId, { ...activity(siteId), droppedAt: now(), dropReason: reason })
        return { kind: 'dropped', reason }
      }
      const salts = await currentSalts(now())
      // Visits need events in order, also when the clock is set back a little; a large step back means that it was
      // wrong before. No await may stand between here and the spool, which keeps lines in the order of these calls.
      lastTs = lastTs - now() > CLOCK_STEP_MS ? now() : Math.max(lastTs, now())
      await spool.append(JSON.stringify(acceptEvent(event, sender, siteId, salts, lastTs)))
      activities.set(siteId, { ...activity(siteId), acceptedAt: lastTs })
      return { kind: 'accepted' }
    },
  }
}

function createSiteLookup(db: Database, now: () => number): (publicId: string) => Promise<number | undefined> {
  const cache = new Map<string, { siteId: number | undefined; until: number }>()
  return async (publicId) => {
    const cached = cache.get(publicId)
    if (cached !== undefined && cached.until > now()) return cached.siteId
    const siteId = (await findWebsiteByPublicId(db, publicId))?.id
    if (cache.size >= SITE_CACHE_SIZE) cache.clear()
    // A site that is not there may be added at any moment: only what was found is remembered.
    if (siteId !== undefined) cache.set(publicId, { siteId, until: now() + SITE_CACHE_MS })
    return siteId
  }
}

function createSalts(db: Database): (now: number) => Promise<Salts> {
  let salts: Promise<Salts> | undefined
  let day = ''
  return (now) => {
    const today = new Date(now).toISOString().slice(0, 10)
    if (salts === undefined || day !== today) {
      day = today
      salts = saltsOf(db, now)
      salts.catch(() => {
        salts = undefined
      })
    }
    return salts
  }
}
