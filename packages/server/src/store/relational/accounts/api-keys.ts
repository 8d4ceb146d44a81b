import type { Selectable } from 'kysely'
import { createHash } from 'node:crypto'
import type { Database } from '../database.ts'
import { isDiskFull } from '../../disk-space.ts'
import { countOf } from '../paging.ts'
import type { ApiKeyTable } from '../schema/users.ts'
import type { User } from './users.ts'

export type ApiKey = Selectable<ApiKeyTable>

const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex')

/** The active person who has this key; undefined otherwise. Notes that it was used. */
export async function findUserOfApiKey(db: Database, key: string, now: Date): Promise<User | undefined> {
  const hash = hashOfKey(key)
  const user = await db
    .selectFrom('api_key')
    .innerJoin('app_user', 'app_user.id', 'api_key.user_id')
    .selectAll('app_user')
    .where('api_key.key_hash', '=', hash)
    .where('app_user.status', '=', 'active')
    .where('app_user.deleted_at', 'is', null)
    .executeTakeFirst()
  if (user === undefined) return undefined
  await noteUse(db, hash, now).catch((error: unknown) => {
    // Nothing depends on it: the key holds on a full disk too.
    if (!isDiskFull(error)) throw error
  })
  return user
}

export const countApiKeys = (db: Database, userId: number): Promise<number> =>
  countOf(db.selectFrom('api_key').where('user_id', '=', userId))

/** Newest first. */
export function listApiKeys(db: Database, userId: number): Promise<ApiKey[]> {
  return db.selectFrom('api_key').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').execute()
}

export function insertApiKey(
  db: Database,
  { userId, name, key, prefix, now }: { userId: number; name: string; key: string; prefix: string; now: Date },
): Promise<ApiKey> {
  return db
    .insertInto('api_key')
    .values({
      user_id: userId,
      name,
      prefix,
      key_hash: hashOfKey(key),
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

/** Once a minute is enough to tell whether a key is in use. */
async function noteUse(db: Database, hash: string, now: Date): Promise<void> {
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
