import type { MailKind } from '@sightline/api-client/contract'
import type { Database } from '../store/relational/database.ts'
import type { Outbox } from './outbox.ts'
import { putMail, type GivenMail } from './put-mail.ts'

interface Parts {
  db: Database
  /** Undefined where the instance sends no mail. */
  mail: Pick<Outbox, 'wake'> | undefined
  now: () => Date
}

/** Puts a mail into the outbox and has it sent soon. @returns whether this instance sends mail */
export async function sendSoon<Kind extends MailKind>(
  { db, mail, now }: Parts,
  given: GivenMail<Kind>,
): Promise<boolean> {
  if (mail === undefined) return false
  await putMail(db, given, now())
  mail.wake()
  return true
}
