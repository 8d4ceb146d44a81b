import { apiKeyLimits, type ApiKeyScope } from '@sightline/api-client/contract'
import { randomBytes } from 'node:crypto'
import { ApiError } from '../errors.ts'
import {
  countApiKeys,
  insertApiKey,
  listApiKeys,
  rightsOfKey,
  type ApiKey,
} from '../store/relational/accounts/api-keys.ts'
import type { Database } from '../store/relational/database.ts'
import { idOf } from '../store/relational/ids.ts'
import { lockUser } from '../store/relational/lock.ts'
import { listVisibleSites } from '../store/relational/sites/sites.ts'

/** The prefix of every API key; no token begins with it. */
export const API_KEY_PREFIX = 'slk_'
/** The number of characters that are shown: enough to recognize a key, far too few to guess the rest. */
const SHOWN_LENGTH = 12

interface GivenKey {
  name: string
  scopes?: readonly ApiKeyScope[] | undefined
  /** The sites of the key; absent for all that its owner sees. */
  site_ids?: readonly string[] | undefined
}

/**
 * Creates a key with the given scopes, within the rights of its owner. Only its hash is stored.
 * @throws {ApiError} too_many_keys, site_no_permission, or not_found for an account that was just deleted
 */
export async function createApiKey(
  db: Database,
  userId: number,
  { name, scopes = ['read_statistics'], site_ids }: GivenKey,
  now: Date,
): Promise<{ row: ShownApiKey; key: string }> {
  const siteIds = site_ids === undefined ? undefined : new Set(site_ids.map(idOf))
  const visible = new Set((await listVisibleSites(db, userId)).map(({ id }) => id))
  if (siteIds !== undefined && ![...siteIds].every((id) => visible.has(id))) throw new ApiError('site_no_permission')
  const key = API_KEY_PREFIX + randomBytes(32).toString('base64url')
  const row = await db.transaction().execute(async (transaction) => {
    if (!(await lockUser(transaction, userId))) throw new ApiError('not_found')
    if ((await countApiKeys(transaction, userId)) >= apiKeyLimits.perUser) throw new ApiError('too_many_keys')
    const prefix = key.slice(0, SHOWN_LENGTH)
    return insertApiKey(transaction, { userId, name, key, prefix, rights: { scopes, siteIds }, now })
  })
  const [shown] = await shownKeys(db, userId, [row])
  if (shown === undefined) throw new Error('the key is gone')
  return { key, row: shown }
}

/** A key as its owner sees it, with those of its sites that its owner can still see. */
export interface ShownApiKey extends Pick<ApiKey, 'id' | 'name' | 'prefix' | 'created_at' | 'last_used_at'> {
  scopes: ApiKeyScope[]
  sites: { id: number; name: string; domain: string }[] | null
}

/** The keys of a person, newest first. */
export const listOwnApiKeys = async (db: Database, userId: number): Promise<ShownApiKey[]> =>
  shownKeys(db, userId, await listApiKeys(db, userId))

async function shownKeys(db: Database, userId: number, keys: readonly ApiKey[]): Promise<ShownApiKey[]> {
  const visible = await listVisibleSites(db, userId)
  return keys.map(({ id, name, prefix, created_at, last_used_at, ...kept }) => {
    const { scopes, siteIds } = rightsOfKey(kept)
    const sites = siteIds === undefined ? null : visible.filter((site) => siteIds.has(site.id))
    return { id, name, prefix, created_at, last_used_at, scopes: [...scopes], sites }
  })
}
