import { alwaysDeliveredNotices, mailedNotices, type NoticeKind } from '@sightline/api-client/contract'
import { newMail } from '../mail/put-mail.ts'
import { listUndelivered, markDelivered } from '../store/relational/accounts/notices.ts'
import { listNoticeSettings } from '../store/relational/accounts/notice-settings.ts'
import type { Database } from '../store/relational/database.ts'
import { insertMails } from '../store/relational/mail/mails.ts'

const AT_ONCE = 500
/** The age up to which notices are mailed: those of a time without mail are not sent later. */
const LATEST_MS = 48 * 60 * 60 * 1000

/** Puts a mail into the outbox for each new notice that its person wants by mail. */
export async function mailNotices(db: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - LATEST_MS).toISOString()
  for (;;) {
    const notices = await listUndelivered(db, AT_ONCE)
    if (notices.length === 0) return
    const settings = await listNoticeSettings(db, [...new Set(notices.map(({ user_id }) => user_id))])
    const wanted = notices.filter(
      ({ created_at, kind, user_id, email }) =>
        email !== null && created_at > since && goesByMail(kind, settings.get(user_id)?.get(kind)?.byMail),
    )
    await db.transaction().execute(async (transaction) => {
      const mails = wanted.map(({ id, email }) =>
        newMail({ kind: 'notice', address: email ?? '', data: { notice_id: id }, onceKey: `notice ${id}` }, now),
      )
      await insertMails(transaction, mails, now)
      await markDelivered(
        transaction,
        notices.map(({ id }) => id),
      )
    })
  }
}

/** @param chosen Undefined where the person has chosen nothing */
const goesByMail = (kind: NoticeKind, chosen: boolean | undefined): boolean =>
  alwaysDeliveredNotices.includes(kind) || (chosen ?? mailedNotices.includes(kind))
