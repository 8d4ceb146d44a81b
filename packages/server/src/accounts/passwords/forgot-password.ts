import { putMail } from '../../mail/put-mail.ts'
import type { RateLimit } from '../../rate-limit.ts'
import type { Database } from '../../store/relational/database.ts'

interface Parts {
  db: Database
  /** Counts by address. */
  resetLimit: Pick<RateLimit, 'wait'>
  now: () => Date
}

/**
 * Has a link to a new password mailed, the same work for every address: nobody is looked up here, and the mail waits for the
 * next look of the outbox, so that it is not made, or dropped, while the answer is on its way.
 */
export async function forgotPassword(
  { db, resetLimit, now }: Parts,
  { email, locale }: { email: string; locale?: string | null | undefined },
): Promise<void> {
  const at = now()
  if (resetLimit.wait(email, at.getTime()) > 0) return
  await putMail(db, { kind: 'reset_password', address: email, data: {}, locale }, at)
}
