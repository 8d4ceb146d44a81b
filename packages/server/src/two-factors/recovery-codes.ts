import { createHmac, randomInt } from 'node:crypto'

const COUNT = 10
/** Letters and digits that cannot be mistaken for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 16

/** Creates ten codes of some 79 bits each: four groups of four characters. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>()
  while (codes.size < COUNT) {
    const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
    codes.add((letters.match(/.{4}/g) ?? []).join('-'))
  }
  return [...codes]
}

/**
 * The stored hash of a code: an HMAC with the person's own secret, which is encrypted. Spaces and hyphens make no
 * difference.
 */
export const recoveryHash = (code: string, totpSecret: string): string =>
  createHmac('sha256', totpSecret).update(code.toLowerCase().replaceAll(/[\s-]/g, '')).digest('hex')
