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

/** Every API key begins with this, and no token does. */
export const API_KEY_PREFIX = 'slk_'
/** Enough to recognise a key by, and far too little to guess the rest. */
const SHOWN_LENGTH = 12

interface GivenKey {
  name: string
  scopes?: readonly ApiKeyScope[] | undefined
  /** Absent is for all sites that its owner sees. */
  site_ids?: readonly string[] | undefined
}

/**
 * Makes a key that may do what its scopes say, as far as its owner may. Only its hash is kept.
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

/** A key as its owner sees it: with the sites that it is for and that are still there for its owner. */
export interface ShownApiKey extends Pick<ApiKey, 'id' | 'name' | 'prefix' | 'created_at' | 'last_used_at'> {
  scopes: ApiKeyScope[]
  sites: { id: number; name: string; domain: string }[] | null
}

/** Newest first. */
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
