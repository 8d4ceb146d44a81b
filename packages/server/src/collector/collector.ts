import type { DropReason } from '@sightline/api-client/contract'
import type { Database } from '../store/relational/database.ts'
import { saltsOf, type Salts } from '../store/relational/salts.ts'
import { readSiteExclusions } from '../store/relational/sites/site-exclusions.ts'
import { findSiteByDomain, findSiteByPublicId, type Site } from '../store/relational/sites/sites.ts'
import type { IncomingEvent, SiteKey } from './incoming-event.ts'
import { noByteLimits, type ByteLimits, type ExceededLimit, type SiteLine } from './byte-limits.ts'
import type { AddressHash } from './address-hash.ts'
import { enrichEvent, type Sender } from './enrich/enrich.ts'
import { createLocations, type Locations } from './locations/locations.ts'
import { dropReasonOf, rulesOf, type SiteRules } from './site-rules.ts'
import type { Spool } from './spool/spool.ts'

const CLOCK_STEP_MS = 5000
const DAY_MS = 24 * 60 * 60 * 1000
const SITE_CACHE_MS = 5000
const SITE_CACHE_SIZE = 10_000

/** The reason why one of the sites that an event names does not count it. */
export type Drop = DropReason | 'unknown_site'

export type Answer =
  /** The event was spooled for one site at least; `drops` are the reasons of the others. */
  | { kind: 'accepted'; drops: readonly Drop[] }
  | { kind: 'dropped'; drops: readonly Drop[] }
  | { kind: 'unknown-site' }
  /** The event was spooled for no site: its sender must try again later. */
  | ({ kind: 'limited' } & ExceededLimit)

/** The activity of a site since the server started. */
export interface SiteActivity {
  acceptedAt: number | undefined
  droppedAt: number | undefined
  dropReason: DropReason | undefined
}

/** Accepts events from pages. */
export interface Collector {
  /**
   * Accepts an event; resolves once it is on disk.
   * @param network The network whose bytes are counted; undefined for none. @throws {SpoolFullError} when it cannot be written
   */
  take(event: IncomingEvent, sender: Sender, network?: string): Promise<Answer>
  hasSite(key: SiteKey): Promise<boolean>
  activity(siteId: number): SiteActivity
  /** Clears the cache of sites; must be called after a site was deleted or its rules were changed. */
  forgetSites(): void
  /** Deletes expired salts, even where no event arrives to rotate them. */
  changeSalts(): Promise<void>
}

/** The parts that the collector needs to leave out events. */
export interface DropOptions {
  addressHash: AddressHash
  /** Counts an event that was left out. */
  onDrop: (siteId: number, reason: DropReason) => void
  /** @default none */
  byteLimits?: ByteLimits
  /** @default one of its own */
  locations?: Locations
}

const NO_DROP_OPTIONS: DropOptions = { addressHash: () => '', onDrop: () => {} }

