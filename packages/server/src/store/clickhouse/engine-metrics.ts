import type { ClickHouseClient } from '@clickhouse/client'
import { selectRows } from './select.ts'
import { shardsOf } from './shards.ts'

/** What the event store uses. Sizes are in bytes. */
export interface EngineMetrics {
  version: string
  memory: number
  /** The most memory that it may use; null where it has no limit. */
  maxMemory: number | null
  /** What is on disk, of all servers together. */
  tables: { name: string; rows: number; bytes: number }[]
}

/** @param client Of health checks, so that a busy engine does not keep the answer waiting. */
export async function readEngineMetrics(client: ClickHouseClient, main: ClickHouseClient): Promise<EngineMetrics> {
  const [usage] = await selectRows<{ version: string; memory: string; max_memory: string }>(client, USAGE, {}, OPTIONS)
  const parts = await Promise.all(
    shardsOf(main).map((shard) =>
      selectRows<{ name: string; row_count: string; bytes: string }>(
        shard === main ? client : shard,
        TABLES,
        {},
        OPTIONS,
      ),
    ),
  )
  const byName = Map.groupBy(parts.flat(), ({ name }) => name)
  return {
    version: usage?.version ?? '',
    memory: Number(usage?.memory ?? 0),
    maxMemory: Number(usage?.max_memory ?? 0) || null,
    tables: [...byName].map(([name, rows]) => ({
      name,
      rows: rows.reduce((sum, { row_count }) => sum + Number(row_count), 0),
      bytes: rows.reduce((sum, { bytes }) => sum + Number(bytes), 0),
    })),
  }
}

/** The sites with the most rows of events, and the number of all rows. */
export async function readRowsOfSites(
  client: ClickHouseClient,
  limit: number,
): Promise<{ total: number; sites: { id: number; rows: number }[] }> {
  const rows = await selectRows<{ site_id: number; row_count: string; total: string }>(client, ROWS_OF_SITES, { limit })
  return {
    total: Number(rows[0]?.total ?? 0),
    sites: rows.map(({ site_id, row_count }) => ({ id: site_id, rows: Number(row_count) })),
  }
}

const OPTIONS = { timeout: 2000 }

const USAGE = `
  SELECT
    version() AS version,
    (SELECT sum(value) FROM system.metrics WHERE metric = 'MemoryTracking') AS memory,
    (SELECT max(toUInt64OrZero(value)) FROM system.server_settings WHERE name = 'max_server_memory_usage') AS max_memory`

const TABLES = `
  SELECT table AS name, sum(rows) AS row_count, sum(bytes_on_disk) AS bytes
  FROM system.parts
  WHERE database = currentDatabase() AND active
  GROUP BY name
  ORDER BY bytes DESC`

const ROWS_OF_SITES = `
  SELECT site_id, count() AS row_count, sum(row_count) OVER () AS total
  FROM events
  GROUP BY site_id
  ORDER BY row_count DESC
  LIMIT {limit: UInt32}`
