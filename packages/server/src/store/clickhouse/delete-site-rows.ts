import type { ClickHouseClient } from '@clickhouse/client'
import { runCommand, selectRows, type RunQuery } from './select.ts'
import { shardsOf } from './shards.ts'

/** The tables with rows of sites. */
const TABLES = ['events', 'sessions', 'daily_sums', 'daily_builds'] as const

/** The ids of sites that have rows, in order. @throws {ClickHouseUnavailableError} */
export async function listSitesWithRows(ask: RunQuery): Promise<number[]> {
  const rows = await ask<{ site_id: number }>(
    `SELECT DISTINCT site_id FROM merge(currentDatabase(), {tables: String}) ORDER BY site_id`,
    // Beside shards some of them are missing.
    { tables: `^(${TABLES.join('|')})$` },
  )
  return rows.map((row) => row.site_id)
}

/**
 * Requests the deletion of all present rows of sites; later rows stay. ClickHouse rewrites the parts that hold them, so
 * that nothing of them is left on the disk.
 * @throws {ClickHouseUnavailableError}
 */
export async function deleteSiteRows(client: ClickHouseClient, siteIds: readonly number[]): Promise<void> {
  const sites = { sites: siteIds }
  for (const shard of shardsOf(client))
    for (const table of TABLES)
      await runCommand(shard, `ALTER TABLE ${table} DELETE WHERE site_id IN {sites: Array(UInt32)}`, sites)
}

/** Whether all requested deletions are done. @throws {ClickHouseUnavailableError} */
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
