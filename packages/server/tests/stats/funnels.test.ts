import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NamedGoalCondition } from '../../src/stats/source.ts'
import { openStatsEngine, type StatsEngine } from './stats-engine.ts'

let engine: StatsEngine
beforeAll(async () => {
  engine = await openStatsEngine()
})
afterAll(() => engine.close())

const NOON = Date.UTC(2021, 0, 1, 12)
const MINUTE = 60_000
const day = { range: 'custom', from: '2021-01-01', to: '2021-01-01' } as const

const steps: NamedGoalCondition[] = [
  { name: 'Home', kind: 'page', pattern: '/', properties: [] },
  { name: 'Reads', kind: 'page', pattern: '/blog/*', properties: [] },
  { name: 'Sign-up', kind: 'event', pattern: 'Sign-up', properties: [] },
]

test('a funnel counts steps that were taken in order within one visit', async () => {
  const site = engine.newSite()
  const [german, austrian] = [{ country: 'DE' }, { country: 'AT' }]
  await engine.insert(site, [
    { visitor: 1, at: NOON, page: '/', attributes: german },
    { visitor: 1, at: NOON + MINUTE, page: '/blog/one' },
    { visitor: 1, at: NOON + 2 * MINUTE, page: '/blog/two', attributes: german },
    { visitor: 1, at: NOON + 3 * MINUTE, page: '/blog/two', name: 'Sign-up' },
    { visitor: 2, at: NOON, page: '/blog/one', attributes: german },
    { visitor: 3, at: NOON, page: '/', attributes: austrian },
    { visitor: 3, at: NOON + MINUTE, page: '/', name: 'Sign-up' },
    { visitor: 4, at: NOON, page: '/Blog/one', attributes: austrian },
  ])
  const funnel = await engine.funnel(site, steps, { ...day, compare: 'previous' })
  expect(funnel).toMatchObject({
    visitors: 4,
    conversion_rate: 50,
    steps: [
      { visitors: 2, of_previous: 50, of_first: 100, of_all: 50, dropped: 2 },
      { visitors: 1, of_previous: 50, of_first: 50, of_all: 25, dropped: 1 },
      { visitors: 1, of_previous: 100, of_first: 50, of_all: 25, dropped: 0 },
    ],
    comparison: { visitors: 0, conversion_rate: 0, steps: [{ visitors: 0, of_previous: 0 }, {}, {}] },
  })
  const backwards = await engine.funnel(site, steps.toReversed(), day)
  expect(backwards.steps.map(({ visitors }) => visitors)).toEqual([2, 0, 0])
  const ofGermans = await engine.funnel(site, steps, { ...day, filters: [['is', 'country', ['DE']]] })
  expect([ofGermans.visitors, ...ofGermans.steps.map(({ visitors }) => visitors)]).toEqual([2, 1, 1, 1])
  const ofReaders = await engine.funnel(site, steps, { ...day, filters: [['is', 'page', ['/blog/two']]] })
  expect([ofReaders.visitors, ...ofReaders.steps.map(({ visitors }) => visitors)]).toEqual([1, 1, 1, 1])
})

test('one event takes one step, and a visit begins anew after half an hour', async () => {
  const site = engine.newSite()
  await engine.insert(site, [
    { visitor: 1, at: NOON, page: '/a' },
    { visitor: 2, at: NOON, page: '/a' },
    { visitor: 2, at: NOON + MINUTE, page: '/a' },
    { visitor: 3, at: NOON, page: '/a' },
    { visitor: 3, at: NOON + 31 * MINUTE, page: '/a' },
  ])
  const twice = [1, 2].map((step): NamedGoalCondition => ({
    name: String(step),
    kind: 'page',
    pattern: '/a',
    properties: [],
  }))
  const funnel = await engine.funnel(site, twice, day)
  expect(funnel.steps.map(({ visitors }) => visitors)).toEqual([3, 1])
  const longest = Array.from({ length: 8 }, (): NamedGoalCondition => ({
    name: 'a',
    kind: 'page',
    pattern: '*',
    properties: [],
  }))
  expect((await engine.funnel(site, longest, day)).steps.map(({ visitors }) => visitors)).toEqual([
    3, 1, 0, 0, 0, 0, 0, 0,
  ])
})
