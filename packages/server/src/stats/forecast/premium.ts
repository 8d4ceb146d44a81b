import { readMembership } from '../../membership/membership.ts'
import { ApiError } from '../../errors.ts'
import type { Database } from '../../store/relational/database.ts'
import type { User } from '../../store/relational/accounts/users.ts'

/** Asserts that a person is premium themselves, whoever owns the site. @throws {ApiError} premium_only */
export async function assertPremium(db: Database, user: User, now: Date): Promise<void> {
  const { vip_status } = await readMembership(db, user, now)
  if (vip_status !== 'premium') throw new ApiError('premium_only')
}
