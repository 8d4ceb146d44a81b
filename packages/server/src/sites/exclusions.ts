import { hostOf, siteLimits, type DropReason } from '@sightline/api-client/contract'
import { firstOfLastDays, type DropCounts } from '../collector/drop-counts.ts'
import { invalidFields } from '../errors.ts'
import type { Database } from '../store/relational/database.ts'
import { listDroppedEvents } from '../store/relational/sites/dropped-events.ts'
import type { ExclusionChanges } from '../store/relational/sites/site-exclusions.ts'

/**
 * Changes in the writing that the collector compares with: hosts in small letters, paths from their slash on, each once.
 * @throws {ApiError} at the field that holds something else
 */
export const normalizeChanges = ({ drops_bots, ...changes }: ExclusionChanges): ExclusionChanges => ({
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
  throw invalidFields({ excluded_paths: 'field_invalid' })
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
