import type { PasswordLinks } from '../accounts/passwords/password-links.ts'
import { hashPassword } from '../accounts/passwords/hash-password.ts'
import { ApiError } from '../errors.ts'
import { putMail } from '../mail/put-mail.ts'
import { replaceAddresses } from '../store/relational/accounts/addresses.ts'
import type { Database } from '../store/relational/database.ts'
import { insertInvitedUser, unlessEmailTaken } from '../store/relational/accounts/user-changes.ts'
import type { User } from '../store/relational/accounts/users.ts'
import type { GivenUserChange } from './change-user.ts'
import { appUserRow, type AppUserRow } from './user-row.ts'

export type GivenUser = Omit<GivenUserChange, 'status'> &
  Pick<User, 'email' | 'level'> & { password?: string | undefined }

/**
 * Adds a user who has not signed in yet, so that the whole trial is ahead.
 * @param mail The words of the mail with the link; undefined where none is sent.
 * @returns the user, and a one-time link that sets the password where none was given
 * @throws {ApiError} email_taken
 */
export async function addUser(
  db: Database,
  links: Pick<PasswordLinks, 'passwordLink'>,
  { password, addresses = [], ...fields }: GivenUser,
  now: Date,
  mail?: { inviter: string; locale: string | null },
): Promise<{ user: AppUserRow; link: string | null }> {
  const passwordHash = password === undefined ? '' : await hashPassword(password)
  const added = await unlessEmailTaken(() =>
    db.transaction().execute(async (transaction) => {
      const user = await insertInvitedUser(transaction, { ...fields, passwordHash }, now)
      await replaceAddresses(transaction, user.id, addresses, now)
      if (password === undefined && mail !== undefined) {
        const { inviter, locale } = mail
        const data = { user_id: user.id, inviter }
        await putMail(transaction, { kind: 'account_invitation', address: user.email, data, locale }, now)
      }
      return user
    }),
  )
  if (added === undefined) throw new ApiError('email_taken', { fields: { email: 'email_taken' } })
  const link = password === undefined ? await links.passwordLink(added) : null
  return { user: await appUserRow(db, added, now), link }
}
