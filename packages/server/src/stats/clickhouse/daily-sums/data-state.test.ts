import { expect, test } from 'vitest'
import { isSameUntil, type DataState } from './data-state.ts'

const TO = Date.UTC(2026, 10, 20)
const HOUR = 3_600_000

const part = (first: number, last: number, rows: number, since: number, table = 'events', partition = '202611') => ({
  table,
  partition,
  first,
  last,
  rows,
  since,
})
const earlier = [part(1, 4, 1000, TO - 200 * HOUR), part(5, 5, 10, TO - HOUR)]
const state = (parts: DataState['parts'], changes: DataState['changes'] = []): DataState => ({
  tables: 'one',
  parts,
  changes,
})
const isSame = (parts: DataState['parts'], changes: DataState['changes'] = []) =>
  isSameUntil(state(earlier), state(parts, changes), 1, TO)

test('what comes after a range changes nothing of it, nor does a merge of what was there', () => {
  expect(isSame([...earlier])).toBe(true)
  expect(isSame([...earlier, part(6, 6, 7, TO), part(7, 9, 20, TO + HOUR)])).toBe(true)
  expect(isSame([part(1, 5, 1010, TO - 200 * HOUR), part(6, 6, 7, TO)])).toBe(true)
  expect(isSame([...earlier, part(6, 6, 7, TO - HOUR, 'events', '202612')])).toBe(true)
})

test('whatever may be of the range makes one look at its rows', () => {
  expect(isSame([...earlier, part(6, 6, 1, TO - 1)])).toBe(false)
  expect(isSame([...earlier, part(6, 6, 1, TO - 30 * 24 * HOUR, 'events', '202610')])).toBe(false)
  expect(isSame([...earlier, part(6, 6, 1, TO - 1, 'sessions')])).toBe(false)
  expect(isSame([...earlier, part(1, 1, 5, 0, 'daily_sums')])).toBe(false)
  // An insert that was written to the end after a later one.
  expect(isSame([...earlier, part(3, 3, 1, TO + HOUR)])).toBe(false)
  expect(isSame([part(1, 6, 1017, TO - 200 * HOUR)])).toBe(false)
  expect(isSame(earlier.slice(0, 1))).toBe(false)
  expect(isSameUntil(state(earlier), { ...state(earlier), tables: 'other' }, 1, TO)).toBe(false)
  const change = { table: 'events', number: 7n, isDone: true, command: 'DELETE WHERE site_id = 1' } as const
  expect(isSame(earlier, [change])).toBe(false)
  expect(isSame(earlier, [{ ...change, command: 'DELETE WHERE site_id = 2' }])).toBe(true)
})
