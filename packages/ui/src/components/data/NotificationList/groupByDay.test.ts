import { expect, test } from 'vitest'
import { byDay } from './groupByDay.ts'

const at = (time: string) => ({ time })

test('notices of the same day stand together, in the given order', () => {
  const [late, early, before] = [at('2026-11-20T23:00:00Z'), at('2026-11-20T01:00:00Z'), at('2026-11-19T12:00:00Z')]
  expect(byDay([late, early, before], 'UTC')).toEqual([
    { day: '2026-11-20', items: [late, early] },
    { day: '2026-11-19', items: [before] },
  ])
})

test('the day is that of the time zone', () => {
  expect(byDay([at('2026-11-20T23:00:00Z')], 'Europe/Berlin')).toMatchObject([{ day: '2026-11-21' }])
})

test('nothing has no days', () => {
  expect(byDay([], 'UTC')).toEqual([])
})
