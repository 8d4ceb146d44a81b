import { invalidFields } from '../../errors.ts'
import type { User } from '../../store/relational/accounts/users.ts'
import type { Attempts } from '../attempts.ts'
import { isPasswordOf } from './passwords.ts'

/** Makes sure that whoever is signed in knows the password, too. @throws {ApiError} password_wrong @throws {TooManyAttemptsError} */
export async function checkPassword(
  attempts: Attempts,
  { user, network }: { user: User; network: string },
  password: string,
  now: Date,
): Promise<void> {
  // Counted apart from sign-ins: whoever uses those up must not keep the owner from a change.
  const attempt = await attempts.begin({ key: `change ${user.id}`, userId: user.id, network }, now)
  if (!(await isPasswordOf(user, password))) throw invalidFields({ password: 'password_wrong' }, 'password_wrong')
  await attempt.succeeded()
}
