import { expect, test } from 'vitest'
import { offsetOf, timeZoneOptions } from './timeZones.ts'

const winter = new Date('2026-01-15T12:00:00.000Z')

test.each([
  ['Europe/Berlin', 'UTC+1'],
  ['Asia/Kolkata', 'UTC+5:30'],
  ['America/New_York', 'UTC-5'],
  ['UTC', 'UTC'],
])('%s is %s in winter', (zone, offset) => {
  expect(offsetOf(zone, winter)).toBe(offset)
})

test('a zone that the list does not know can stay chosen', () => {
  expect(timeZoneOptions('Asia/Calcutta', winter).map(({ value }) => value)).toContain('Asia/Calcutta')
})
