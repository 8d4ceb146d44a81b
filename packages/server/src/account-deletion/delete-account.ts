import { accountDeletionDays } from '@sightline/api-client/contract'
import { ApiError, invalidFields } from '../errors.ts'
import type { MailLinks } from '../mail/mail-links.ts'
import type { Outbox } from '../mail/outbox.ts'
import { sendSoon } from '../mail/send-soon.ts'
import { lockAdministrators } from '../store/relational/accounts/administrators.ts'
import { setDeletion, takeDeletionBack } from '../store/relational/accounts/deletions.ts'
import { anonymiseUser } from '../store/relational/accounts/user-changes.ts'
import { endSessionsOf } from '../store/relational/accounts/user-sessions.ts'
import { findUser, type User } from '../store/relational/accounts/users.ts'
import { listSubscriptions } from '../store/relational/billing/subscriptions.ts'
import type { Database } from '../store/relational/database.ts'
import { lockUser } from '../store/relational/lock.ts'
import { countSitesOf, deleteSites, listSitesOf } from '../store/relational/sites/sites.ts'
import type { TwoFactors } from '../two-factors/two-factors.ts'
import type { Attempts } from '../accounts/passwords/password-attempts.ts'
import { checkPassword } from '../accounts/passwords/check-password.ts'

const DAY_MS = 24 * 60 * 60 * 1000

interface Parts {
  db: Database
  attempts: Attempts
  twoFactors: Pick<TwoFactors, 'takeCode'>
  mail: Pick<Outbox, 'wake'> | undefined
  now: () => Date
}

interface GivenDeletion {
  email: string
  password?: string | undefined
  code?: string | undefined
  deletes_sites: boolean
}

/**
 * Schedules the deletion of an account in seven days, and mails the link that cancels it. A second request keeps the
 * day.
 * @returns the time of the deletion
 * @throws {ApiError} email_mismatch, sites_unconfirmed, last_admin, subscription_not_cancelled, password_wrong, code_invalid
 * @throws {TooManyAttemptsError}
 */
export async function requestDeletion(
  parts: Parts,
  { user, network }: { user: User; network: string },
  given: GivenDeletion,
  now: Date,
): Promise<string> {
  const { db, attempts, twoFactors } = parts
  if (given.email !== user.email) throw invalidFields({ email: 'email_mismatch' }, 'email_mismatch')
  if (!given.deletes_sites && (await countSitesOf(db, user.id)) > 0)
    throw invalidFields({ deletes_sites: 'sites_unconfirmed' }, 'sites_unconfirmed')
  await db.transaction().execute((transaction) => assertDeletable(transaction, user))
  if (given.code === undefined) await checkPassword(attempts, { user, network }, given.password ?? '', now)
  else await twoFactors.takeCode(user, given.code, network, now)

  const dueAt = new Date(now.getTime() + accountDeletionDays * DAY_MS).toISOString()
  if (!(await setDeletion(db, user.id, dueAt))) return (await findUser(db, user.id))?.deletion_due_at ?? dueAt
  const { email: address, locale } = user
  await sendSoon(parts, { kind: 'account_deletion', address, locale, data: { user_id: user.id } })
  return dueAt
}

/** Cancels a deletion that is not due yet. @returns whether the account exists and stays */
export async function keepAccount(db: Database, userId: number, now: Date): Promise<boolean> {
  await takeDeletionBack(db, userId, now)
  return (await findUser(db, userId))?.deletion_due_at === null
}

/** @throws {ApiError} link_invalid, also once the account is deleted or about to be */
export async function keepAccountOfLink(
  db: Database,
  links: Pick<MailLinks, 'readKeptAccount'>,
  code: string,
  now: Date,
): Promise<{ email: string }> {
  const userId = await links.readKeptAccount(code)
  const user = (await keepAccount(db, userId, now)) ? await findUser(db, userId) : undefined
  if (user === undefined) throw new ApiError('link_invalid')
  return { email: user.email }
}

/**
 * Makes sure that the instance keeps an administrator and no subscription goes on without the account; until the
 * transaction ends that stays so.
 * @throws {ApiError} last_admin, subscription_not_cancelled
 */
export async function assertDeletable(transaction: Database, user: User): Promise<void> {
  if (user.level === 'admin') {
    const administrators = await lockAdministrators(transaction)
    if (!administrators.some((id) => id !== user.id)) throw new ApiError('last_admin')
  }
  const subscriptions = await listSubscriptions(transaction, user.id)
  if (subscriptions.some(({ ended_at, cancels_at }) => ended_at === null && cancels_at === null))
    throw new ApiError('subscription_not_cancelled')
}

/** Anonymizes an account and deletes its sites. @returns the ids of the sites whose collected data must be deleted */
export async function deleteAccountWithin(
  transaction: Database,
  userId: number,
  now: Date,
): Promise<readonly number[]> {
  if (!(await lockUser(transaction, userId))) throw new ApiError('not_found')
  const sites = await listSitesOf(transaction, userId)
  const siteIds = await deleteSites(
    transaction,
    sites.map((site) => site.id),
  )
  await endSessionsOf(transaction, userId, now)
  await anonymiseUser(transaction, userId, now)
  return siteIds
}
