import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEncryption } from './encryption-at-rest.ts'

const encryption = createEncryption('a secret for tests that is long enough')

test('any text comes back, and never looks the same twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, context) => {
      const encrypted = encryption.encrypt(text, context)
      expect(encryption.decrypt(encrypted, context)).toBe(text.toWellFormed())
      expect(encryption.encrypt(text, context)).not.toBe(encrypted)
    }),
  )
})

test('another secret, another context and a changed text are refused', () => {
  const encrypted = encryption.encrypt('a token', 'connection 1')
  expect(() => createEncryption('another secret that is long enough too').decrypt(encrypted, 'connection 1')).toThrow(
    /unable to authenticate/i,
  )
  expect(() => encryption.decrypt(encrypted, 'connection 2')).toThrow(/unable to authenticate/i)
  for (let index = 3; index < encrypted.length; index += 1) {
    const changed = encrypted.slice(0, index) + (encrypted[index] === 'A' ? 'B' : 'A') + encrypted.slice(index + 1)
    // The last character may hold bits that nothing reads.
    if (Buffer.from(changed.slice(3), 'base64url').equals(Buffer.from(encrypted.slice(3), 'base64url'))) continue
    expect(() => encryption.decrypt(changed, 'connection 1')).toThrow(/unable to authenticate/i)
  }
  expect(() => encryption.decrypt('v2.AAAA', 'connection 1')).toThrow(/Unknown format/)
})