/** Creates the collector. Without drop options no address is excluded, and no drop is counted. */
export function createCollector(
  db: Database,
  spool: Spool,
  now: () => number = Date.now,
  { addressHash, onDrop, byteLimits = noByteLimits, locations = createLocations() }: DropOptions = NO_DROP_OPTIONS,
): Collector {
  const activities = new Map<number, SiteActivity>()
  const sites = createSiteLookup(db, now)
  const currentSalts = createSalts(db)
  let lastTs = 0

  const activity = (siteId: number): SiteActivity =>
    activities.get(siteId) ?? { acceptedAt: undefined, droppedAt: undefined, dropReason: undefined }

  function countDrops(drops: ReadonlyMap<number, DropReason>): void {
    for (const [siteId, dropReason] of drops) {
      onDrop(siteId, dropReason)
      activities.set(siteId, { ...activity(siteId), droppedAt: now(), dropReason })
    }
  }

  return {
    activity,
    forgetSites: () => sites.forget(),
    async changeSalts() {
      await currentSalts(now())
    },
    hasSite: async (key) => (await sites.find(key)) !== undefined,
    async take(event, asSent, network) {
      const cached = event.sites.map((key) => sites.cached(key))
      const named = cached.includes(undefined) ? await Promise.all(event.sites.map((key) => sites.find(key))) : cached
      const found = named.filter((site) => site !== undefined)
      // Two names may belong to the same site.
      const known = found.length > 1 ? [...new Map(found.map((site) => [site.id, site])).values()] : found
      if (known.length === 0) return { kind: 'unknown-site' }
      await locations.load()
      const sender = { ...asSent, ...locations.of(asSent.ip, asSent.country) }
      const drops = new Map<number, DropReason>()
      for (const site of known) {
        const reason = dropReasonOf(site, {
          hostname: event.page.hostname || site.domain,
          pathname: event.page.pathname,
          country: sender.country,
          addressHash: () => addressHash(site.id, sender.ip),
          userAgent: sender.userAgent,
          referrer: event.referrer,
        })
        if (reason !== undefined) drops.set(site.id, reason)
      }
      const counting = known.filter((site) => !drops.has(site.id))
      const allDrops: Drop[] = [
        ...drops.values(),
        ...named.flatMap((site) => (site === undefined ? 'unknown_site' : [])),
      ]
      if (counting.length === 0) {
        countDrops(drops)
        return { kind: 'dropped', drops: allDrops }
      }
      const salts = await currentSalts(now())
      // Visits need events in order, even when the clock is set back a little; a large step back means that it was
      // wrong before. No `await` may stand between here and the spool, which keeps lines in the order of these calls.
      lastTs = lastTs - now() > CLOCK_STEP_MS ? now() : Math.max(lastTs, now())
      const ts = lastTs
      // An event is spooled for all of its sites or refused for all.
      const lines = counting.map((site) => JSON.stringify(enrichEvent(event, sender, site, salts, ts)))
      const sizes = sizesOf(counting, lines)
      const countedAt = now()
      const exceeded = byteLimits.count(network, sizes, countedAt)
      if (exceeded !== undefined) return { kind: 'limited', ...exceeded }
      await spool.append(lines.join('\n')).catch((error: unknown) => {
        byteLimits.takeBack(network, sizes, countedAt)
        throw error
      })
      // Drops are counted only now: an event that is refused is sent again as a whole.
      countDrops(drops)
      for (const site of counting) activities.set(site.id, { ...activity(site.id), acceptedAt: ts })
      return { kind: 'accepted', drops: allDrops }
    },
  }
}

const sizesOf = (sites: readonly Site[], lines: readonly string[]): SiteLine[] =>
  sites.map(({ id }, index) => ({ siteId: id, bytes: Buffer.byteLength(lines[index] ?? '') + 1 }))

type CollectedSite = Site & { rules: SiteRules; ownHosts: readonly string[] }

function createSiteLookup(db: Database, now: () => number) {
  let cache = new Map<string, { site: CollectedSite; until: number }>()

  async function look(key: SiteKey): Promise<CollectedSite | undefined> {
    const row = await ('publicId' in key ? findSiteByPublicId(db, key.publicId) : findSiteByDomain(db, key.domain))
    if (row === undefined) return undefined
    const rules = rulesOf(await readSiteExclusions(db, row.id))
    return { ...row, rules, ownHosts: rules.allowedHostnames }
  }

  // The cache's key has the kind of name, because a public id may look like a domain.
  const nameOf = (key: SiteKey) => ('publicId' in key ? `id ${key.publicId}` : `domain ${key.domain}`)

  return {
    /** The site as it was found some seconds ago. */
    cached(key: SiteKey): CollectedSite | undefined {
      const cached = cache.get(nameOf(key))
      return cached !== undefined && cached.until > now() ? cached.site : undefined
    },
    async find(key: SiteKey): Promise<CollectedSite | undefined> {
      const name = nameOf(key)
      const cached = cache.get(name)
      if (cached !== undefined && cached.until > now()) return cached.site
      const cacheBefore = cache
      const site = await look(key).catch((error: unknown) => {
        // While the database is away nobody can delete a site, so the cached one still holds.
        if (cached !== undefined) return cached.site
        throw error
      })
      if (cache.size >= SITE_CACHE_SIZE) cache.clear()
      // An unknown site may be added at any moment, so only found sites are cached, and only if the cache was not
      // cleared during the lookup.
      if (site !== undefined && cache === cacheBefore) cache.set(name, { site, until: now() + SITE_CACHE_MS })
      return site
    },
    forget() {
      cache = new Map()
    },
  }
}

function createSalts(db: Database): (now: number) => Promise<Salts> {
  let salts: Promise<Salts> | undefined
  let day = NaN
  return (now) => {
    const today = Math.floor(now / DAY_MS)
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
