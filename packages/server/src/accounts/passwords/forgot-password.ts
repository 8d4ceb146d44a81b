import { putMail } from '../../mail/put-mail.ts'
import type { RateLimit } from '../../rate-limit.ts'
import type { Database } from '../../store/relational/database.ts'

interface Parts {
  db: Database
  /** Limits the requests by address. */
  resetLimit: Pick<RateLimit, 'wait'>
  now: () => Date
}

/**
 * Puts a mail with a link to a new password into the outbox. The work is the same for every address, so that its time
 * does not reveal accounts: no account is looked up here, and the mail is composed, or dropped, at the outbox's next
 * look.
 */
export async function forgotPassword(
  { db, resetLimit, now }: Parts,
  { email, locale }: { email: string; locale?: string | null | undefined },
): Promise<void> {
  const at = now()
  if (resetLimit.wait(email, at.getTime()) > 0) return
  await putMail(db, { kind: 'reset_password', address: email, data: {}, locale }, at)
}
