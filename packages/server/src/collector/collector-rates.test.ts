import { expect, test } from 'vitest'
import { createCollectorRates, withRates } from './collector-rates.ts'
import type { Answer, Collector } from './collector.ts'

const MINUTE = 60_000
const START = Date.parse('2026-11-20T10:10:00.000Z')

test('counts are those of the last minutes, and by steps since the start', () => {
  let now = START
  const rates = createCollectorRates(() => now)
  rates.add('accepted')
  now += 25 * MINUTE
  rates.add('accepted')
  rates.add('refused')
  expect(rates.last(1)).toEqual({ accepted: 1, dropped: 0, refused: 1 })
  expect(rates.last(60)).toEqual({ accepted: 2, dropped: 0, refused: 1 })
  expect(rates.series(30)).toEqual([
    { start: Date.parse('2026-11-20T10:00:00.000Z'), accepted: 1, dropped: 0, refused: 0 },
    { start: Date.parse('2026-11-20T10:30:00.000Z'), accepted: 1, dropped: 0, refused: 1 },
  ])
})

test('what is older than a day is forgotten', () => {
  let now = START
  const rates = createCollectorRates(() => now)
  rates.add('dropped')
  now += 24 * 60 * MINUTE
  rates.add('accepted')
  expect(rates.last(48 * 60)).toEqual({ accepted: 1, dropped: 0, refused: 0 })
  expect(rates.series(30)).toHaveLength(48)
  expect(rates.series(30).at(-1)).toMatchObject({ accepted: 1 })
})

test.each([
  [{ kind: 'accepted', drops: [] }, 'accepted'],
  [{ kind: 'dropped', drops: ['bot'] }, 'dropped'],
  [{ kind: 'unknown-site' }, 'dropped'],
] satisfies [Answer, string][])('%j counts as %s', async (answer, kind) => {
  const rates = createCollectorRates()
  const collector = withRates({ take: () => Promise.resolve(answer) } as Partial<Collector> as Collector, rates)
  await collector.take(...([] as unknown as Parameters<Collector['take']>))
  expect(rates.last(2)).toEqual({ accepted: 0, dropped: 0, refused: 0, [kind]: 1 })
})

test('an event that cannot be written counts as refused, and the error goes on', async () => {
  const rates = createCollectorRates()
  const full = { take: () => Promise.reject(new Error('full')) } as Partial<Collector> as Collector
  await expect(withRates(full, rates).take(...([] as unknown as Parameters<Collector['take']>))).rejects.toThrow('full')
  expect(rates.last(2)).toEqual({ accepted: 0, dropped: 0, refused: 1 })
})
