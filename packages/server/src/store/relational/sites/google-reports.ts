import type { Database } from '../database.ts'

/** A stored report of Google. */
export interface KeptReport<Report> {
  report: Report
  /** The time of the reading, in milliseconds since 1970. */
  readAt: number
}

/** The time for which an answer may stand in for a newer one. */
const KEEP_MS = 7 * 24 * 60 * 60 * 1000

/** The stored reports among these, by the hashes of their requests. */
export async function findReports<Report>(
  db: Database,
  propertyId: string,
  hashes: readonly string[],
): Promise<Map<string, KeptReport<Report>>> {
  const rows = await db
    .selectFrom('google_report')
    .select(['request_hash', 'report', 'read_at'])
    .where('property_id', '=', propertyId)
    .where('request_hash', 'in', hashes)
    .execute()
  return new Map(
    rows.map(({ request_hash, report, read_at }) => [
      request_hash,
      { report: JSON.parse(report) as Report, readAt: Date.parse(read_at) },
    ]),
  )
}

/** Stores reports, replacing older ones, and deletes those that are too old to be of use. */
export async function keepReports(
  db: Database,
  propertyId: string,
  reports: ReadonlyMap<string, KeptReport<unknown>>,
  now: number,
): Promise<void> {
  if (reports.size === 0) return
  await db
    .insertInto('google_report')
    .values(
      [...reports].map(([request_hash, { report, readAt }]) => ({
        property_id: propertyId,
        request_hash,
        report: JSON.stringify(report),
        read_at: new Date(readAt).toISOString(),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['property_id', 'request_hash']).doUpdateSet((excluded) => ({
        report: excluded.ref('excluded.report'),
        read_at: excluded.ref('excluded.read_at'),
      })),
    )
    .execute()
  await db
    .deleteFrom('google_report')
    .where('read_at', '<', new Date(now - KEEP_MS).toISOString())
    .execute()
}
