import { setTimeout as sleep } from 'node:timers/promises'
import type { LastMonthMetricValues, StatsSources } from '../stats/source.ts'
import type { Database } from '../store/relational/database.ts'
import { listTimeZones } from '../store/relational/sites/site-list.ts'

type Sums = ReadonlyMap<number, LastMonthMetricValues>

/** The views and visitors of the last 30 days of every site. */
export interface SiteSums {
  /** @throws {ClickHouseUnavailableError} */
  read: () => Promise<Sums>
  /** Reads new ones where nobody waits for them, unless these are fresh. @throws {ClickHouseUnavailableError} */
  prepare: () => Promise<void>
  /** Reads those of one site again, after an import. @throws {ClickHouseUnavailableError} */
  refresh: (siteId: number) => Promise<void>
}

interface SiteSumsOptions {
  db: Database
  statsSources: Pick<StatsSources, 'readLastMonth'>
  /** Does the same, and leaves the processors to others. */
  readBehind: StatsSources['readLastMonth']
  now: () => Date
}

/** They are of whole days, so they only change at midnight, by an import, after which they are refreshed, and by a deletion. */
const FRESH_MS = 5 * 60_000
/** Sums up to this age are answered at once; from `FRESH_MS` on, new ones are read behind the answer. */
const USABLE_MS = 30 * 60_000
/** The sites of one query: their ids and ranges are part of its address, which has a longest length. */
const SITES_AT_ONCE = 1000

/** Keeps the sums of all sites for a while, so that a list can be sorted by them. A site without any is not kept. */
export function createSiteSums({ db, statsSources, readBehind, now }: SiteSumsOptions): SiteSums {
  let kept: { sums: Sums; at: number } | undefined
  let reading: Promise<Sums> | undefined

  async function readAll(readPart: StatsSources['readLastMonth']): Promise<Sums> {
    const at = now()
    const sites = await listTimeZones(db)
    const sums = new Map<number, LastMonthMetricValues>()
    for (let from = 0; from < sites.length; from += SITES_AT_ONCE) {
      const part = await readPart(sites.slice(from, from + SITES_AT_ONCE), at.getTime())
      for (const [id, values] of part) sums.set(id, values)
    }
    kept = { sums, at: at.getTime() }
    return sums
  }

  function readOnce(readPart: StatsSources['readLastMonth']): Promise<Sums> {
    reading ??= readAll(readPart).finally(() => {
      reading = undefined
    })
    return reading
  }

  const ageOf = (sums: typeof kept): number => (sums === undefined ? Infinity : now().getTime() - sums.at)

  return {
    async read() {
      const age = ageOf(kept)
      if (kept === undefined || age > USABLE_MS) return readOnce((sites, at) => statsSources.readLastMonth(sites, at))
      // Whoever asks next is told of a failure, once these are too old.
      if (age > FRESH_MS) readOnce(readBehind).catch(() => {})
      return kept.sums
    },
    async prepare() {
      if (ageOf(kept) > FRESH_MS) await readOnce(readBehind)
    },
    async refresh(siteId) {
      // One that is under way may have read this site before.
      await reading?.catch(() => {})
      const sites = (await listTimeZones(db)).filter(({ id }) => id === siteId)
      const part = await readBehind(sites, now().getTime())
      if (kept === undefined) return
      const { [0]: values } = [...part.values()]
      const others = [...kept.sums].filter(([id]) => id !== siteId)
      kept = { ...kept, sums: new Map(values === undefined ? others : [...others, [siteId, values]]) }
    },
  }
}

/** After the start, before the first reading: what a person waits for comes first. */
const FIRST_AFTER_MS = 5000
/** The pause between two readings, within which the sums stay usable. */
const EVERY_MS = 20 * 60_000
/** A pause is this many times as long as the reading before it, so that a reading of minutes does not follow the other. */
const PAUSE_TIMES = 20

interface Readiness {
  firstAfterMs?: number
  everyMs?: number
}

/** Keeps the sums ready, so that whoever sorts by them first does not wait for them. */
export function startSiteSums(
  siteSums: Pick<SiteSums, 'prepare'>,
  { firstAfterMs = FIRST_AFTER_MS, everyMs = EVERY_MS }: Readiness = {},
): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  const run = async () => {
    let pause = firstAfterMs
    while (await sleep(pause, true, { signal, ref: false }).catch(() => false)) {
      const began = performance.now()
      // A failure is told to whoever asks.
      await siteSums.prepare().catch(() => {})
      pause = Math.max(everyMs, PAUSE_TIMES * (performance.now() - began))
    }
  }
  const running = run()
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}
