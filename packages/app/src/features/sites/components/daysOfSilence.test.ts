import { expect, test } from 'vitest'
import { daysOfSilence } from './daysOfSilence.ts'

const now = Date.parse('2026-11-20T10:00:00.000Z')

test('silence is counted in whole days, from two', () => {
  expect(daysOfSilence('2026-11-20T09:59:00.000Z', now)).toBeNull()
  expect(daysOfSilence('2026-11-18T10:00:01.000Z', now)).toBeNull()
  expect(daysOfSilence('2026-11-18T10:00:00.000Z', now)).toBe(2)
  expect(daysOfSilence('2026-10-20T10:00:00.000Z', now)).toBe(31)
})
