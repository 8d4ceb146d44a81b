import { SignJWT, errors, jwtVerify } from 'jose'
import { Refusal } from '../refusal.ts'

const ISSUER = 'sightline'

export interface TokenContent {
  userId: number
  sessionId: string
}

/** Bearer tokens: signed, naming a session of the store, which can end them before their time. */
export interface Tokens {
  issue(content: TokenContent, expiresAt: Date): Promise<string>
  /** @throws {Refusal} jwt_error_01 or jwt_error_02 */
  read(token: string): Promise<TokenContent>
}

export function createTokens(secret: string): Tokens {
  const key = new TextEncoder().encode(secret)
  return {
    issue({ userId, sessionId }, expiresAt) {
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(ISSUER)
        .setSubject(String(userId))
        .setIssuedAt()
        .setExpirationTime(expiresAt)
        .sign(key)
    },
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, key, { issuer: ISSUER, algorithms: ['HS256'] })
        const userId = Number(payload.sub)
        if (!Number.isInteger(userId) || typeof payload['sid'] !== 'string') throw new Refusal(400, 'jwt_error_01')
        return { userId, sessionId: payload['sid'] }
      } catch (error) {
        throw new Refusal(400, error instanceof errors.JWTExpired ? 'jwt_error_02' : 'jwt_error_01')
      }
    },
  }
}
