import type { ApiKeyScope } from '@sightline/api-client/contract'
import type { Selectable } from 'kysely'
import { createHash } from 'node:crypto'
import type { Database } from '../database.ts'
import { isDiskFull } from '../../disk-space.ts'
import { countOf } from '../paging.ts'
import type { ApiKeyTable } from '../schema/users.ts'
import type { User } from './users.ts'

export type ApiKey = Selectable<ApiKeyTable>

const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex')

/** The rights of a key, and its sites: undefined for all that its owner sees. */
export interface KeyRights {
  scopes: readonly ApiKeyScope[]
  siteIds: ReadonlySet<number> | undefined
}

export const rightsOfKey = ({ scopes, site_ids }: Pick<ApiKey, 'scopes' | 'site_ids'>): KeyRights => ({
  scopes: JSON.parse(scopes) as ApiKeyScope[],
  siteIds: site_ids === null ? undefined : new Set(JSON.parse(site_ids) as number[]),
})

/** The active owner of a key, with its rights; undefined otherwise. Records the use of the key. */
export async function findUserOfApiKey(
  db: Database,
  key: string,
  now: Date,
): Promise<{ user: User; rights: KeyRights } | undefined> {
  const hash = hashOfKey(key)
  const found = await db
    .selectFrom('api_key')
    .innerJoin('app_user', 'app_user.id', 'api_key.user_id')
    .selectAll('app_user')
    .select(['api_key.scopes', 'api_key.site_ids'])
    .where('api_key.key_hash', '=', hash)
    .where('app_user.status', '=', 'active')
    .where('app_user.deleted_at', 'is', null)
    .executeTakeFirst()
  if (found === undefined) return undefined
  const { scopes, site_ids, ...user } = found
  await recordUse(db, hash, now).catch((error: unknown) => {
    // A full disk only loses the record of the use: the key still works.
    if (!isDiskFull(error)) throw error
  })
  return { user, rights: rightsOfKey({ scopes, site_ids }) }
}

export const countApiKeys = (db: Database, userId: number): Promise<number> =>
  countOf(db.selectFrom('api_key').where('user_id', '=', userId))

/** The keys of a user, newest first. */
export function listApiKeys(db: Database, userId: number): Promise<ApiKey[]> {
  return db.selectFrom('api_key').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').execute()
}

interface NewApiKey {
  userId: number
  name: string
  key: string
  prefix: string
  rights: KeyRights
  now: Date
}

export function insertApiKey(db: Database, { userId, name, key, prefix, rights, now }: NewApiKey): Promise<ApiKey> {
  return db
    .insertInto('api_key')
    .values({
      user_id: userId,
      name,
      prefix,
      key_hash: hashOfKey(key),
      scopes: JSON.stringify(rights.scopes),
      site_ids: rights.siteIds === undefined ? null : JSON.stringify([...rights.siteIds]),
      created_at: now.toISOString(),
      last_used_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** @returns whether it was a key of this user */
export async function deleteApiKey(db: Database, userId: number, id: number): Promise<boolean> {
  const deleted = await db.deleteFrom('api_key').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()
  return Number(deleted.numDeletedRows) > 0
}

export async function deleteApiKeysOf(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('api_key').where('user_id', '=', userId).execute()
}

const NOTE_EVERY_MS = 60_000

/** Records the use of a key, at most once a minute. */
async function recordUse(db: Database, hash: string, now: Date): Promise<void> {
  await db
    .updateTable('api_key')
    .set({ last_used_at: now.toISOString() })
    .where('key_hash', '=', hash)
    .where((where) =>
      where.or([
        where('last_used_at', 'is', null),
        where('last_used_at', '<', new Date(now.getTime() - NOTE_EVERY_MS).toISOString()),
      ]),
    )
    .execute()
}
