import type { ClickHouseClient } from '@clickhouse/client'
import { selectRows } from './select.ts'

/** A run of a server, and how far it has read its spool. */
export interface ServerRun {
  /** The id of its data folder. */
  server: string
  run: string
  segment: number
  offset: number
}

/**
 * The last run of a server, which is kept beside the event tables: a data folder that is put back to an earlier state does not take it along.
 * @returns undefined where there was none
 */
export async function readServerRun(client: ClickHouseClient, server: string): Promise<ServerRun | undefined> {
  await client.command({
    query: `CREATE TABLE IF NOT EXISTS server_run (
      server UUID, run UUID, segment UInt64, offset UInt64, at DateTime64(3) DEFAULT now64(3)
    ) ENGINE = ReplacingMergeTree(at) ORDER BY server`,
  })
  const [row] = await selectRows<{ run: string; segment: string; offset: string }>(
    client,
    'SELECT run, segment, offset FROM server_run WHERE server = {server: UUID} ORDER BY at DESC LIMIT 1',
    { server },
  )
  return row && { server, run: row.run, segment: Number(row.segment), offset: Number(row.offset) }
}

export async function keepServerRun(client: ClickHouseClient, run: ServerRun): Promise<void> {
  await client.insert({ table: 'server_run', values: [run], format: 'JSONEachRow' })
}
