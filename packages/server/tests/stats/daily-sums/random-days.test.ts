import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStatsEngine, type StatsEngine, type TestEvent } from '../stats-engine.ts'
import { testEngine } from '../../support/test-engine.ts'
import { sized } from '../../support/test-size.ts'
import { happeningsOn, type Clock } from './random-days.ts'
import { expectSame, keep, summed } from './sums-and-tables.ts'

let engine: StatsEngine
beforeAll(async () => {
  engine = await openStatsEngine()
})
afterAll(() => engine.close())

const range = fc.record({
  first: fc.integer({ min: -4, max: 1 }),
  days: fc.integer({ min: 0, max: 5 }),
  interval: fc.constantFrom('day', 'week', 'month'),
})

const clocks: Clock[] = [
  { zone: 'Etc/UTC', at: Date.UTC(2026, 9, 25) },
  { zone: 'Europe/Berlin', at: Date.UTC(2026, 9, 25) },
  { zone: 'Europe/Berlin', at: Date.UTC(2026, 2, 29) },
  { zone: 'America/Havana', at: Date.UTC(2026, 2, 8) },
  { zone: 'Asia/Kathmandu', at: Date.UTC(2026, 5, 1) },
  { zone: 'Australia/Lord_Howe', at: Date.UTC(2026, 3, 4) },
  { zone: 'Australia/Lord_Howe', at: Date.UTC(2026, 9, 3) },
  { zone: 'Pacific/Apia', at: Date.UTC(2011, 11, 30) },
]

test.runIf(testEngine !== 'sharded')(
  'daily sums say what the tables say, before and after rows change',
  { timeout: sized(180_000, 900_000) },
  async () => {
    let fromSums = 0
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...clocks).chain((clock) =>
          fc.record({
            clock: fc.constant(clock),
            events: happeningsOn(clock),
            later: happeningsOn(clock),
            ranges: fc.array(range, { minLength: 4, maxLength: 4 }),
            some: fc.shuffledSubarray(summed, { minLength: 3, maxLength: 3 }),
            isBrief: fc.constantFrom(true, true, false),
          }),
        ),
        async ({ clock, events, later, ranges, some, isBrief }) => {
          const site = engine.newSite({ time_zone: clock.zone, goals: [] })
          await engine.insert(site, events, 3)
          const dayAt = (day: number) => new Date(clock.at + day * 86_400_000).toISOString().slice(0, 10)
          const now = new Date(clock.at + 12 * 86_400_000)
          const [one, other, ...others] = ranges.map(({ first, days, interval }) => {
            const fields = { range: 'custom', from: dayAt(first), to: dayAt(first + days), interval }
            return { engine, site, fields, some, now, isBrief }
          })
          if (one === undefined || other === undefined) throw new Error('There are four ranges')
          await keep(one)
          for (const request of [one, other]) if (await expectSame(request)) fromSums += 1
          const more: TestEvent[] = later.map((event) => ({ ...event, visitor: event.visitor + 2 }))
          await engine.insert(site, more, 3)
          await expectSame(other)
          await keep(one)
          for (const request of others) if (await expectSame(request)) fromSums += 1
        },
      ),
      { numRuns: sized(3, 400), endOnFailure: true },
    )
    expect(fromSums).toBeGreaterThan(0)
  },
)
