import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { AuthorizationRequestTable } from '../schema/connections.ts'

export type AuthorizationRequest = Selectable<AuthorizationRequestTable>

/** Stores a request, and deletes expired ones. */
export async function insertAuthorizationRequest(
  db: Database,
  request: Insertable<AuthorizationRequestTable>,
  now: Date,
): Promise<void> {
  await db.deleteFrom('authorization_request').where('expires_at', '<=', now.toISOString()).execute()
  await db.insertInto('authorization_request').values(request).execute()
}

/**
 * Stores the parameters with which the browser returned, the first time only.
 * @returns undefined where no request has this state, or its browser has returned before
 */
export function storeReturnedParameters(
  db: Database,
  stateHash: string,
  returned: string,
  now: Date,
): Promise<AuthorizationRequest | undefined> {
  return db
    .updateTable('authorization_request')
    .set({ returned })
    .where('state_hash', '=', stateHash)
    .where('returned', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returningAll()
    .executeTakeFirst()
}

/** The session, or the browser, that finishes a request it began. */
export type Finisher = Pick<AuthorizationRequest, 'user_id' | 'session_id' | 'binding_hash'>

/**
 * Takes a request whose browser has returned, so that it is used once. @returns undefined where this session or browser
 * did not begin it
 */
export function takeAuthorizationRequest(
  db: Database,
  stateHash: string,
  { user_id, session_id, binding_hash }: Finisher,
  now: Date,
): Promise<AuthorizationRequest | undefined> {
  const returned = db
    .deleteFrom('authorization_request')
    .where('state_hash', '=', stateHash)
    .where('returned', 'is not', null)
    .where('expires_at', '>', now.toISOString())
  const own =
    user_id === null
      ? returned.where('user_id', 'is', null).where('binding_hash', '=', binding_hash)
      : returned.where('user_id', '=', user_id).where('session_id', '=', session_id)
  return own.returningAll().executeTakeFirst()
}

export async function deleteAuthorizationRequests(db: Database): Promise<void> {
  await db.deleteFrom('authorization_request').execute()
}
