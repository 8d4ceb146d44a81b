import type { ClickHouseClient } from '@clickhouse/client'
import type { ImportedEvents } from '../../store/clickhouse/import/imported-events.ts'
import { HASH_BUCKETS, LARGE, type HashRange } from '../../store/clickhouse/import/staging.ts'
import { runLongStatement } from '../../store/clickhouse/long-statement.ts'
import { selectRows } from '../../store/clickhouse/select.ts'
import { inGroups, RECENT_MS, type VisitorGroup } from './imported-visits.ts'

/** The removal of an import. */
export interface Removal extends ImportedEvents {
  client: ClickHouseClient
  /** Names its statements, the same each time, so that none runs twice at once. */
  token: string
  /** Now, in milliseconds since 1970. */
  at: number
  signal: AbortSignal
}

const parametersOf = ({ siteId, importId, at }: Removal, hashRange: HashRange) => ({
  site: siteId,
  import: importId,
  recent: at - RECENT_MS,
  ...hashRange,
})

const ofSlice = `site_id = {site: UInt32}
  AND cityHash64(visitor_id) % ${HASH_BUCKETS} >= {from: UInt32} AND cityHash64(visitor_id) % ${HASH_BUCKETS} < {to: UInt32}`

const instantOf = (name: string): string => `fromUnixTimestamp64Milli({${name}: Int64})`

/** Nothing but the import has events of the visitor, and no visit of theirs is open. */
const isGone = `countIf(import_id != {import: UInt32}) = 0 AND max(ts) < ${instantOf('recent')}`

/** Takes back the visits of those visitors in a range who have no other events. Repeating it changes nothing. */
export async function takeBackVisits(removal: Removal, hashRange: HashRange): Promise<void> {
  await runLongStatement(removal.client, {
    id: `removal-${removal.token}-sessions`,
    query: `INSERT INTO sessions SELECT * REPLACE (toInt8(-1) AS sign) FROM sessions FINAL
      WHERE ${ofSlice} AND start < ${instantOf('recent')} AND visitor_id GLOBAL IN (
        SELECT visitor_id FROM events WHERE ${ofSlice} GROUP BY visitor_id HAVING ${isGone}
      )`,
    parameters: parametersOf(removal, hashRange),
    settings: {
      ...LARGE,
      insert_deduplicate: 0,
      max_partitions_per_insert_block: 0,
      // A shard that were to do it by itself would not know the events of the others.
      parallel_distributed_insert_select: 0,
    },
    signal: removal.signal,
  })
}

/** The visitors of the import in a range who have other events, or may be present, in groups. */
export async function otherVisitors(
  removal: Removal,
  hashRange: HashRange,
  eventsAtOnce: number,
): Promise<VisitorGroup[]> {
  const rows = await selectRows<{ visitor_id: string; events: string; first: string; last: string }>(
    removal.client,
    `SELECT visitor_id, count() AS events,
       toUnixTimestamp64Milli(minIf(ts, import_id = {import: UInt32})) AS first,
       toUnixTimestamp64Milli(maxIf(ts, import_id = {import: UInt32})) AS last
     FROM events WHERE ${ofSlice}
     GROUP BY visitor_id HAVING countIf(import_id = {import: UInt32}) > 0 AND NOT (${isGone}) ORDER BY first`,
    parametersOf(removal, hashRange),
  )
  return inGroups(rows, eventsAtOnce)
}
