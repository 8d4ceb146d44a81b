import { createHash } from 'node:crypto'

const digestOf = (siteId: number, text: string): Buffer => createHash('sha256').update(`${siteId}\n${text}`).digest()

/** A UUID, version 8, for an event without one: the same text on the same site has the same. */
export function hashId(siteId: number, text: string): string {
  const bytes = digestOf(siteId, text).subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** The number of a visitor whom another product names by a text. */
export const hashVisitor = (siteId: number, text: string): string =>
  digestOf(siteId, `visitor\n${text}`).readBigUInt64BE(0).toString()
