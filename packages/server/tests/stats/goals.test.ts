import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NamedGoalCondition } from '../../src/stats/source.ts'
import { openStatsEngine, type StatsEngine, type TestEvent } from './stats-engine.ts'

let engine: StatsEngine
beforeAll(async () => {
  engine = await openStatsEngine()
})
afterAll(() => engine.close())

const NOON = Date.UTC(2021, 0, 1, 12)
const MINUTE = 60_000
const day = { range: 'custom', from: '2021-01-01', to: '2021-01-01' } as const

const signUp: NamedGoalCondition = { name: 'Sign-up', kind: 'event', pattern: 'Sign-up', properties: [] }
const pro: NamedGoalCondition = { ...signUp, name: 'Pro', properties: [{ key: 'plan', value: 'pro' }] }
const blog: NamedGoalCondition = { name: 'Reads', kind: 'page', pattern: '/blog/*', properties: [] }
const never: NamedGoalCondition = { name: 'Never', kind: 'event', pattern: 'never', properties: [] }
const goals = [signUp, pro, blog, never]

const visits: TestEvent[] = [
  { visitor: 1, at: NOON, page: '/', attributes: { country: 'DE', source: 'Google' } },
  { visitor: 1, at: NOON + MINUTE, page: '/blog/one', attributes: { country: 'DE' } },
  { visitor: 1, at: NOON + 2 * MINUTE, page: '/blog/two', attributes: { country: 'DE' } },
  { visitor: 1, at: NOON + 3 * MINUTE, page: '/blog/two', name: 'Sign-up', props: { plan: 'pro' }, revenue: '5' },
  { visitor: 2, at: NOON, page: '/blog/one', attributes: { country: 'DE' } },
  { visitor: 3, at: NOON, page: '/', attributes: { country: 'AT' } },
  { visitor: 3, at: NOON + MINUTE, page: '/', name: 'Sign-up', props: { plan: 'free' }, attributes: { country: 'AT' } },
  { visitor: 3, at: NOON + 2 * MINUTE, page: '/', name: 'Sign-up', props: { plan: 'free' } },
  { visitor: 4, at: NOON, page: '/Blog/one', attributes: { country: 'AT' } },
]

async function siteWithVisits() {
  const site = engine.newSite({ goals })
  await engine.insert(site, visits)
  return site
}

test('rows of goals say who reached them, how often, and which share of everybody that is', async () => {
  const site = await siteWithVisits()
  const metrics = 'visitors,visits,events,conversion_rate,revenue'
  const { rows, total_rows } = await engine.query(site, { ...day, dimension: 'goal', metrics })
  expect(rows).toEqual([
    { value: 'Reads', visitors: 2, visits: 2, events: 3, count: 3, percentage: 50, conversion_rate: 50, revenue: 0 },
    {
      value: 'Sign-up',
      visitors: 2,
      visits: 2,
      events: 3,
      count: 3,
      percentage: 50,
      conversion_rate: 50,
      revenue: 500,
    },
    { value: 'Pro', visitors: 1, visits: 1, events: 1, count: 1, percentage: 25, conversion_rate: 25, revenue: 500 },
  ])
  expect(total_rows).toBe(3)
  const sorted = await engine.query(site, { ...day, dimension: 'goal', sort: 'value', limit: 1, offset: 1 })
  expect(sorted).toMatchObject({ rows: [{ value: 'Reads' }], total_rows: 3 })
})

test('the conversion rate is of the visitors under all other filters', async () => {
  const site = await siteWithVisits()
  const rate = async (...filters: unknown[]) => {
    const { totals } = await engine.query(site, { ...day, metrics: 'visitors,conversion_rate', filters })
    return [totals.visitors, totals.conversion_rate]
  }
  expect(await rate(['is', 'goal', ['Reads']])).toEqual([2, 50])
  expect(await rate(['is', 'goal', ['Reads']], ['is', 'country', ['DE']])).toEqual([2, 100])
  expect(await rate(['is', 'goal', ['Pro']], ['is', 'country', ['DE']])).toEqual([1, 50])
  expect(await rate(['is', 'goal', ['Pro', 'Reads']])).toEqual([2, 50])
  expect(await rate(['contains', 'goal', ['EAD']])).toEqual([2, 50])
  expect(await rate(['matches', 'goal', ['s*']])).toEqual([2, 50])
  expect(await rate(['is', 'goal', ['Never']])).toEqual([0, 0])
  expect(await rate(['is', 'goal', ['removed meanwhile']])).toEqual([0, 0])
  expect(await rate(['is_not', 'goal', ['Reads']])).toEqual([3, 50])
  const { rows } = await engine.query(site, {
    ...day,
    dimension: 'country',
    metrics: 'conversion_rate',
    filters: [['is', 'goal', ['Reads']]],
  })
  expect(rows).toMatchObject([{ value: 'DE', visitors: 2, conversion_rate: 100 }])
})

