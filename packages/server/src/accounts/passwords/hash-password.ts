import { hash, verify } from '@node-rs/argon2'

/** argon2id with the library's parameters, as a PHC string that names them. */
export const hashPassword = (password: string): Promise<string> => hash(password)

/**
 * Whether a password is the account's. Without an account or a password, the answer takes as long, so that its time
 * does not reveal whether there is an account.
 */
export async function isPasswordOf(
  account: { password_hash: string; deleted_at: string | null } | undefined,
  password: string,
): Promise<boolean> {
  if (account !== undefined && account.password_hash !== '' && account.deleted_at === null)
    return verify(account.password_hash, password)
  await verify(await decoy, password)
  return false
}

const decoy = hash('no account has this password')
