import type { User } from '../store/database/users.ts'

const TRIAL_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

export interface Membership {
  vip_status: 'trial' | 'standard' | 'premium' | 'expired'
  expired_time: string | null
}

/** Staff reads premium without an end; everybody else has the trial from the first login. */
export function membershipOf(user: Pick<User, 'level' | 'first_login_at'>, now: Date): Membership {
  if (user.level !== 'member') return { vip_status: 'premium', expired_time: null }
  const start = user.first_login_at === null ? now : new Date(user.first_login_at)
  const end = new Date(start.getTime() + TRIAL_DAYS * DAY_MS)
  return { vip_status: now < end ? 'trial' : 'expired', expired_time: end.toISOString() }
}
