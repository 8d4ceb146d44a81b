import type { ClickHouseClient } from '@clickhouse/client'
import { selectRows } from './select.ts'

/** Whether the event tables have any event. */
export async function hasEvents(client: ClickHouseClient): Promise<boolean> {
  const [row] = await selectRows<{ count: string }>(client, 'SELECT count() AS count FROM events', {})
  return Number(row?.count ?? 0) > 0
}
