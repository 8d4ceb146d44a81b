import { expect, test } from 'vitest'
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts'

test('ten codes of four groups, none like another', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/)
})

test('a code is the same however it is written, and another one for somebody with another secret', () => {
  const hash = recoveryHash('abcd-efgh-jkmn-pqrs', 'GEZDGNBV')
  expect(recoveryHash(' ABCDEFGH jkmn pqrs', 'GEZDGNBV')).toBe(hash)
  expect(recoveryHash('abcd-efgh-jkmn-pqrs', 'GEZDGNBW')).not.toBe(hash)
})
