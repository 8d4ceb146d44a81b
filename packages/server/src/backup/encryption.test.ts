import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { expect, test } from 'vitest'
import { AlteredError, createBackupKey, newKey } from './encryption.ts'

const key = createBackupKey(randomBytes(32))
const CHUNK = 64 * 1024

async function through(content: Buffer, stream: ReturnType<typeof key.encrypt>, pieceBytes = 10_000): Promise<Buffer> {
  const pieces = Array.from({ length: Math.ceil(content.length / pieceBytes) }, (_, index) =>
    content.subarray(index * pieceBytes, (index + 1) * pieceBytes),
  )
  const [, result] = await Promise.all([pipeline(Readable.from(pieces), stream), buffer(stream)])
  return result
}

test('a content of any size is the same again, and encrypted differently each time', async () => {
  for (const bytes of [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK, 3 * CHUNK + 17]) {
    const content = randomBytes(bytes)
    for (const pieceBytes of [7919, 65_536, 1_000_000]) {
      const encrypted = await through(content, key.encrypt(), pieceBytes)
      expect(encrypted.length).toBe(32 + bytes + 16 * Math.max(1, Math.ceil(bytes / CHUNK)))
      expect(await through(encrypted, key.decrypt(), pieceBytes)).toEqual(content)
    }
  }
  const content = Buffer.from('the same')
  expect(await through(content, key.encrypt())).not.toEqual(await through(content, key.encrypt()))
})

test('chunks that are altered, moved, left out, doubled or cut off, and another key, are refused', async () => {
  const encrypted = await through(randomBytes(3 * CHUNK + 100), key.encrypt())
  const chunk = (index: number) => encrypted.subarray(32 + index * (CHUNK + 16), 32 + (index + 1) * (CHUNK + 16))
  const head = encrypted.subarray(0, 32)
  const flipped = (at: number) => {
    const copy = Buffer.from(encrypted)
    copy[at] = (copy[at] ?? 0) ^ 1
    return copy
  }
  const wrong = [
    ...[0, 31, 32, 32 + CHUNK, 32 + CHUNK + 16, encrypted.length - 1].map(flipped),
    Buffer.concat([head, chunk(1), chunk(0), chunk(2), chunk(3)]),
    Buffer.concat([head, chunk(0), chunk(2), chunk(3)]),
    Buffer.concat([head, chunk(0), chunk(0), chunk(1), chunk(2), chunk(3)]),
    Buffer.concat([head, chunk(0), chunk(1), chunk(2)]),
    Buffer.concat([encrypted, Buffer.from('x')]),
    ...[0, 10, 32, 40, encrypted.length - 1].map((end) => encrypted.subarray(0, end)),
  ]
  for (const one of wrong) await expect(through(one, key.decrypt())).rejects.toThrow(AlteredError)
  await expect(through(encrypted, createBackupKey(randomBytes(32)).decrypt())).rejects.toThrow(AlteredError)
})

test('a text holds together with what stands beside it in clear', () => {
  const sealed = key.seal('counts', 'key 1')
  expect(key.open(sealed, 'key 1')).toBe('counts')
  expect(() => key.open(sealed, 'key 2')).toThrow(AlteredError)
  expect(() => key.open(sealed.subarray(0, 40), 'key 1')).toThrow(AlteredError)
  expect(() => createBackupKey(randomBytes(32)).open(sealed, 'key 1')).toThrow(AlteredError)
})

test('a key says neither what it is made of nor which contents it has named', () => {
  const bytes = Buffer.from(newKey(), 'base64')
  expect(bytes).toHaveLength(32)
  const one = createBackupKey(bytes)
  expect(one.id).toMatch(/^[0-9a-f]{16}$/)
  expect(createBackupKey(bytes).id).toBe(one.id)
  expect(one.id).not.toBe(key.id)
  expect(JSON.stringify(one)).toBe(JSON.stringify({ id: one.id }))
  const sha256 = createHash('sha256').update('content').digest('hex')
  expect(one.nameOf(sha256)).toMatch(/^[0-9a-f]{64}$/)
  expect(one.nameOf(sha256)).not.toBe(sha256)
  expect(one.nameOf(sha256)).not.toBe(key.nameOf(sha256))
})
