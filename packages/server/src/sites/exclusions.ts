import { deletedEntryLimits, hostOf, siteLimits, type DropReason } from '@sightline/api-client/contract'
import { firstOfLastDays, type DropCounts } from '../collector/drop-counts.ts'
import { ApiError, invalidFields } from '../errors.ts'
import type { Database } from '../store/relational/database.ts'
import { listDroppedEvents } from '../store/relational/sites/dropped-events.ts'
import type { RowVersion } from '../store/relational/row-version.ts'
import { insertDeletedEntry, type EntryRow } from '../store/relational/sites/deleted-entries.ts'
import {
  changeSiteExclusions,
  readSiteExclusions,
  type ExclusionChanges,
} from '../store/relational/sites/site-exclusions.ts'

/**
 * Changes in the writing that the collector compares with: hosts in small letters, paths from their slash on, each once.
 * @throws {ApiError} at the field that holds something else
 */
const normalizeChanges = ({ drops_bots, ...changes }: ExclusionChanges): ExclusionChanges => ({
  drops_bots,
  allowed_hostnames: changes.allowed_hostnames && once(changes.allowed_hostnames.map(hostnameOf)),
  excluded_paths: changes.excluded_paths && once(changes.excluded_paths.map(pathOf)),
  excluded_countries: changes.excluded_countries && once(changes.excluded_countries).toSorted(),
})

const once = (texts: readonly string[]): string[] => [...new Set(texts)]

/** A host, an IP address, or `*.` and a host. */
function hostnameOf(text: string): string {
  const isWild = text.startsWith('*.')
  const plain = isWild ? text.slice(2) : text
  const host = hostOf(plain) ?? addressOf(plain)
  if (host === undefined) throw invalidFields({ allowed_hostnames: 'field_invalid' })
  return isWild ? `*.${host}` : host
}

function addressOf(text: string): string | undefined {
  const host = URL.parse(`http://${text}/`)?.hostname
  return host !== undefined && /^(\d+\.){3}\d+$|^\[/.test(host) ? host : undefined
}

function pathOf(text: string): string {
  if (/^[/*]/.test(text)) return text
  throw invalidFields({ excluded_paths: 'path_invalid' })
}

/** Updates the given fields, if the version is still the given one; what is taken out of them can be restored for a day. @returns whether it was */
export function changeExclusions(
  db: Database,
  { id, version }: RowVersion,
  changes: ExclusionChanges,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const before = await readSiteExclusions(transaction, id)
    const isCurrent = await changeSiteExclusions(transaction, { id, version }, normalizeChanges(changes), now)
    if (!isCurrent) return false
    const after = await readSiteExclusions(transaction, id)
    const row = Object.fromEntries(
      lists.map((list) => [list, before[list].filter((text) => !after[list].includes(text))]),
    )
    const texts = Object.values(row).flat()
    if (texts.length > 0) {
      const deleted = { website_id: id, user_id: null, kind: 'exclusions', name: nameOf(texts), row } as const
      await insertDeletedEntry(transaction, { ...deleted, deleted_at: now.toISOString() }, deletedEntryLimits.perSite)
    }
    return true
  })
}

const NAMED = 3

/** The first texts of those that were taken out. */
const nameOf = (texts: readonly string[]): string =>
  [...texts.slice(0, NAMED), ...(texts.length > NAMED ? ['…'] : [])].join(', ')

const most = {
  allowed_hostnames: siteLimits.allowedHostnames,
  excluded_paths: siteLimits.excludedPaths,
  excluded_countries: siteLimits.excludedCountries,
}
const lists = ['allowed_hostnames', 'excluded_paths', 'excluded_countries'] as const

/** Adds again what a change took out. @throws {ApiError} too_many_entries; row_changed where somebody changes them at the same time */
export async function restoreExclusions(
  transaction: Database,
  siteId: number,
  removed: EntryRow,
  now: Date,
): Promise<void> {
  const { version, ...present } = await readSiteExclusions(transaction, siteId)
  const changes = Object.fromEntries(
    lists.map((list) => [list, once([...present[list], ...((removed[list] ?? []) as string[])])]),
  )
  if (lists.some((list) => (changes[list]?.length ?? 0) > most[list])) throw new ApiError('too_many_entries')
  const isCurrent = await changeSiteExclusions(transaction, { id: siteId, version }, changes, now)
  if (!isCurrent) throw new ApiError('row_changed')
}

export interface DroppedReport {
  days: { day: string; counts: Partial<Record<DropReason, number>> }[]
  totals: Partial<Record<DropReason, number>>
}

/** How many events were left out, up to now. */
export async function reportDropped(
  db: Database,
  drops: DropCounts,
  siteId: number,
  days: number,
  now: Date,
): Promise<DroppedReport> {
  await drops.write()
  const rows = await listDroppedEvents(
    db,
    siteId,
    firstOfLastDays(Math.min(days, siteLimits.droppedDays), now.getTime()),
  )
  const report: DroppedReport = { days: [], totals: {} }
  for (const { day, reason, count } of rows) {
    let last = report.days.at(-1)
    if (last?.day !== day) report.days.push((last = { day, counts: {} }))
    last.counts[reason] = count
    report.totals[reason] = (report.totals[reason] ?? 0) + count
  }
  return report
}
