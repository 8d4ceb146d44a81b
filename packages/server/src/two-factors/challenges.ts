import { randomUUID } from 'node:crypto'
import { SignJWT, jwtVerify } from 'jose'
import { ApiError } from '../errors.ts'
import type { User } from '../store/relational/accounts/users.ts'

const ISSUER = 'sightline'
const AUDIENCE = 'second-step'
const TTL = '10 minutes'

/**
 * Challenges for people who have passed only the first factor. A challenge is no token: only the second
 * step accepts it. It names the session that it may start, so that it starts one only.
 */
export interface Challenges {
  issue(user: Pick<User, 'id' | 'password_version'>): Promise<string>
  /** @throws {ApiError} second_step_expired */
  read(challenge: string): Promise<{ userId: number; passwordVersion: number; sessionId: string }>
}

export function createChallenges(secret: string): Challenges {
  const key = new TextEncoder().encode(secret)
  return {
    issue: (user) =>
      new SignJWT({ pv: user.password_version })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(String(user.id))
        .setJti(randomUUID())
        .setExpirationTime(TTL)
        .sign(key),
    async read(challenge) {
      const options = { issuer: ISSUER, audience: AUDIENCE, algorithms: ['HS256'], requiredClaims: ['jti'] }
      const { payload } = await jwtVerify(challenge, key, options).catch(() => {
        throw new ApiError('second_step_expired')
      })
      return { userId: Number(payload.sub), passwordVersion: Number(payload['pv']), sessionId: String(payload.jti) }
    },
  }
}
