import { apiKeyLimits } from '@sightline/api-client/contract'
import { randomBytes } from 'node:crypto'
import { ApiError } from '../errors.ts'
import { countApiKeys, insertApiKey, type ApiKey } from '../store/relational/accounts/api-keys.ts'
import type { Database } from '../store/relational/database.ts'
import { lockUser } from '../store/relational/lock.ts'

/** Every API key begins with this, and no token does. */
export const API_KEY_PREFIX = 'slk_'
/** Enough to recognise a key by, and far too little to guess the rest. */
const SHOWN_LENGTH = 12

/**
 * Makes a key that reads statistics as its owner may. Only its hash is kept.
 * @throws {ApiError} too_many_keys, or not_found for an account that was just deleted
 */
export function createApiKey(
  db: Database,
  userId: number,
  name: string,
  now: Date,
): Promise<{ row: ApiKey; key: string }> {
  const key = API_KEY_PREFIX + randomBytes(32).toString('base64url')
  return db.transaction().execute(async (transaction) => {
    if (!(await lockUser(transaction, userId))) throw new ApiError('not_found')
    if ((await countApiKeys(transaction, userId)) >= apiKeyLimits.perUser) throw new ApiError('too_many_keys')
    return { key, row: await insertApiKey(transaction, { userId, name, key, prefix: key.slice(0, SHOWN_LENGTH), now }) }
  })
}