test('rows of pages are where the goal was reached', async () => {
  const site = await siteWithVisits()
  const pages = async (goal: string) => {
    const filters = [['is', 'goal', [goal]]]
    const { rows } = await engine.query(site, { ...day, dimension: 'page', filters, sort: 'value' })
    return rows.map(({ value, visitors, count }) => [value, visitors, count])
  }
  expect(await pages('Sign-up')).toEqual([
    ['/', 1, 2],
    ['/blog/two', 1, 1],
  ])
  expect(await pages('Reads')).toEqual([
    ['/blog/one', 2, 2],
    ['/blog/two', 1, 1],
  ])
})

test('the dashboard has a breakdown of goals; a site without goals has an empty one', async () => {
  const site = await siteWithVisits()
  const { breakdowns } = await engine.dashboard(site, { ...day, panels: ['goal', 'page'] })
  expect(breakdowns[0]).toEqual({
    dimension: 'goal',
    rows: [
      { value: 'Reads', visitors: 2, percentage: 50, count: 3, conversion_rate: 50 },
      { value: 'Sign-up', visitors: 2, percentage: 50, count: 3, conversion_rate: 50 },
      { value: 'Pro', visitors: 1, percentage: 25, count: 1, conversion_rate: 25 },
    ],
    total_rows: 3,
  })
  const filtered = await engine.dashboard(site, {
    ...day,
    panels: ['goal'],
    filters: [
      ['is', 'goal', ['Pro']],
      ['is', 'country', ['DE']],
    ],
  })
  expect(filtered.breakdowns[0]?.rows).toMatchObject([
    { value: 'Pro', visitors: 1, percentage: 100, conversion_rate: 50 },
    { value: 'Sign-up', visitors: 1, percentage: 100, conversion_rate: 50 },
  ])
  const bare = { ...site, goals: [] }
  expect((await engine.dashboard(bare, { ...day, panels: ['goal'] })).breakdowns[0]).toEqual({
    dimension: 'goal',
    rows: [],
    total_rows: 0,
  })
})

test('the names of properties, with those who had them', async () => {
  const site = await siteWithVisits()
  await engine.insert(site, [{ visitor: 9, at: NOON, page: '/', props: { plan: 'free', 'Other key': '1' } }])
  expect(await engine.properties(site, day)).toMatchObject({
    rows: [
      { key: 'plan', visitors: 3, events: 4 },
      { key: 'Other key', visitors: 1, events: 1 },
    ],
    total_rows: 2,
  })
  expect(await engine.properties(site, { ...day, search: 'KEY' })).toMatchObject({
    rows: [{ key: 'Other key' }],
    total_rows: 1,
  })
  expect(await engine.properties(site, { ...day, limit: 1, offset: 5 })).toMatchObject({ rows: [], total_rows: 2 })
  const filters = [['is', 'country', ['DE']]]
  expect((await engine.properties(site, { ...day, filters })).rows).toEqual([{ key: 'plan', visitors: 1, events: 1 }])
})

test('rows of goals are those of the visits that entered or left on a page', async () => {
  const site = await siteWithVisits()
  const rowsWhere = async (...filter: unknown[]) => {
    const { rows } = await engine.query(site, { ...day, dimension: 'goal', filters: [filter] })
    return rows.map(({ value, visitors }) => [value, visitors])
  }
  expect(await rowsWhere('is', 'entry_page', ['/'])).toEqual([
    ['Sign-up', 2],
    ['Reads', 1],
    ['Pro', 1],
  ])
  expect(await rowsWhere('is_not', 'exit_page', ['/'])).toEqual([
    ['Reads', 2],
    ['Pro', 1],
    ['Sign-up', 1],
  ])
})
