import type { Database } from '../store/relational/database.ts'
import { deleteAuthorizationRequests } from '../store/relational/accounts/authorization-requests.ts'
import { listEncrypted, writeEncrypted } from '../store/relational/accounts/connections.ts'
import { listTwoFactors, writeTwoFactorSecret } from '../store/relational/accounts/two-factors.ts'
import { connectionContext, createEncryption, twoFactorContext } from './encryption-at-rest.ts'

/**
 * Encrypts the tokens of every connection, and the secrets of second factors, for another secret, all or none. Requests that are under way begin again.
 * What is encrypted for the other secret already stays, so that it can be done once more after it was cut short.
 * @returns how many connections hold tokens @throws {Error} where a token is of neither secret
 */
export async function encryptForSecret(db: Database, current: string, next: string): Promise<number> {
  const before = createEncryption(current)
  const after = createEncryption(next)
  return db.transaction().execute(async (transaction) => {
    const renewedFor = (context: string) => (encrypted: string) =>
      canDecrypt(after, encrypted, context) ? encrypted : after.encrypt(before.decrypt(encrypted, context), context)
    for (const { user_id, secret } of await listTwoFactors(transaction))
      await writeTwoFactorSecret(transaction, user_id, renewedFor(twoFactorContext(user_id))(secret))
    const connections = await listEncrypted(transaction)
    for (const connection of connections) {
      const renew = renewedFor(connectionContext(connection))
      const renewed = (token: string | null) => (token === null ? null : renew(token))
      await writeEncrypted(transaction, connection.id, {
        refresh_token: renewed(connection.refresh_token),
        access_token: renewed(connection.access_token),
      })
    }
    await deleteAuthorizationRequests(transaction)
    return connections.length
  })
}

function canDecrypt(encryption: ReturnType<typeof createEncryption>, token: string, context: string): boolean {
  try {
    encryption.decrypt(token, context)
    return true
  } catch {
    return false
  }
}
