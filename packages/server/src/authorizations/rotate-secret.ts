import type { Database } from '../store/relational/database.ts'
import { deleteAuthorizationRequests } from '../store/relational/accounts/authorization-requests.ts'
import { listEncrypted, writeEncrypted } from '../store/relational/accounts/connections.ts'
import { connectionContext, createEncryption } from './encryption.ts'

/**
 * Encrypts the tokens of every connection for another secret, all or none. Requests that are under way begin again.
 * What is encrypted for the other secret already stays, so that it can be done once more after it was cut short.
 * @returns how many connections hold tokens @throws {Error} where a token is of neither secret
 */
export async function encryptForSecret(db: Database, current: string, next: string): Promise<number> {
  const before = createEncryption(current)
  const after = createEncryption(next)
  return db.transaction().execute(async (transaction) => {
    const connections = await listEncrypted(transaction)
    for (const connection of connections) {
      const context = connectionContext(connection)
      const renewed = (token: string | null) =>
        token === null || canDecrypt(after, token, context)
          ? token
          : after.encrypt(before.decrypt(token, context), context)
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
