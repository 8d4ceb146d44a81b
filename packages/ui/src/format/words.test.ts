import fc from 'fast-check'
import { expect, test } from 'vitest'
import { missing } from './number.ts'
import { formatList, formatRelative } from './words.ts'

const now = new Date('2026-11-20T12:00:00.000Z')

test.each([
  ['2026-11-20T11:59:40.000Z', 'now'],
  ['2026-11-20T11:57:00.000Z', '3 minutes ago'],
  ['2026-11-20T14:00:00.000Z', 'in 2 hours'],
  ['2026-11-19T11:00:00.000Z', 'yesterday'],
  ['2026-12-20T11:59:59.000Z', 'in 30 days'],
  ['2026-11-17T22:00:00.000Z', '3 days ago'],
  ['2026-09-10T12:00:00.000Z', '2 months ago'],
  ['2025-11-01T12:00:00.000Z', 'last year'],
])('%s is %s', (instant, text) => {
  expect(formatRelative(instant, 'en-US', now)).toBe(text)
})

test('digits are Latin, and what is no instant is a dash', () => {
  for (const locale of ['ar', 'fa', 'ckb'])
    expect(formatRelative('2026-11-20T11:13:00.000Z', locale, now)).toContain('47')
  expect(formatRelative('2026-11-20T11:57:00.000Z', 'zh-CN', now)).toBe('3分钟前')
  for (const instant of [null, undefined, '', 'never']) expect(formatRelative(instant, 'en-US', now)).toBe(missing)
})

test('nothing before now is told as still to come, nor the other way round', () => {
  const instants = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(instants, (instant) => {
      const text = formatRelative(instant, 'en-US', now)
      const distance = instant.getTime() - now.getTime()
      const told = /ago|yesterday|last/.test(text) ? -1 : /^in |tomorrow|next/.test(text) ? 1 : 0
      expect(told).toBe(Math.abs(distance) < 60_000 ? 0 : Math.sign(distance))
    }),
  )
})

test('lists in the language’s own way', () => {
  expect(formatList(['Berlin', 'Paris', 'Rome'], 'en-US')).toBe('Berlin, Paris, and Rome')
  expect(formatList(['柏林', '巴黎'], 'zh-CN')).toBe('柏林和巴黎')
  expect(formatList(['Berlin'], 'ar')).toBe('Berlin')
  expect(formatList([], 'en-US')).toBe(missing)
})
