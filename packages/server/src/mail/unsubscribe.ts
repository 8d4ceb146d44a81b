import type { Output, Schemas } from '@sightline/api-client/contract'
import { ApiError } from '../errors.ts'
import { findUserByEmail } from '../store/relational/accounts/users.ts'
import { listNoticeSettings, saveNoticeSetting } from '../store/relational/accounts/notice-settings.ts'
import type { Database } from '../store/relational/database.ts'
import { acceptMails, refuseMails } from '../store/relational/mail/mail-refusals.ts'
import { findSite } from '../store/relational/sites/sites.ts'
import type { MailLinks } from './mail-links.ts'
import { reportRefusalKey } from './report-refusal-key.ts'

export type Subscription = Output<Schemas['mail']['unsubscribe']>

/**
 * Stops the mails that a code names, or has them sent again. Whoever has the mail needs no account.
 * @throws {ApiError} link_invalid, or not_found where there is no such account or site any more
 */
export async function changeSubscription(
  db: Database,
  links: Pick<MailLinks, 'readUnsubscription'>,
  code: string,
  isStopped: boolean,
  now: Date,
): Promise<Subscription> {
  const { address, kind, noticeKind, siteId } = await links.readUnsubscription(code)
  const subscription = { address, kind, notice_kind: noticeKind ?? null, domain: null }
  if (noticeKind !== undefined) {
    const user = await findUserByEmail(db, address)
    if (user === undefined) throw new ApiError('not_found')
    const chosen = (await listNoticeSettings(db, [user.id])).get(user.id)?.get(noticeKind)
    await saveNoticeSetting(db, user.id, noticeKind, { inApp: chosen?.inApp ?? true, byMail: !isStopped })
    return subscription
  }
  const site = siteId === undefined ? undefined : await findSite(db, siteId)
  if (siteId !== undefined && site === undefined) throw new ApiError('not_found')
  const refused = siteId === undefined ? address : reportRefusalKey(address, siteId)
  await (isStopped ? refuseMails(db, refused, kind, now) : acceptMails(db, refused, kind))
  return { ...subscription, domain: site?.domain ?? null }
}
