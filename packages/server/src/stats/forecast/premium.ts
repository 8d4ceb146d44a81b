import { readMembership } from '../../membership/membership.ts'
import { Refusal } from '../../refusal.ts'
import type { Database } from '../../store/database/database.ts'
import type { User } from '../../store/database/users.ts'

/** A forecast is for those who are premium themselves, whoever owns the site. @throws {Refusal} premium_only */
export async function assertPremium(db: Database, user: User, now: Date): Promise<void> {
  const { vip_status } = await readMembership(db, user, now)
  if (vip_status !== 'premium') throw new Refusal('premium_only')
}
