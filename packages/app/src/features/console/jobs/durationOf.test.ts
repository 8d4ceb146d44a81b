import { expect, test } from 'vitest'
import { durationOf } from './durationOf.ts'

const started_at = '2026-11-20T10:00:00.000Z'
const updated_at = '2026-11-20T10:00:30.000Z'

test('a job takes until its end, or so far until its last progress', () => {
  expect(durationOf({ started_at, updated_at, finished_at: null })).toBe(30)
  expect(durationOf({ started_at, updated_at, finished_at: '2026-11-20T10:01:40.400Z' })).toBe(100)
})

test('clocks of two servers that differ give no negative time', () => {
  expect(durationOf({ started_at, updated_at: '2026-11-20T09:59:59.000Z', finished_at: null })).toBe(0)
})

test('a job that only waits has no duration, however long it waits', () => {
  expect(durationOf({ started_at: null, updated_at, finished_at: null })).toBeNull()
})
