import fc from 'fast-check'
import { expect, test } from 'vitest'
import { missing } from './number.ts'
import { formatAgo, formatRelative } from './relativeTime.ts'

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

test('a relative time has Latin digits, and what is no instant is a dash', () => {
  for (const locale of ['ar', 'fa', 'ckb'])
    expect(formatRelative('2026-11-20T11:13:00.000Z', locale, now)).toContain('47')
  expect(formatRelative('2026-11-20T11:57:00.000Z', 'zh-CN', now)).toBe('3分钟前')
  for (const instant of [null, undefined, '', 'never']) expect(formatRelative(instant, 'en-US', now)).toBe(missing)
})

test('an instant before now is never told as still to come, nor one after now as past', () => {
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

test('what has just happened is told to the second, in few letters', () => {
  const ago = (instant: string, locale = 'en-US') => formatAgo(instant, locale, now)
  expect(ago('2026-11-20T11:59:48.000Z')).toBe('12s ago')
  expect(ago('2026-11-20T11:59:00.000Z')).toBe('1m ago')
  expect(ago('2026-11-20T11:00:01.000Z')).toBe('59m ago')
  expect(ago('2026-11-20T11:00:00.000Z')).toBe('1 hour ago')
  // The clocks of a server and a browser differ.
  expect(ago('2026-11-20T12:00:03.000Z')).toBe('0s ago')
  expect(ago('2026-11-20T11:59:48.000Z', 'zh-CN')).toBe('12秒前')
  expect(ago('2026-11-20T11:59:48.000Z', 'ar')).toContain('12')
  expect(ago('never')).toBe(missing)
})
