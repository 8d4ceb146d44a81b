import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { ApiError } from '../errors.ts'

const SHAPE = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})\.([\w-]{22})$/
const TAG_BYTES = 16

/**
 * Refresh tokens: the session's id, 32 secret bytes, and a tag that proves this server made them, so that an invented
 * token can be told from a used one. The first secret is random; each next one is derived from the one before. So two
 * tabs that refresh with the same token get the same successor, whichever comes first, and the store keeps only hashes.
 */
export interface RefreshTokens {
  first(sessionId: string): string
  next(token: string): string
  /** @throws {ApiError} jwt_error_01 for what this server did not make */
  read(token: string): { sessionId: string; hash: string }
  /** The SHA-256 of a token in hex, which the store keeps. */
  hashOf(token: string): string
}

export function createRefreshTokens(secret: string): RefreshTokens {
  const tagKey = derivedKey(secret, 'sightline refresh tag')
  const nextKey = derivedKey(secret, 'sightline refresh next')
  const tagOf = (body: string): Buffer => createHmac('sha256', tagKey).update(body).digest().subarray(0, TAG_BYTES)
  const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

  function make(sessionId: string, bytes: Buffer): string {
    const body = `${sessionId}.${bytes.toString('base64url')}`
    return `${body}.${tagOf(body).toString('base64url')}`
  }

  function read(token: string): { sessionId: string; hash: string } {
    const [, sessionId, bytes, tag] = SHAPE.exec(token) ?? []
    if (sessionId === undefined || tag === undefined) throw new ApiError('jwt_error_01')
    const expected = tagOf(`${sessionId}.${bytes}`)
    if (!timingSafeEqual(Buffer.from(tag, 'base64url'), expected)) throw new ApiError('jwt_error_01')
    return { sessionId, hash: hashOf(token) }
  }

  return {
    first: (sessionId) => make(sessionId, randomBytes(32)),
    next: (token) => make(read(token).sessionId, createHmac('sha256', nextKey).update(token).digest()),
    read,
    hashOf,
  }
}

const derivedKey = (secret: string, purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
