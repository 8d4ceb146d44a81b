import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createClickHouseSource } from '../../../src/stats/clickhouse/clickhouse-source.ts'
import { startDailySums } from '../../../src/stats/clickhouse/keep-daily-sums.ts'
import { askWith } from '../../../src/store/clickhouse/select.ts'
import { testEngine } from '../../support/test-engine.ts'
import { openStatsEngine, type EngineSite, type StatsEngine } from '../stats-engine.ts'

const DAY = 86_400_000
const FIRST = Date.UTC(2026, 4, 1)
const RANGE = { from: FIRST, to: FIRST + 3 * DAY }

let engine: StatsEngine
beforeAll(async () => {
  engine = await openStatsEngine()
})
afterAll(() => engine.close())

test.runIf(testEngine !== 'sharded')(
  'sites that had events before get sums behind everything else, and each day once it is over',
  { timeout: 120_000 },
  async () => {
    const sites = [engine.newSite(), engine.newSite({ time_zone: 'Asia/Kathmandu' }), engine.newSite()]
    const [one, other] = sites as [EngineSite, EngineSite, EngineSite]
    for (const site of [one, other])
      await engine.insert(
        site,
        [0, 1, 2].map((day) => ({ visitor: day, at: FIRST + day * DAY + 10 * 3_600_000 })),
      )
    let now = FIRST + 2.5 * DAY
    const said: string[] = []
    const sums = startDailySums({
      client: engine.client,
      listSites: async () => sites,
      log: { info: (line) => said.push(line), warn: (line) => said.push(`warning: ${line}`) },
      now: () => now,
      firstAfterMs: 0,
      idleMs: 100,
    })
    const areUsed = async (site: EngineSite, to: number): Promise<boolean> => {
      const query = { siteId: site.id, timeZone: site.time_zone, currency: 'EUR', from: RANGE.from, to }
      return (await sums.finder.open(askWith(engine.client, {})).find(query)) !== undefined
    }
    try {
      // The site without events has none.
      await vi.waitFor(() => expect(sums.progress()).toEqual({ sites: 2, waiting: 0 }), 60_000)
      await vi.waitFor(() => expect(said.at(-1)).toBe('Daily sums: 2 of 2 sites are made'), 60_000)
      expect(await areUsed(one, FIRST + 2 * DAY)).toBe(true)
      expect(await areUsed(one, RANGE.to)).toBe(false)
      now = FIRST + 3.1 * DAY
      await vi.waitFor(async () => expect(await areUsed(one, RANGE.to)).toBe(true), 60_000)
      const source = createClickHouseSource(askWith(engine.client, {}), [], sums.finder)
      const query = {
        ...RANGE,
        siteId: one.id,
        filters: [],
        currency: 'EUR',
        timeZone: 'Etc/UTC',
        interval: 'day' as const,
      }
      expect((await source.readTotals(query, ['visitors'], [])).visitors).toBe(3)
      expect(said.filter((line) => line.startsWith('warning'))).toEqual([])
    } finally {
      await sums.stop()
    }
  },
)
