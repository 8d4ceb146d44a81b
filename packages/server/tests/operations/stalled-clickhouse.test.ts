import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClickHouse, type ClickHouse } from '../../src/store/clickhouse/clickhouse.ts'
import { selectRows } from '../../src/store/clickhouse/select.ts'
import { eventOf, pipelineFolder, removePipelineFolder, runPipeline } from '../support/pipeline.ts'
import { eventually } from '../support/product.ts'

let folder: string
let clickhouse: ClickHouse

beforeAll(async () => {
  folder = await pipelineFolder()
  clickhouse = await openClickHouse({ url: undefined, folder: join(folder, 'clickhouse'), log: console })
})
afterAll(async () => {
  await clickhouse.close()
  await removePipelineFolder(folder)
})

test('a ClickHouse that answers but takes nothing is told of, and what waited is written once it does', async () => {
  const running = await runPipeline(join(folder, 'spool'), clickhouse)
  const { pipeline } = running
  await clickhouse.client.command({ query: 'RENAME TABLE events TO events_elsewhere' })
  expect(pipeline.isWriting()).toBe(true)
  await running.send([eventOf({ ts: Date.now() })])
  await eventually(async () => !pipeline.isWriting(), 20_000)
  await clickhouse.client.command({ query: 'RENAME TABLE events_elsewhere TO events' })
  await running.written()
  expect(pipeline.isWriting()).toBe(true)
  const counts = await selectRows(
    clickhouse.client,
    'SELECT (SELECT count() FROM events) AS events, (SELECT sum(sign) FROM sessions) AS visits',
    {},
  )
  expect(counts).toEqual([{ events: '1', visits: '1' }])
  await running.stop()
})
