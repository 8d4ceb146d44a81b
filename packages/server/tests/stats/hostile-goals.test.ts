import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NamedGoalCondition } from '../../src/stats/source.ts'
import { openStatsEngine, type StatsEngine } from './stats-engine.ts'

let engine: StatsEngine
beforeAll(async () => {
  engine = await openStatsEngine()
})
afterAll(() => engine.close())

const NOON = Date.UTC(2021, 0, 1, 12)
const day = { range: 'custom', from: '2021-01-01', to: '2021-01-01' } as const

/** Each would change a query if it were part of one. */
const hostile = [
  `' OR 1 = 1 --`,
  `\\' \\`,
  '%_%',
  '{site_id: UInt32}',
  `"; DROP TABLE events; --`,
  '日本語 🏔️',
  `'\\%"\`é🏔`.repeat(40),
]

test('hostile goals, steps and properties are values, never a part of the query', async () => {
  const goals = hostile.flatMap((text): NamedGoalCondition[] => [
    { name: `page ${text}`, kind: 'page', pattern: text, properties: [] },
    { name: `event ${text}`, kind: 'event', pattern: `*${text}`, properties: [{ key: text, value: text }] },
  ])
  const site = engine.newSite({ goals })
  await engine.insert(
    site,
    hostile.flatMap((text, index) => [
      { visitor: index + 1, at: NOON, page: text },
      { visitor: index + 1, at: NOON + 1, name: text, page: text, props: { [text]: text } },
    ]),
  )
  const { rows } = await engine.query(site, { ...day, dimension: 'goal', metrics: 'visitors' })
  expect(new Map(rows.map(({ value, visitors }) => [value, visitors]))).toEqual(
    new Map(goals.map(({ name }) => [name, 1])),
  )
  for (const { name } of goals) {
    const filtered = await engine.query(site, { ...day, filters: [['is', 'goal', [name]]] })
    expect(filtered.totals.visitors).toBe(1)
  }
  for (const [index] of hostile.entries()) {
    const funnel = await engine.funnel(site, goals.slice(index * 2, index * 2 + 2), day)
    expect(funnel.steps.map(({ visitors }) => visitors)).toEqual([1, 1])
  }
  const keys = (await engine.properties(site, day)).rows.map(({ key }) => key)
  expect(keys.toSorted()).toEqual(hostile.toSorted())
})

test('a hundred goals of the greatest length are requested in one query', async () => {
  const longest = (mark: string, length: number) => mark + '語'.repeat(length - mark.length)
  const many = Array.from({ length: 100 }, (_, index): NamedGoalCondition => ({
    name: longest(String(index), 100),
    kind: 'event',
    pattern: longest('*', 300),
    properties: [1, 2].map((key) => ({ key: longest(String(key), 100), value: longest('', 200) })),
  }))
  const site = engine.newSite({ goals: many })
  await engine.insert(site, [{ visitor: 1, at: NOON }])
  const { totals, total_rows } = await engine.query(site, { ...day, dimension: 'goal', metrics: 'visitors' })
  expect([totals.visitors, total_rows]).toEqual([1, 0])
  const excluding = Array.from({ length: 4 }, () => ['contains_not', 'goal', ['']])
  const filtered = await engine.query(site, { ...day, filters: excluding.slice(0, 1), metrics: 'visitors,visits' })
  expect(filtered.totals).toEqual({ visitors: 1, visits: 1 })
  await expect(engine.query(site, { ...day, filters: excluding })).rejects.toThrow('too_many_values')
})
