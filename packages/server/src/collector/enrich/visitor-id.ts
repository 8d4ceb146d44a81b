import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'

export interface Person {
  siteId: number
  ip: string
  userAgent: string
}

/**
 * A keyed hash of 64 bits: the same person on the same site gets the same number until the salt changes. Neither the
 * address nor the user agent can be recovered from it once the salt is deleted.
 */
export function visitorIdOf(salt: Buffer, { siteId, ip, userAgent }: Person): string {
  const parts = JSON.stringify([siteId, ip, userAgent])
  return createHmac('sha256', keyOf(salt)).update(parts).digest().readBigUInt64BE(0).toString()
}

/** Creating a key of a salt takes three times as long as using it, and there are two salts a day, so keys are kept. */
const keys = new WeakMap<Buffer, KeyObject>()

function keyOf(salt: Buffer): KeyObject {
  const known = keys.get(salt)
  if (known !== undefined) return known
  const key = createSecretKey(salt)
  keys.set(salt, key)
  return key
}
