import type { ClickHouseClient } from '@clickhouse/client'
import { runCommand, selectRows } from './select.ts'
import { shardsOf } from './shards.ts'

/** Every table that holds something of a site. */
const TABLES = ['events', 'sessions'] as const

/**
 * Asks for the deletion of all rows of sites that are in the tables now; rows that come later stay.
 * The parts that hold them are written anew, so that nothing of them is left on the disk.
 * @throws {ClickHouseUnavailableError}
 */
export async function deleteSiteRows(client: ClickHouseClient, siteIds: readonly number[]): Promise<void> {
  const sites = { sites: siteIds }
  for (const shard of shardsOf(client))
    for (const table of TABLES)
      await runCommand(shard, `ALTER TABLE ${table} DELETE WHERE site_id IN {sites: Array(UInt32)}`, sites)
}

/** Whether what was asked for is done, for every deletion so far. @throws {ClickHouseUnavailableError} */
export async function areRowsDeleted(client: ClickHouseClient): Promise<boolean> {
  const waiting = await Promise.all(shardsOf(client).map((shard) => waitingDeletions(shard)))
  return waiting.every((count) => count === 0)
}

async function waitingDeletions(client: ClickHouseClient): Promise<number> {
  const [row] = await selectRows<{ waiting: string }>(
    client,
    `SELECT count() AS waiting FROM system.mutations
     WHERE database = currentDatabase() AND table IN {tables: Array(String)} AND NOT is_done AND NOT is_killed`,
    { tables: [...TABLES] },
  )
  return Number(row?.waiting ?? 0)
}
