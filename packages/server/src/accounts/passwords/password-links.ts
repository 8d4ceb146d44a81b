import { SignJWT, jwtVerify } from 'jose'
import { ApiError } from '../../errors.ts'
import type { Database } from '../../store/relational/database.ts'
import { findUser, type User } from '../../store/relational/accounts/users.ts'

const ISSUER = 'sightline'
const AUDIENCE = 'password'
const TTL = '7 days'
/**
 * The lifetime of a printed link. It is short, because a terminal or a log keeps the link, and because the person who
 * requested it is there to open it.
 */
export const PRINTED_LINK_TTL = '1 hour'

/** One-time links that set a password; on instances that send no mail, staff hands them over. */
export interface PasswordLinks {
  /** A link for this user, invalid once a password was set or its time has passed. @param ttl @default seven days */
  passwordLink(user: Pick<User, 'id' | 'password_version'>, ttl?: string): Promise<string>
  /** The person whose password a link's code may set. @throws {ApiError} link_invalid */
  userOfCode(db: Database, code: string): Promise<User>
}

/** @param address Where people reach this instance, without a slash at the end */
export function createPasswordLinks(secret: string, address: string): PasswordLinks {
  const key = new TextEncoder().encode(secret)
  return {
    async passwordLink(user, ttl = TTL) {
      const code = await new SignJWT({ pv: user.password_version })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(String(user.id))
        .setExpirationTime(ttl)
        .sign(key)
      return `${address}/#/set-password?code=${code}`
    },
    async userOfCode(db, code) {
      const { payload } = await jwtVerify(code, key, {
        issuer: ISSUER,
        audience: AUDIENCE,
        algorithms: ['HS256'],
      }).catch(() => {
        throw new ApiError('link_invalid')
      })
      const user = await findUser(db, Number(payload.sub))
      if (user === undefined || user.password_version !== payload['pv']) throw new ApiError('link_invalid')
      return user
    },
  }
}
