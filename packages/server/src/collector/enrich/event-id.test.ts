import { expect, test } from 'vitest'
import { newEventId } from './event-id.ts'

test('ids are in the order in which they were made', () => {
  const ids = Array.from({ length: 2000 }, (_, index) => newEventId(1_790_000_000_000 + Math.floor(index / 700)))
  expect(ids.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(ids)
  expect(new Set(ids).size).toBe(2000)
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})

test('an id tells its millisecond', () => {
  const ts = Date.UTC(2026, 10, 20)
  expect(Number.parseInt(newEventId(ts).replace('-', '').slice(0, 12), 16)).toBe(ts)
})
