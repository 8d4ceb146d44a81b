import { invitationLimits } from '@sightline/api-client/contract'
import { ApiError, invalidFields } from '../errors.ts'
import { putMail } from '../mail/put-mail.ts'
import { mailTexts } from '../mail/texts/mail-texts.ts'
import { insertNotices, type NewNotice } from '../store/relational/accounts/notices.ts'
import type { User } from '../store/relational/accounts/users.ts'
import type { Database } from '../store/relational/database.ts'
import { lockSite } from '../store/relational/lock.ts'
import {
  countWaitingInvitations,
  deleteExpiredInvitations,
  deleteSiteInvitation,
  findSiteInvitation,
  markInvitationDeclined,
  claimInvitation,
  upsertSiteInvitation,
  type SiteInvitation,
} from '../store/relational/sites/site-invitations.ts'
import { hasViewerWithAddress, insertViewer } from '../store/relational/sites/site-viewers.ts'
import { findSite, isAddressOfOwner, type Site } from '../store/relational/sites/sites.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export interface GivenInvitation {
  site: Site
  inviterId: number
  email: string
  /** What the mail to the address says; undefined where none is sent. */
  mail?: { inviter: string; locale: string | null } | undefined
}

/**
 * Invites an address to view a site, or once more. Nobody is looked up whom the owner does not see already, so neither the
 * answer nor its time tells whether the address has an account.
 * @throws {ApiError} viewer_is_owner, viewer_exists, too_many_entries, site_no_permission
 */
export function inviteViewer(
  db: Database,
  { site, inviterId, email, mail }: GivenInvitation,
  now: Date,
): Promise<SiteInvitation> {
  return db.transaction().execute(async (transaction) => {
    // Its site may have been deleted just now.
    if (!(await lockSite(transaction, site.id))) throw new ApiError('site_no_permission')
    if (await isAddressOfOwner(transaction, site, email))
      throw invalidFields({ email: 'viewer_is_owner' }, 'viewer_is_owner')
    if (await hasViewerWithAddress(transaction, site.id, email))
      throw invalidFields({ email: 'viewer_exists' }, 'viewer_exists')
    const before = await findSiteInvitation(transaction, site.id, email, now)
    if (
      before?.status !== 'waiting' &&
      (await countWaitingInvitations(transaction, site.id, now)) >= invitationLimits.perSite
    )
      throw new ApiError('too_many_entries')
    const created_at = now.toISOString()
    const expires_at = new Date(now.getTime() + invitationLimits.days * DAY_MS).toISOString()
    await deleteExpiredInvitations(transaction, now)
    if (mail !== undefined) {
      const { inviter, locale } = mail
      const data = { website_id: site.id, inviter }
      await putMail(transaction, { kind: 'site_invitation', address: email, data, locale }, now)
    }
    return upsertSiteInvitation(transaction, {
      website_id: site.id,
      inviter_id: inviterId,
      email,
      created_at,
      expires_at,
    })
  })
}

/** @throws {ApiError} not_found where the site has no such invitation */
export async function withdrawInvitation(db: Database, site: Site, id: number): Promise<void> {
  if (!(await deleteSiteInvitation(db, site.id, id))) throw new ApiError('not_found')
}

/**
 * Shares the site with the person who has the address of the invitation.
 * @returns the site's id
 * @throws {ApiError} not_found where none waits for this person, or not any more
 */
export function acceptInvitation(
  db: Database,
  user: Pick<User, 'id' | 'email'>,
  id: number,
  now: Date,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const taken = await claimInvitation(transaction, { id, email: user.email }, now)
    const site = taken === undefined ? undefined : await findSite(transaction, taken.website_id)
    if (site === undefined) throw new ApiError('not_found')
    if (site.owner_id !== user.id) {
      await insertViewer(transaction, site.id, user.id, now)
      await insertNotices(transaction, [viewerNotice(site, user.email)], now)
    }
    return site.id
  })
}

/** Tells the owner of a site who sees it now. */
function viewerNotice({ owner_id, domain, id }: Site, person: string): NewNotice {
  const { subject, body } = mailTexts('en-US').viewerJoined(person, domain)
  return {
    userId: owner_id,
    kind: 'viewer_joined',
    title: subject,
    body: body.join(' '),
    data: { person, domain },
    link: `/sites/${id}/settings/sharing`,
    onceKey: null,
  }
}

/** @throws {ApiError} not_found where none waits for this person, or not any more */
export async function declineInvitation(db: Database, user: Pick<User, 'email'>, id: number, now: Date): Promise<void> {
  if (!(await markInvitationDeclined(db, { id, email: user.email }, now))) throw new ApiError('not_found')
}
