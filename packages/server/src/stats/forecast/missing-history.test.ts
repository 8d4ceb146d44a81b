import { expect, test } from 'vitest'
import { missingHistory } from './missing-history.ts'

const daysOf = (days: number, count: number) => Array.from({ length: days }, () => count)

test('28 days with 20 visitors each are enough', () => {
  expect(missingHistory(daysOf(28, 20))).toBeUndefined()
})

test('fewer days say how many are missing, whatever came on them', () => {
  expect(missingHistory(daysOf(27, 5000))).toEqual({ reason: 'too_short', missing: 1 })
  expect(missingHistory([])).toEqual({ reason: 'too_short', missing: 28 })
})

test('days with too little say how much a day lacks, rounded up', () => {
  expect(missingHistory(daysOf(28, 12))).toEqual({ reason: 'too_little', missing: 8 })
  expect(missingHistory([...daysOf(27, 20), 19])).toEqual({ reason: 'too_little', missing: 1 })
})

test('the last 28 days count: what came long ago does not', () => {
  expect(missingHistory([...daysOf(300, 900), ...daysOf(28, 3)])).toEqual({ reason: 'too_little', missing: 17 })
  expect(missingHistory([...daysOf(300, 1), ...daysOf(28, 20)])).toBeUndefined()
})
