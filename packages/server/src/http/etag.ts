import { createHash } from 'node:crypto'

/** An entity tag of this content. @param variant Tells encodings of the same content apart */
export function etagOf(content: string | Buffer, variant = ''): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}${variant}"`
}

/** Whether `If-None-Match` names the tag; a proxy may have made it a weak one. */
export const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false
