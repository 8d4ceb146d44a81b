import { shareLimits } from '@sightline/api-client/contract'
import { fromAbsolute, toCalendarDate } from '@internationalized/date'
import { hashPassword, isPasswordOf } from '../accounts/passwords/hash-password.ts'
import type { Attempts } from '../accounts/passwords/password-attempts.ts'
import { ApiError, invalidFields } from '../errors.ts'
import type { Database } from '../store/relational/database.ts'
import { findSharedSite, type SharedSite, type ShareLink } from '../store/relational/sites/share-links.ts'
import type { Site } from '../store/relational/sites/sites.ts'
import type { ShareTokens } from './share-tokens.ts'

/**
 * The link of a token and its site.
 * @throws {ApiError} link_invalid for a link that has ended, was removed or never made, and while the site's owner is disabled;
 * share_password_needed
 */
export async function sharedSiteOf(
  { db, shareTokens }: { db: Database; shareTokens: ShareTokens },
  token: string,
  { isBeforePassword, now }: { isBeforePassword: boolean; now: Date },
): Promise<SharedSite> {
  const read = shareTokens.read(token)
  const found = read && (await findSharedSite(db, read.publicId))
  if (read === undefined || found === undefined || hasEnded(found.link, found.site, now))
    throw new ApiError('link_invalid')
  const { password_hash } = found.link
  const isOpen = isBeforePassword || password_hash === null || read.isOpenedWith(password_hash, now)
  if (!isOpen) throw new ApiError('share_password_needed')
  return found
}

/** Whether the last day of a link is over where the site is. */
export const hasEnded = ({ ends_on }: ShareLink, { time_zone }: Site, now: Date): boolean =>
  ends_on !== null && toCalendarDate(fromAbsolute(now.getTime(), time_zone)).toString() > ends_on

const HOUR_MS = 60 * 60 * 1000

/**
 * Exchanges the password of a link for a token that needs none.
 * @throws {ApiError} password_wrong @throws {TooManyAttemptsError}
 */
export async function openShareLink(
  { attempts, shareTokens }: { attempts: Attempts; shareTokens: ShareTokens },
  link: ShareLink,
  { password, network, now }: { password: string; network: string; now: Date },
): Promise<{ token: string; expires_at: string }> {
  const until = new Date(now.getTime() + shareLimits.openHours * HOUR_MS)
  const { public_id, password_hash } = link
  if (password_hash === null) return { token: shareTokens.tokenOf(public_id), expires_at: until.toISOString() }
  const attempt = await attempts.begin({ key: `share link ${public_id}`, userId: undefined, network }, now)
  if (!(await isPasswordOf({ password_hash, deleted_at: null }, password)))
    throw invalidFields({ password: 'password_wrong' }, 'password_wrong')
  attempt.passed()
  return { token: shareTokens.openedTokenOf(public_id, password_hash, until), expires_at: until.toISOString() }
}

/** What of a link a call changes, as the store has it; a password is kept as a hash. */
export async function changesOfLink<Given extends { password?: string | null | undefined }>({
  password,
  ...rest
}: Given): Promise<Omit<Given, 'password'> & { password_hash?: string | null }> {
  if (password === undefined) return rest
  return { ...rest, password_hash: password === null ? null : await hashPassword(password) }
}
