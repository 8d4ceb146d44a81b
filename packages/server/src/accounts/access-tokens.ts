import { tokenMinutes } from '@sightline/api-client/contract'
import { SignJWT, errors, jwtVerify } from 'jose'
import { ApiError } from '../errors.ts'
import { createRefreshTokens, type RefreshTokens } from './refresh-tokens.ts'

const ISSUER = 'sightline'
/** The lifetime of an access token without a refresh. */
export const TOKEN_MS = tokenMinutes * 60 * 1000

export interface TokenContent {
  userId: number
  sessionId: string
}

/** Signed bearer tokens. Each names a session of the store, which can end it early. */
export interface Tokens {
  /** Issues a token that ends with its session, or earlier. */
  issue(content: TokenContent, now: Date, sessionEnd: Date): Promise<string>
  /** @throws {ApiError} jwt_error_01 or jwt_error_02 */
  read(token: string, now: Date): Promise<TokenContent>
  refresh: RefreshTokens
}

export function createTokens(secret: string): Tokens {
  const key = new TextEncoder().encode(secret)
  return {
    issue({ userId, sessionId }, now, sessionEnd) {
      const end = Math.min(now.getTime() + TOKEN_MS, sessionEnd.getTime())
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(ISSUER)
        .setSubject(String(userId))
        .setIssuedAt(now)
        .setExpirationTime(new Date(end))
        .sign(key)
    },
    async read(token, now) {
      try {
        const { payload } = await jwtVerify(token, key, { issuer: ISSUER, algorithms: ['HS256'], currentDate: now })
        const userId = Number(payload.sub)
        if (!Number.isInteger(userId) || typeof payload['sid'] !== 'string') throw new ApiError('jwt_error_01')
        return { userId, sessionId: payload['sid'] }
      } catch (error) {
        throw new ApiError(error instanceof errors.JWTExpired ? 'jwt_error_02' : 'jwt_error_01')
      }
    },
    refresh: createRefreshTokens(secret),
  }
}
