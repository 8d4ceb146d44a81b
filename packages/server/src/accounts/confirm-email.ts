import { ApiError } from '../errors.ts'
import { putMail } from '../mail/put-mail.ts'
import type { MailLinks } from '../mail/mail-links.ts'
import { setEmail } from '../store/relational/accounts/emails.ts'
import { insertNotices } from '../store/relational/accounts/notices.ts'
import type { Database } from '../store/relational/database.ts'
import { unlessEmailTaken } from '../store/relational/accounts/user-changes.ts'
import { securityNotice } from '../notices/security-notice.ts'

/**
 * Makes a confirmed address the account's own, and informs the one before.
 * @throws {ApiError} link_invalid where the address of the account has changed since, email_taken
 */
export async function confirmEmail(
  db: Database,
  links: Pick<MailLinks, 'readConfirmation'>,
  code: string,
  now: Date,
): Promise<{ email: string }> {
  const { userId, email, previous } = await links.readConfirmation(code)
  const isSet = await unlessEmailTaken(() =>
    db.transaction().execute(async (transaction) => {
      const user = await setEmail(transaction, { userId, email, previous }, now)
      if (user === undefined) return false
      if (email !== previous) {
        const mail = {
          kind: 'email_changed',
          address: previous,
          data: { new_email: email },
          locale: user.locale,
        } as const
        await putMail(transaction, mail, now)
        await insertNotices(transaction, [securityNotice(userId, 'email_changed', email)], now)
      }
      return true
    }),
  )
  if (isSet === undefined) throw new ApiError('email_taken')
  if (!isSet) throw new ApiError('link_invalid')
  return { email }
}
