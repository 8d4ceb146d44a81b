import type { RunQuery } from '../../store/clickhouse/select.ts'

/** The time for which it holds that a site has no places: an import may bring some. */
const NONE_LASTS_MS = 60_000
const SITES = 10_000

/** Makes the function that says whether any visit of a site has a region or a city. Once one has, that is not asked again. */
export function createPlaceCheck(now: () => number = Date.now): (ask: RunQuery, siteId: number) => Promise<boolean> {
  const known = new Map<number, { isFound: boolean; until: number }>()
  return async (ask, siteId) => {
    const before = known.get(siteId)
    if (before !== undefined && before.until > now()) return before.isFound
    const isFound = await readHasPlaces(ask, siteId)
    if (known.size >= SITES) known.clear()
    known.set(siteId, { isFound, until: isFound ? Infinity : now() + NONE_LASTS_MS })
    return isFound
  }
}

/** Reads two columns of a byte or two for each visit of the site. */
async function readHasPlaces(ask: RunQuery, siteId: number): Promise<boolean> {
  const rows = await ask<{ found: number }>(
    `SELECT 1 AS found FROM sessions WHERE site_id = {site_id: UInt32} AND (region != '' OR city != '') LIMIT 1`,
    { site_id: siteId },
  )
  return rows.length > 0
}
