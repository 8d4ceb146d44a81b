import { randomBytes, timingSafeEqual } from 'node:crypto'
import { hasUsers, insertFirstAdmin, type User } from '../store/relational/accounts/users.ts'
import type { Database } from '../store/relational/database.ts'
import { ApiError } from '../errors.ts'
import { hashPassword } from './passwords/hash-password.ts'

/** The one-time code that creates the first administrator: new with each start, invalid as soon as there is a user. */
export interface SetUp {
  isNeeded(): Promise<boolean>
  code: string
  /** @throws {ApiError} when the code is wrong or an account exists */
  createAdmin(input: { code: string; email: string; password: string }, now: Date): Promise<User>
}

export function createFirstAdminSetUp(db: Database): SetUp {
  const code = randomBytes(24).toString('base64url')
  return {
    code,
    isNeeded: async () => !(await hasUsers(db)),
    async createAdmin(input, now) {
      if (await hasUsers(db)) throw new ApiError('set_up_done')
      if (!isSame(input.code, code)) throw new ApiError('set_up_link_invalid')
      const passwordHash = await hashPassword(input.password)
      const user = await insertFirstAdmin(db, { email: input.email, passwordHash, now })
      if (user === undefined) throw new ApiError('set_up_done')
      return user
    },
  }
}

function isSame(given: string, expected: string): boolean {
  const a = Buffer.from(given)
  const b = Buffer.from(expected)
  return a.length === b.length && timingSafeEqual(a, b)
}
