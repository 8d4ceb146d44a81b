import type { ClickHouseClient } from '../clickhouse.ts'
import { changesDone } from '../long-statement.ts'
import { selectRows } from '../select.ts'
import { LARGE, NO_HASH_RANGE, type HashRange, type Staging } from './staging.ts'

/** The most events of a visitor: those of a visit are in memory together. */
const MOST_EVENTS_OF_VISITOR = 50_000

/**
 * The visitors who would have too many events, each with the number of new ones among these.
 * @param again The visitors whose new events may be there already
 */
export async function findBusyVisitors(
  client: ClickHouseClient,
  { fresh }: Staging,
  siteId: number,
  again: HashRange = NO_HASH_RANGE,
): Promise<{ visitorIds: string[]; events: number }> {
  const result = await client.query({
    query: `SELECT visitor_id, sum(is_fresh) AS events FROM (
        SELECT visitor_id, 1 AS is_fresh FROM ${fresh}
        UNION ALL
        SELECT visitor_id, 0 FROM events
        WHERE site_id = {site: UInt32} AND visitor_id GLOBAL IN (SELECT visitor_id FROM ${fresh})
          AND id GLOBAL NOT IN (SELECT id FROM ${fresh} WHERE place >= {from: UInt32} AND place < {to: UInt32})
      ) GROUP BY visitor_id HAVING count() > {most: UInt32} ORDER BY visitor_id`,
    query_params: { site: siteId, most: MOST_EVENTS_OF_VISITOR, ...again },
    format: 'JSONEachRow',
    clickhouse_settings: LARGE,
  })
  const rows = await result.json<{ visitor_id: string; events: string }>()
  return {
    visitorIds: rows.map((row) => row.visitor_id),
    events: rows.reduce((sum, row) => sum + Number(row.events), 0),
  }
}

const isOf = 'visitor_id IN {visitors: Array(UInt64)}'

/** The first lines of some visitors in the file. */
export async function firstLinesOf(
  client: ClickHouseClient,
  { fresh }: Staging,
  visitorIds: readonly string[],
  limit: number,
): Promise<number[]> {
  if (visitorIds.length === 0) return []
  const rows = await selectRows<{ line: string }>(
    client,
    `SELECT DISTINCT line FROM ${fresh} WHERE ${isOf} ORDER BY line LIMIT {limit: UInt32}`,
    { visitors: visitorIds.map(BigInt), limit },
  )
  return rows.map((row) => Number(row.line))
}

export async function dropVisitors(
  client: ClickHouseClient,
  { fresh }: Staging,
  visitorIds: readonly string[],
): Promise<void> {
  if (visitorIds.length === 0) return
  await client.command({
    query: `ALTER TABLE ${fresh} DELETE WHERE ${isOf}`,
    query_params: { visitors: visitorIds.map(BigInt) },
    clickhouse_settings: { mutations_sync: '0' },
  })
  // The change may take longer than a connection is kept.
  await changesDone(client, fresh)
}
