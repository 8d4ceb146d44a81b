import { expect, test } from 'vitest'
import { parseDay } from './parseDay.ts'

test.each(['2026-11-20', '2024-02-29', '0001-01-01'])('%s is a day', (iso) => {
  expect(parseDay(iso)?.toString()).toBe(iso)
})

test.each(['', 'soon', '2026-02-30', '2026-13-01', '20.11.2026', '2026-11-20T10:00'])('%j is none', (text) => {
  expect(parseDay(text)).toBeNull()
})
