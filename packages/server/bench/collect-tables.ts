import { join } from 'node:path'
import { startClickHouseChild } from '../src/store/clickhouse/start-child.ts'
import { connectClickHouse } from '../src/store/clickhouse/client.ts'
import { selectRows } from '../src/store/clickhouse/select.ts'

export interface Tables {
  /** Distinct events by path. */
  paths: Map<string, number>
  events: number
  /** Rows of events beyond the first of each. */
  repeated: number
  visits: number
  /** Views that the visits hold. */
  views: number
  /** Bytes on disk, merged. */
  eventBytes: number
  sessionBytes: number
}

/** What a product that has ended left in its tables, merged into as few parts as may be. */
export async function readTables(dataDir: string): Promise<Tables> {
  const engine = await startClickHouseChild({ folder: join(dataDir, 'clickhouse'), log: console })
  const client = connectClickHouse(engine)
  const number = async (query: string) => {
    const [row] = await selectRows<{ value: string }>(client, query, {})
    return Number(row?.value)
  }
  const bytesOf = (table: string) =>
    number(
      `SELECT sum(bytes_on_disk) AS value FROM system.parts WHERE database = currentDatabase() AND table = '${table}' AND active`,
    )
  try {
    for (const table of ['events', 'sessions']) await client.command({ query: `OPTIMIZE TABLE ${table} FINAL` })
    const paths = await selectRows<{ pathname: string; times: string }>(
      client,
      'SELECT pathname, uniqExact(id) AS times FROM events GROUP BY pathname',
      {},
    )
    return {
      paths: new Map(paths.map((row) => [row.pathname, Number(row.times)])),
      events: await number('SELECT count() AS value FROM events'),
      repeated: await number('SELECT count() - uniqExact(id) AS value FROM events'),
      visits: await number('SELECT sum(sign) AS value FROM sessions'),
      views: await number('SELECT sum(sign * toInt64(pageviews)) AS value FROM sessions'),
      eventBytes: await bytesOf('events'),
      sessionBytes: await bytesOf('sessions'),
    }
  } finally {
    await client.close()
    await engine.stop()
  }
}
