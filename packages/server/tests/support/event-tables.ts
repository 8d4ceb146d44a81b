import type { ClickHouseClient } from '@clickhouse/client'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { EventRow } from '../../src/store/clickhouse/rows.ts'
import { startClickHouseChild } from '../../src/store/clickhouse/start-child.ts'
import { connectClickHouse } from '../../src/store/clickhouse/client.ts'
import { selectRows } from '../../src/store/clickhouse/select.ts'
import { eventually, sendEvent, signedInClient, type RunningProduct } from './product.ts'

/** Once everything that was accepted is written: events are written in their order, and this one is the last. */
async function everythingIsWritten(product: RunningProduct): Promise<void> {
  const client = await signedInClient(product)
  const domain = `${randomUUID()}.example`
  const added = await client.website.addWebsite({ name: 'Last', domain, currency_type: 'EUR' })
  if (added.code !== 200) throw new Error(added.message)
  // It may be refused for as long as the spool is full.
  await eventually(async () => {
    const sent = await sendEvent(product.address, { s: added.data.public_id, u: `https://${domain}/` })
    return sent.status === 202
  })
  await eventually(async () => {
    const result = await client.stats.current({ site_id: added.data.id })
    return result.code === 200 && result.data.current_visitors === 1
  })
}

/** Ends the product in order, and reads its tables by an engine of the test. */
export async function withTablesOf<Result>(
  product: RunningProduct,
  read: (client: ClickHouseClient) => Promise<Result>,
): Promise<Result> {
  await everythingIsWritten(product)
  await product.stop()
  const log = { warn: console.warn, error: console.error }
  const engine = await startClickHouseChild({ folder: join(product.dataDir, 'clickhouse'), log })
  const client = connectClickHouse(engine)
  try {
    return await read(client)
  } finally {
    await client.close()
    await engine.stop()
  }
}

/** The events of a site in their order. */
export const eventsOf = (client: ClickHouseClient, siteId: string): Promise<EventRow[]> =>
  selectRows<EventRow>(client, 'SELECT * FROM events WHERE site_id = {siteId: UInt32} ORDER BY ts, id', {
    siteId: Number(siteId),
  })
