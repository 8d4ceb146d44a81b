import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClickHouse, type ClickHouse } from '../../store/clickhouse/clickhouse.ts'
import type { CurrentImport } from '../current-import.ts'
import type { Chunk } from '../chunk.ts'
import { chunksOfReport } from './report-chunks.ts'

const LINES = 20_000
const VIEWS = 450
const ALL = LINES * VIEWS

let folder: string
let clickhouse: ClickHouse
let size: number

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sightline-report-'))
  clickhouse = await openClickHouse({ url: undefined, folder: join(folder, 'clickhouse'), log: console })
  const days = ['20260104', '20260105', '20260106']
  const lines = Array.from({ length: LINES }, (_, line) => `${days[line % 3]},/page/${line % 8000},${VIEWS},7`)
  const text = ['Date,Page path,Views,Users', ...lines].join('\n')
  size = text.length
  await writeFile(join(folder, 'report'), text)
})
afterAll(async () => {
  await clickhouse.close()
  await rm(folder, { recursive: true, force: true })
})

const chunksFrom = (offset: number): AsyncGenerator<Chunk, void> =>
  chunksOfReport(
    {
      parts: { clickhouse: clickhouse.client, folder: { pathOf: (name: string) => join(folder, name) } },
      job: { created_at: '2026-02-01T00:00:00.000Z' },
      jobFile: { file: 'report', size },
      site: { id: 1, domain: 'report.example', time_zone: 'America/New_York' },
    } as unknown as CurrentImport,
    { offset },
  )

/** The processor time of this thread, in milliseconds: what else the machine does is not in it. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** The first chunk from an offset on, and the share of all work that was done in one piece at most. */
async function firstFrom(offset: number): Promise<{ chunk: Chunk | undefined; longestShare: number }> {
  let isMaking = true
  const started = processorMs()
  const turns = (async () => {
    let longestMs = 0
    for (let last = started; isMaking;) {
      await nextTurn()
      const now = processorMs()
      longestMs = Math.max(longestMs, now - last)
      last = now
    }
    return longestMs
  })()
  const { value } = await chunksFrom(offset).next()
  const workMs = processorMs() - started
  isMaking = false
  return { chunk: value ?? undefined, longestShare: (await turns) / workMs }
}

test('a report goes on near its end at once, and others have their turn meanwhile', async () => {
  const { chunk, longestShare } = await firstFrom(ALL - 3)
  expect(chunk).toMatchObject({ offset: ALL, progress: 1, invalidLines: [] })
  expect(chunk?.events).toHaveLength(3)
  // About a tenth; a third where the lines that are passed were one piece.
  expect(longestShare).toBeLessThan(1 / 4)
})

test('from each place a report makes the same views', async () => {
  const whole = (await firstFrom(0)).chunk?.events ?? []
  expect(whole).toHaveLength(5000)
  const rest = (await firstFrom(VIEWS + 11)).chunk?.events ?? []
  expect(rest.slice(0, 4000)).toEqual(whole.slice(VIEWS + 11, VIEWS + 4011))
  expect(new Set(whole.map(({ id }) => id)).size).toBe(5000)
})
