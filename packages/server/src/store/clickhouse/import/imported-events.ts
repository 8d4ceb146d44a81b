import type { ClickHouseClient } from '../clickhouse.ts'
import { changesDone } from '../long-statement.ts'
import { selectRows } from '../select.ts'
import { shardsOf } from '../shards.ts'

/** The events that an import has added to a site. */
export interface ImportedEvents {
  siteId: number
  importId: number
}

export interface ImportedSpan {
  events: number
  /** The instants of the first and the last one, in milliseconds since 1970; null without events. */
  first: number | null
  last: number | null
}

/** @throws {ClickHouseUnavailableError} */
export async function readImportedSpan(
  client: ClickHouseClient,
  { siteId, importId }: ImportedEvents,
): Promise<ImportedSpan> {
  const [row] = await selectRows<{ events: string; first: string; last: string }>(
    client,
    `SELECT count() AS events, toUnixTimestamp64Milli(min(ts)) AS first, toUnixTimestamp64Milli(max(ts)) AS last
     FROM events WHERE site_id = {site: UInt32} AND import_id = {import: UInt32}`,
    { site: siteId, import: importId },
  )
  const events = Number(row?.events ?? 0)
  if (row === undefined || events === 0) return { events: 0, first: null, last: null }
  return { events, first: Number(row.first), last: Number(row.last) }
}

/**
 * Deletes the events of an import and waits until that is done. ClickHouse rewrites the parts that hold them; repeating it
 * changes nothing.
 * @throws {Error} with the reason why it cannot be done
 */
export async function deleteImportedEvents(
  client: ClickHouseClient,
  { siteId, importId }: ImportedEvents,
): Promise<void> {
  await Promise.all(
    shardsOf(client).map(async (shard) => {
      await shard.command({
        query: `ALTER TABLE events DELETE WHERE site_id = ${siteId} AND import_id = ${importId}`,
        clickhouse_settings: { mutations_sync: '0' },
      })
      // It may take longer than a connection is kept.
      await changesDone(shard, 'events', `import_id = ${importId}`)
    }),
  )
}
