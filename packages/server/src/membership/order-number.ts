import { randomInt } from 'node:crypto'

/** Digits and letters that cannot be mistaken for one another. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 6

/** A new number such as `SL-20261120-7QX2MB`: the day in UTC, and random characters. */
export function newOrderNumber(now: Date): string {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '')
  const chance = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return `SL-${day}-${chance}`
}
