import { demoAccounts, type AccountLevel } from '@sightline/api-client/contract'
import { withAudit } from '../../audit/audit.ts'
import { expiryOf } from '../../membership/membership.ts'
import type { Database } from '../../store/relational/database.ts'
import { insertUsers, writeInviter, type FilledUser } from '../../store/relational/accounts/insert-users.ts'
import { findUserByEmail, type User } from '../../store/relational/accounts/users.ts'
import { insertViewer } from '../../store/relational/sites/site-viewers.ts'
import type { Site } from '../../store/relational/sites/sites.ts'
import { seededRandom } from '../random.ts'
import { accountActions } from './account-actions.ts'
import { jobActions } from './job-actions.ts'
import { aiTaskActions, siteTaskActions } from './ai-task-actions.ts'
import { drawThemePicture } from './theme-picture.ts'
import { DAY_MS, generatePeople, peopleSince, type Person } from './generate-people.ts'
import { generatePurchases, type Purchase } from './generate-purchases.ts'
import { markNoticesSeen } from './mark-notices-seen.ts'
import { purchaseActions } from './purchase-actions.ts'
import type { DemoContext } from './demo-action.ts'
import { siteActions } from './site-actions.ts'

const SEED = 20_260_102
const PEOPLE = 400
/** The time since the last sign-in of the accounts of the demo: younger notices are unread. */
const LAST_SIGN_IN_MS = 8 * DAY_MS

/**
 * Adds the invented people of the demo, with what they have done in two years: everything at once, and only at the first
 * start. Orders, points, notices and the audit log are written by the functions of the service, each with the instant at
 * which it happened.
 */
export async function addPeople(db: Database, site: Site, administrator: User, now: Date): Promise<void> {
  if ((await findUserByEmail(db, demoAccounts.member)) !== undefined) return
  const random = seededRandom(SEED)
  const to = now.getTime()
  const from = peopleSince(now).getTime()
  const people = [...generatePeople(SEED, PEOPLE, { from: from + DAY_MS, to }), ...accountsOf(from, to)].toSorted(
    (a, b) => a.createdAt - b.createdAt,
  )
  const drawn = people.map((person, index) => ({
    person,
    purchases: generatePurchases(seededRandom(SEED, index, 1), person, to),
  }))
  for (const { person, purchases } of drawn) extendLastSignIn(person, purchases)

  const picture = await drawThemePicture()
  await db.transaction().execute(async (transaction) => {
    const rows = await insertUsers(
      transaction,
      people.map((person) => rowOf(person, administrator.password_hash)),
    )
    await connectInviters(transaction, people, rows)
    const users = drawn.map(({ person, purchases }, index) => {
      const user = rows[index] as User
      return { id: user.id, user, person, purchases }
    })
    const member = users.find(({ person }) => person.email === demoAccounts.member)
    if (member !== undefined) {
      const since = Math.max(member.person.createdAt, Date.parse(site.created_at))
      await insertViewer(transaction, site.id, member.id, new Date(since))
    }

    const staff = [administrator, ...users.flatMap(({ user }) => (user.level === 'admin' ? [user] : []))]
    const context: DemoContext = {
      db: transaction,
      users,
      siteId: site.id,
      administrator,
      to,
      asStaff(action, input, at, work) {
        const present = staff.filter((user) => user.created_at < at.toISOString())
        const actor = random.chance(0.7) ? administrator : (present.at(-1) ?? administrator)
        return withAudit(transaction, { actor, action, input, now: at }, () => work(actor))
      },
    }
    const actions = [
      ...users.flatMap((user, index) => purchaseActions(seededRandom(SEED, index, 2), context, user)),
      ...accountActions(random, context),
      ...jobActions(context),
      ...siteActions(random, context, picture),
      ...aiTaskActions(random, context),
      ...siteTaskActions(context, site, administrator),
    ]
    for (const { at, run } of actions.filter((action) => action.at < to).toSorted((a, b) => a.at - b.at))
      await run(new Date(at))
    const readers = users.map(({ id, person }) => ({ id, lastSignIn: person.signedIn?.last ?? null }))
    await markNoticesSeen(transaction, [...readers, { id: administrator.id, lastSignIn: to - LAST_SIGN_IN_MS }])
  })
}

/** Writes who invited whom, once everybody has an id. */
async function connectInviters(db: Database, people: readonly Person[], rows: readonly User[]): Promise<void> {
  const idOfCode = new Map(rows.map(({ id, invite_code }) => [invite_code, id]))
  for (const [index, { inviterCode }] of people.entries()) {
    const inviterId = inviterCode === null ? undefined : idOfCode.get(inviterCode)
    const row = rows[index]
    if (inviterId === undefined || row === undefined) continue
    await writeInviter(db, row.id, inviterId)
  }
}

/** Whoever requests a plan is signed in. */
function extendLastSignIn({ signedIn }: Person, purchases: readonly Purchase[]): void {
  if (signedIn === null) return
  for (const { at, decision } of purchases) if (decision !== null) signedIn.last = Math.max(signedIn.last, at)
}

/** The accounts that visitors of the demo sign in with, beside the administrator's. */
function accountsOf(from: number, to: number): Person[] {
  const account = (email: string, level: AccountLevel, nickname: string, createdAt: number): Person => ({
    email,
    nickname,
    region: 'US-NY',
    locale: null,
    theme: null,
    currency: 'USD',
    timeZone: 'America/New_York',
    level,
    createdAt,
    signedIn: { first: createdAt, last: to - LAST_SIGN_IN_MS },
    hasConfirmedEmail: true,
    inviteCode: `demo-${level}`,
    refCode: null,
    inviterCode: null,
    utmSource: null,
    utmMedium: null,
    utmCampaign: null,
    unionCode: null,
    isImported: false,
    isPaying: level === 'member',
    isLoyal: true,
  })
  return [
    account(demoAccounts.operator, 'operator', 'Demo operator', from + 2 * DAY_MS),
    account(demoAccounts.member, 'member', 'Demo member', to - 400 * DAY_MS),
  ]
}

function rowOf(person: Person, passwordHash: string): FilledUser {
  const { signedIn, level } = person
  const first_login_at = signedIn === null ? null : textOf(signedIn.first)
  return {
    email: person.email,
    password_hash: signedIn === null ? '' : passwordHash,
    nickname: person.nickname,
    region: person.region,
    invite_code: person.inviteCode,
    ref_code: person.refCode,
    utm_source: person.utmSource,
    utm_medium: person.utmMedium,
    utm_campaign: person.utmCampaign,
    union_code: person.unionCode,
    email_confirmed_at: signedIn !== null && person.hasConfirmedEmail ? textOf(signedIn.first) : null,
    locale: person.locale,
    theme: person.theme,
    level,
    first_login_at,
    last_login_at: signedIn === null ? null : textOf(signedIn.last),
    expired_time: expiryOf({ level, first_login_at }, []),
    deleted_at: null,
    created_at: textOf(person.createdAt),
  }
}

const textOf = (instant: number): string => new Date(instant).toISOString()
