import type { LastMonthMetricValues, StatsSources } from '../stats/source.ts'
import type { Database } from '../store/relational/database.ts'
import { listTimeZones } from '../store/relational/sites/site-list.ts'

type Sums = ReadonlyMap<number, LastMonthMetricValues>

/** The views and visitors of the last 30 days of every site. */
export interface SiteSums {
  /** @throws {ClickHouseUnavailableError} */
  read: () => Promise<Sums>
}

interface SiteSumsOptions {
  db: Database
  statsSources: Pick<StatsSources, 'readLastMonth'>
  now: () => Date
}

/** They are of whole days, so they only change at midnight, by an import and by a deletion. */
const FRESH_MS = 5 * 60_000
/** As long, they are answered while new ones are read. */
const USABLE_MS = 30 * 60_000
/** The sites of one query: their ids and ranges are part of its address, which has a longest length. */
const SITES_AT_ONCE = 1000

/** Keeps the sums of all sites for a while, so that a list can be sorted by them. A site without any is not kept. */
export function createSiteSums({ db, statsSources, now }: SiteSumsOptions): SiteSums {
  let kept: { sums: Sums; at: number } | undefined
  let reading: Promise<Sums> | undefined

  async function readAll(): Promise<Sums> {
    const at = now()
    const sites = await listTimeZones(db)
    const sums = new Map<number, LastMonthMetricValues>()
    for (let from = 0; from < sites.length; from += SITES_AT_ONCE) {
      const part = await statsSources.readLastMonth(sites.slice(from, from + SITES_AT_ONCE), at.getTime())
      for (const [id, values] of part) sums.set(id, values)
    }
    kept = { sums, at: at.getTime() }
    return sums
  }

  function readOnce(): Promise<Sums> {
    reading ??= readAll().finally(() => {
      reading = undefined
    })
    return reading
  }

  return {
    async read() {
      const age = kept === undefined ? Infinity : now().getTime() - kept.at
      if (kept === undefined || age > USABLE_MS) return readOnce()
      // Whoever asks next is told of a failure, once these are too old.
      if (age > FRESH_MS) readOnce().catch(() => {})
      return kept.sums
    },
  }
}
