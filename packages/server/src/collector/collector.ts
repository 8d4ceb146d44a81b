import type { DropReason } from '@sightline/api-client/contract'
import type { Database } from '../store/relational/database.ts'
import { saltsOf, type Salts } from '../store/relational/salts.ts'
import { readSiteExclusions } from '../store/relational/sites/site-exclusions.ts'
import { findSiteByDomain, findSiteByPublicId, type Site } from '../store/relational/sites/sites.ts'
import type { IncomingEvent, SiteKey } from './incoming.ts'
import { noByteLimits, type ByteLimits, type ExceededLimit, type SiteLine } from './byte-limits.ts'
import { createCountries, type Countries } from './enrich/country.ts'
import type { AddressHash } from './address-hash.ts'
import { enrichEvent, type Sender } from './enrich/enrich.ts'
import { dropReasonOf, rulesOf, type SiteRules } from './site-rules.ts'
import type { Spool } from './spool/spool.ts'

const CLOCK_STEP_MS = 5000
const SITE_CACHE_MS = 5000
const SITE_CACHE_SIZE = 10_000

/** The reason why one of the sites that an event names does not count it. */
export type Drop = DropReason | 'unknown_site'

export type Answer =
  /** Kept for one site at least; `drops` are of the others. */
  | { kind: 'accepted'; drops: readonly Drop[] }
  | { kind: 'dropped'; drops: readonly Drop[] }
  | { kind: 'unknown-site' }
  /** Kept for no site: its sender has to come again later. */
  | ({ kind: 'limited' } & ExceededLimit)

/** The activity of a site since the server started. */
export interface SiteActivity {
  acceptedAt: number | undefined
  droppedAt: number | undefined
  dropReason: DropReason | undefined
}

/** Takes events from pages. */
export interface Collector {
  /**
   * Answers once the event is on disk.
   * @param network Whose bytes are counted; undefined for nobody's @throws {SpoolFullError} when it cannot be kept
   */
  take(event: IncomingEvent, sender: Sender, network?: string): Promise<Answer>
  hasSite(key: SiteKey): Promise<boolean>
  activity(siteId: number): SiteActivity
  /** Looks every site up again from now on: to be called once one was removed, or what it counts was changed. */
  forgetSites(): void
  /** Deletes the salts whose time is over, also where no event comes to change them. */
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
  countries?: Countries
}

const NO_DROP_OPTIONS: DropOptions = { addressHash: () => '', onDrop: () => {} }

/** Without drop options no address is excluded, and no drop is counted. */
export function createCollector(
  db: Database,
  spool: Spool,
  now: () => number = Date.now,
  { addressHash, onDrop, byteLimits = noByteLimits, countries = createCountries() }: DropOptions = NO_DROP_OPTIONS,
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
      const named = await Promise.all(event.sites.map((key) => sites.find(key)))
      // Two names may be of one site.
      const known = [...new Map(named.filter((site) => site !== undefined).map((site) => [site.id, site])).values()]
      if (known.length === 0) return { kind: 'unknown-site' }
      await countries.load()
      const sender = { ...asSent, country: countries.of(asSent.ip, asSent.country) }
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
      // Visits need events in order, also when the clock is set back a little; a large step back means that it was
      // wrong before. No await may stand between here and the spool, which keeps lines in the order of these calls.
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

  return {
    async find(key: SiteKey): Promise<CollectedSite | undefined> {
      // One kind of name may look like the other.
      const name = 'publicId' in key ? `id ${key.publicId}` : `domain ${key.domain}`
      const cached = cache.get(name)
      if (cached !== undefined && cached.until > now()) return cached.site
      const cacheBefore = cache
      const site = await look(key).catch((error: unknown) => {
        // While the database is away nobody removes a site: what was known of it still holds.
        if (cached !== undefined) return cached.site
        throw error
      })
      if (cache.size >= SITE_CACHE_SIZE) cache.clear()
      // A site that is not there may be added at any moment: only what was found is remembered, and where all was
      // forgotten while it was looked for, not even that.
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
