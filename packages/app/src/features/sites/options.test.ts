import { expect, test } from 'vitest'
import { currencyOptions, offsetOf, timeZoneOptions } from './options.ts'

const winter = new Date('2026-01-15T12:00:00.000Z')

test('common currencies come first, and each one once', () => {
  const options = currencyOptions('en-US')
  expect(options[0]).toEqual({ value: 'USD', label: 'USD — US Dollar' })
  expect(new Set(options.map(({ value }) => value)).size).toBe(options.length)
  expect(currencyOptions('zh-CN').find(({ value }) => value === 'EUR')?.label).toBe('EUR — 欧元')
})

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
