import { timingSafeEqual } from 'node:crypto'
import { generateSecret, generateSync, generateURI } from 'otplib'

const PERIOD_SECONDS = 30
/** The number of periods before and after now whose codes are accepted: clocks differ, and people type slowly. */
const TOLERANCE = 1

/** A new secret: 160 bits in base32, as authenticator apps take it. */
export const newTotpSecret = (): string => generateSecret()

/** The `otpauth:` address that authenticator apps read from a QR code; they list the account under its issuer. */
export const totpUri = (secret: string, email: string, issuer: string): string =>
  generateURI({ issuer, label: email, secret })

/** The code of a period, counted since 1970 (RFC 6238: SHA-1, six digits, 30 seconds). */
export const totpCode = (secret: string, step: number): string =>
  generateSync({ secret, epoch: step * PERIOD_SECONDS, period: PERIOD_SECONDS, digits: 6, algorithm: 'sha1' })

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / PERIOD_SECONDS)

/**
 * The period of a code.
 * @param after The last period whose code was used; it and those before it are refused.
 * @returns undefined where the code belongs to no period that is accepted now
 */
export function stepOfCode(
  code: string,
  { secret, after, now }: { secret: string; after: number; now: Date },
): number | undefined {
  const current = stepAt(now)
  let found: number | undefined
  for (let step = current - TOLERANCE; step <= current + TOLERANCE; step += 1) {
    if (step > after && found === undefined && isSame(totpCode(secret, step), code)) found = step
  }
  return found
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
