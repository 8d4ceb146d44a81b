import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

/** Every token of a share link begins so: that tells it from others. */
export const SHARE_TOKEN_PREFIX = 'sls_'

const ID_BYTES = 16
const SHAPE = /^sls_([\w-]{22})([\w-]{43})(?:\.(\d{1,15})\.([\w-]{43}))?$/

/** What a token of a share link says. */
export interface ShareToken {
  /** The id of the link. */
  publicId: string
  /** Whether it was made for this password, and when, in milliseconds since 1970, that ends. */
  isOpenedWith: (passwordHash: string, now: Date) => boolean
}

/**
 * Tokens of share links: an id, and a tag that only this instance can make. The store keeps the id alone, so that nobody
 * reads a token out of it, and the owner can be shown the link again. Whoever knows the password of a link gets a token
 * with a second tag, which holds for a while and until the password changes.
 */
export interface ShareTokens {
  newId(): string
  tokenOf(publicId: string): string
  /** The token of a link whose password somebody knows. */
  openedTokenOf(publicId: string, passwordHash: string, until: Date): string
  /** Undefined for what this instance did not make. */
  read(token: string): ShareToken | undefined
}

export function createShareTokens(secret: string): ShareTokens {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  const key = keyFor('sightline share link')
  const openedKey = keyFor('sightline opened share link')
  const tagOf = (publicId: string): Buffer => createHmac('sha256', key).update(publicId).digest()
  const openedTagOf = (publicId: string, passwordHash: string, until: number): Buffer =>
    createHmac('sha256', openedKey)
      .update(JSON.stringify([publicId, passwordHash, until]))
      .digest()
  const tokenOf = (publicId: string) => `${SHARE_TOKEN_PREFIX}${publicId}${tagOf(publicId).toString('base64url')}`
  return {
    newId: () => randomBytes(ID_BYTES).toString('base64url'),
    tokenOf,
    openedTokenOf(publicId, passwordHash, until) {
      const at = until.getTime()
      return `${tokenOf(publicId)}.${at}.${openedTagOf(publicId, passwordHash, at).toString('base64url')}`
    },
    read(token) {
      const [, publicId, tag, until, openedTag] = SHAPE.exec(token) ?? []
      if (publicId === undefined || tag === undefined || !isTag(tag, tagOf(publicId))) return undefined
      return {
        publicId,
        isOpenedWith: (passwordHash, now) =>
          openedTag !== undefined &&
          Number(until) > now.getTime() &&
          isTag(openedTag, openedTagOf(publicId, passwordHash, Number(until))),
      }
    },
  }
}

const isTag = (text: string, tag: Buffer): boolean => timingSafeEqual(Buffer.from(text, 'base64url'), tag)
