import type { MailKind } from '@sightline/api-client/contract'
import type { Database } from '../store/relational/database.ts'
import { insertMails, type NewMail } from '../store/relational/mail/mails.ts'

/** The data that are stored for a mail until it is sent. */
export interface MailData {
  reset_password: Record<string, never>
  confirm_email: { user_id: number }
  /** Goes to the address before. */
  email_changed: { new_email: string }
  account_invitation: { user_id: number; inviter: string }
  account_deletion: { user_id: number }
  site_invitation: { website_id: number; inviter: string }
  notice: { notice_id: number }
  receipt: { order_id: number }
  report: { report_id: number; to: string }
  test: Record<string, never>
}

export interface GivenMail<Kind extends MailKind> {
  kind: Kind
  address: string
  data: MailData[Kind]
  /** @default what the account of the recipient says, else English */
  locale?: string | null | undefined
  /** Two mails with the same key are one. */
  onceKey?: string | undefined
}

const HOUR_MS = 60 * 60 * 1000
/** The time after which a mail that the server does not accept is given up. */
export const GIVE_UP_MS = 48 * HOUR_MS
/** The time after which a link to a new password is no longer mailed: the person will have requested another one. */
const RESET_MS = HOUR_MS / 2

/** Puts a mail into the outbox, from which it is sent. */
export function putMail<Kind extends MailKind>(db: Database, mail: GivenMail<Kind>, now: Date): Promise<void> {
  return insertMails(db, [newMail(mail, now)], now)
}

export const newMail = <Kind extends MailKind>(mail: GivenMail<Kind>, now: Date): NewMail => ({
  kind: mail.kind,
  address: mail.address,
  locale: mail.locale ?? null,
  data: mail.data,
  onceKey: mail.onceKey ?? null,
  expiresAt: new Date(now.getTime() + (mail.kind === 'reset_password' ? RESET_MS : GIVE_UP_MS)),
})
