import type { MessageKey } from '@sightline/api-client/contract'
import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { ConnectionTable } from '../schema/connections.ts'

export type Connection = Selectable<ConnectionTable>

/** The fields that a provider has granted; tokens are encrypted. */
export type GrantedFields = Pick<
  Connection,
  'label' | 'scopes' | 'state' | 'refresh_token' | 'access_token' | 'access_expires_at'
>

/** The connections of a person, the oldest first. */
export function listConnections(db: Database, userId: number): Promise<Connection[]> {
  return db.selectFrom('connection').selectAll().where('user_id', '=', userId).orderBy('id').execute()
}

export function findConnection(db: Database, id: number): Promise<Connection | undefined> {
  return db.selectFrom('connection').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The connection of a Google account. */
export function findGoogleConnection(db: Database, subject: string): Promise<Connection | undefined> {
  return db
    .selectFrom('connection')
    .selectAll()
    .where('provider', '=', 'google')
    .where('subject', '=', subject)
    .executeTakeFirst()
}

/** The states of the Google accounts of these people. */
export function listGoogleStates(
  db: Database,
  userIds: readonly number[],
): Promise<Pick<Connection, 'user_id' | 'state'>[]> {
  if (userIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('connection')
    .select(['user_id', 'state'])
    .where('provider', '=', 'google')
    .where('user_id', 'in', userIds)
    .execute()
}

/**
 * Stores the granted tokens of an account, replacing those of an existing connection. A Google account of another
 * person is a unique violation.
 */
export function upsertConnection(
  db: Database,
  { user_id, provider, subject, ...granted }: GrantedFields & Pick<Connection, 'user_id' | 'provider' | 'subject'>,
  now: Date,
): Promise<Connection> {
  const at = now.toISOString()
  return db
    .insertInto('connection')
    .values({ user_id, provider, subject, ...granted, connected_at: at, created_at: at, updated_at: at })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'provider', 'subject']).doUpdateSet((column) => ({
        ...granted,
        last_error: null,
        last_error_at: null,
        updated_at: at,
        version: column('connection.version', '+', 1),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** @param current Encrypted refresh token that was used: one that was granted meanwhile stays. */
export async function writeRefreshed(
  db: Database,
  id: number,
  current: string,
  tokens: Partial<Pick<Connection, 'refresh_token' | 'access_token' | 'access_expires_at' | 'scopes' | 'state'>>,
): Promise<void> {
  await db
    .updateTable('connection')
    .set({ ...tokens, last_error: null, last_error_at: null })
    .where('id', '=', id)
    .where('refresh_token', '=', current)
    .execute()
}

/**
 * Marks a connection whose tokens the provider no longer accepts, and deletes them. @param current The encrypted token
 * that was used.
 * @returns false where others were granted meanwhile, or where it was marked already
 */
export async function markReconnect(
  db: Database,
  id: number,
  current: { refresh_token: string | null; access_token: string | null },
  { error, now }: { error: MessageKey; now: Date },
): Promise<boolean> {
  const column = current.refresh_token === null ? 'access_token' : 'refresh_token'
  const at = now.toISOString()
  const { numUpdatedRows } = await db
    .updateTable('connection')
    .set((expression) => ({
      state: 'reconnect',
      refresh_token: null,
      access_token: null,
      access_expires_at: null,
      last_error: error,
      last_error_at: at,
      updated_at: at,
      version: expression('version', '+', 1),
    }))
    .where('id', '=', id)
    .where(column, '=', current[column])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function writeResources(db: Database, id: number, resources: string): Promise<void> {
  await db.updateTable('connection').set({ resources }).where('id', '=', id).execute()
}

export async function recordConnectionUse(db: Database, id: number, now: Date): Promise<void> {
  await db.updateTable('connection').set({ last_used_at: now.toISOString() }).where('id', '=', id).execute()
}

/** @param error Null where the connection works again */
export async function recordConnectionError(
  db: Database,
  id: number,
  error: MessageKey | null,
  now: Date,
): Promise<void> {
  await db
    .updateTable('connection')
    .set({ last_error: error, last_error_at: error === null ? null : now.toISOString() })
    .where('id', '=', id)
    .execute()
}

/** @returns what was deleted; undefined where it was not there any more */
export function deleteConnection(db: Database, id: number): Promise<Connection | undefined> {
  return db.deleteFrom('connection').where('id', '=', id).returningAll().executeTakeFirst()
}

/** The columns of a connection that are encrypted. */
const encryptedColumns = ['refresh_token', 'access_token'] as const

/** The connections that hold a token. */
export function listEncrypted(db: Database): Promise<Connection[]> {
  return db
    .selectFrom('connection')
    .selectAll()
    .where((row) => row.or(encryptedColumns.map((column) => row(column, 'is not', null))))
    .orderBy('id')
    .execute()
}

export async function writeEncrypted(
  db: Database,
  id: number,
  tokens: Pick<Connection, (typeof encryptedColumns)[number]>,
): Promise<void> {
  await db.updateTable('connection').set(tokens).where('id', '=', id).execute()
}
