import { invalidFields } from '../../errors.ts'
import type { User } from '../../store/relational/accounts/users.ts'
import type { Attempts } from './password-attempts.ts'
import { isPasswordOf } from './hash-password.ts'

/**
 * Checks the password of a person who is signed in. @throws {ApiError} password_wrong @throws {TooManyAttemptsError}
 */
export async function checkPassword(
  attempts: Attempts,
  { user, network }: { user: User; network: string },
  password: string,
  now: Date,
): Promise<void> {
  // These attempts have a key of their own, so that guesses at the sign-in do not keep the owner from a change.
  const attempt = await attempts.begin({ key: `change ${user.id}`, userId: user.id, network }, now)
  if (!(await isPasswordOf(user, password))) throw invalidFields({ password: 'password_wrong' }, 'password_wrong')
  await attempt.succeeded()
}
