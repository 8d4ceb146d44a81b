import fc from 'fast-check'
import { expect, test } from 'vitest'
import { balancesByDay } from './balances.ts'

const now = new Date('2026-11-20T10:00:00.000Z')
const row = (day: string, delta: number, balance: number) => ({ created_at: `${day}T08:00:00.000Z`, delta, balance })

test('a day has the balance after its last row, and the days after it keep that', () => {
  const rows = [row('2026-11-19', -20, 120), row('2026-11-19', 40, 140), row('2026-11-17', 100, 100)]
  const days = balancesByDay(rows, now)
  expect(days).toHaveLength(30)
  expect(days[0]).toEqual({ day: '2026-10-22', balance: 0 })
  expect(days.slice(-5)).toEqual([
    { day: '2026-11-16', balance: 0 },
    { day: '2026-11-17', balance: 100 },
    { day: '2026-11-18', balance: 100 },
    { day: '2026-11-19', balance: 120 },
    { day: '2026-11-20', balance: 120 },
  ])
})

test('where older rows were not read, the first day has what the oldest row found', () => {
  expect(balancesByDay([row('2026-11-20', 5, 505)], now).map(({ balance }) => balance)).toEqual([
    ...Array.from({ length: 29 }, () => 500),
    505,
  ])
  expect(balancesByDay([], now)).toEqual([])
})

test('a year at most is told, and begins with what there was by then', () => {
  const days = balancesByDay([row('2026-11-01', 1, 8), row('2025-11-20', 3, 7), row('2024-01-01', 4, 4)], now)
  expect([days.length, days[0], days.at(-1)]).toEqual([
    365,
    { day: '2025-11-21', balance: 7 },
    { day: '2026-11-20', balance: 8 },
  ])
})

test('whatever was added when, the last day has the balance of the newest row', () => {
  const entry = fc.record({ daysAgo: fc.nat(800), delta: fc.integer({ min: 1, max: 50 }) })
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 20 }), (given) => {
      let balance = 0
      const rows = given
        .toSorted((one, two) => two.daysAgo - one.daysAgo)
        .map(({ daysAgo, delta }) => {
          balance += delta
          return row(new Date(now.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10), delta, balance)
        })
        .toReversed()
      const days = balancesByDay(rows, now)
      expect(days.at(-1)).toEqual({ day: '2026-11-20', balance })
      expect(new Set(days.map(({ day }) => day)).size).toBe(days.length)
      expect(days.map((day) => day.balance)).toEqual(days.map((day) => day.balance).toSorted((a, b) => a - b))
    }),
  )
})
