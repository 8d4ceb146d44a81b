import { expect, test } from 'vitest'
import { newTotpSecret, stepAt, stepOfCode, totpCode, totpUri } from './totp.ts'

// The secret of RFC 6238, appendix B, 12345678901234567890; of its eight digits the last six are expected.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [2_000_000_000, '279037'],
])('the code after %i seconds is that of the standard', (seconds, code) => {
  expect(totpCode(secret, stepAt(new Date(seconds * 1000)))).toBe(code)
})

test('a code is taken in its period, the one before and the one after, and no longer', () => {
  const now = new Date('2026-11-20T10:00:00.000Z')
  const code = totpCode(secret, stepAt(now))
  const taken = (seconds: number) =>
    stepOfCode(code, { secret, after: 0, now: new Date(now.getTime() + seconds * 1000) }) !== undefined
  expect([-31, -30, 0, 29, 59].map(taken)).toEqual([false, true, true, true, true])
  expect(taken(60)).toBe(false)
})

test('a code of a period that was used is not taken once more', () => {
  const now = new Date('2026-11-20T10:00:00.000Z')
  const step = stepAt(now)
  const code = totpCode(secret, step)
  expect(stepOfCode(code, { secret, after: step - 1, now })).toBe(step)
  expect(stepOfCode(code, { secret, after: step, now })).toBeUndefined()
})

test('secrets differ, and the address names the account', () => {
  expect(newTotpSecret()).not.toBe(newTotpSecret())
  const uri = new URL(totpUri(secret, 'mina@example.com', 'Harbor & Quay'))
  expect([uri.protocol, uri.searchParams.get('secret'), uri.searchParams.get('issuer')]).toEqual([
    'otpauth:',
    secret,
    'Harbor & Quay',
  ])
})
