import { pagePaths, type MembershipEndCause } from '@sightline/api-client/contract'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '../store/relational/database.ts'
import { listEndingMemberships, type EndingMembership } from '../store/relational/membership/memberships.ts'
import { insertNotices, type NewNotice } from '../store/relational/accounts/notices.ts'
import { trialEnd } from './trial.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const AT_ONCE = 500

/** The days before the end at which a notice is sent, each with the least number of days for which it still fits. */
const WARNINGS = [
  // A failed payment has just been reported, with the same end.
  { days: 7, downTo: 3, isPastDueTold: true },
  { days: 3, downTo: 1, isPastDueTold: false },
  { days: 1, downTo: 0, isPastDueTold: false },
] as const

/**
 * Informs members 7, 3 and 1 days before their membership ends. Several calls, and several servers at once, send nobody
 * the same notice twice.
 * @returns the number of added notices
 */
export async function sendMembershipNotices(db: Database, now: Date): Promise<number> {
  const daysAhead = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString()
  let added = 0
  for (const { days, downTo, isPastDueTold } of WARNINGS) {
    const span = { after: daysAhead(downTo), until: daysAhead(days), isPastDueTold }
    let last: EndingMembership | undefined
    do {
      await nextTurn()
      const ending = await listEndingMemberships(db, span, last, AT_ONCE)
      added += await insertNotices(
        db,
        ending.map((membership) => noticeOf(membership, days, now)),
        now,
      )
      last = ending.length < AT_ONCE ? undefined : ending.at(-1)
    } while (last !== undefined)
  }
  return added
}

/** @param warning The days of the warning, which nobody gets twice */
function noticeOf(membership: EndingMembership, warning: number, now: Date): NewNotice {
  const { id, expired_time } = membership
  // One that is sent late, or for a short membership, tells the days that are left.
  const days = Math.max(1, Math.ceil((Date.parse(expired_time) - now.getTime()) / DAY_MS))
  const cause = causeOf(membership)
  const end = `${expired_time.slice(0, 10)} at ${expired_time.slice(11, 16)} UTC`
  return {
    userId: id,
    kind: 'membership_ends',
    title: `${cause === 'trial' ? 'Trial' : 'Membership'} ends in ${days === 1 ? '1 day' : `${days} days`}`,
    body: bodies[cause ?? 'none'](end),
    data: { days, expires_at: expired_time, ...(cause === undefined ? {} : { cause }) },
    link: pagePaths.plans,
    onceKey: `membership:${id}:${expired_time}:${warning}`,
  }
}

function causeOf({ expired_time, first_login_at, isPastDue }: EndingMembership): MembershipEndCause | undefined {
  if (isPastDue) return 'payment'
  const isTrial = first_login_at !== null && trialEnd(new Date(first_login_at)).toISOString() === expired_time
  return isTrial ? 'trial' : undefined
}

const bodies: Readonly<Record<MembershipEndCause | 'none', (end: string) => string>> = {
  none: (end) => `Your membership ends on ${end}. Renew it to keep your reports open.`,
  trial: (end) => `Your trial ends on ${end}. Choose a plan to keep your reports open.`,
  payment: (end) =>
    `Your last payment failed, and your membership ends on ${end}. Pay the invoice or choose another card to keep your reports open.`,
}
