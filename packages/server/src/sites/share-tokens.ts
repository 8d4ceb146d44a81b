import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

/** Every token of a share link begins so: that tells it from others. */
export const SHARE_TOKEN_PREFIX = 'sls_'

const ID_BYTES = 16
const SHAPE = /^sls_([\w-]{22})([\w-]{43})$/

/**
 * Tokens of share links: an id, and a tag that only this instance can make. The store keeps the id alone, so that nobody
 * reads a token out of it, and the owner can be shown the link again.
 */
export interface ShareTokens {
  newId(): string
  tokenOf(publicId: string): string
  /** The id in a token; undefined for what this instance did not make. */
  read(token: string): string | undefined
}

export function createShareTokens(secret: string): ShareTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'sightline share link', 32))
  const tagOf = (publicId: string): Buffer => createHmac('sha256', key).update(publicId).digest()
  return {
    newId: () => randomBytes(ID_BYTES).toString('base64url'),
    tokenOf: (publicId) => `${SHARE_TOKEN_PREFIX}${publicId}${tagOf(publicId).toString('base64url')}`,
    read(token) {
      const [, publicId, tag] = SHAPE.exec(token) ?? []
      if (publicId === undefined || tag === undefined) return undefined
      return timingSafeEqual(Buffer.from(tag, 'base64url'), tagOf(publicId)) ? publicId : undefined
    },
  }
}
