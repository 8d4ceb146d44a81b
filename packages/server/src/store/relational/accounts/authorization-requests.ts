import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { AuthorizationRequestTable } from '../schema/connections.ts'

export type AuthorizationRequest = Selectable<AuthorizationRequestTable>

/** Keeps a request, and forgets those whose time is over. */
export async function insertAuthorizationRequest(
  db: Database,
  request: Insertable<AuthorizationRequestTable>,
  now: Date,
): Promise<void> {
  await db.deleteFrom('authorization_request').where('expires_at', '<=', now.toISOString()).execute()
  await db.insertInto('authorization_request').values(request).execute()
}

/**
 * Writes down with what the browser came back: the first time only.
 * @returns undefined where nobody was sent with this state, or came back already
 */
export function writeReturned(
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

/** Whoever finishes: the session that began, or the browser that did. */
export type Finisher = Pick<AuthorizationRequest, 'user_id' | 'session_id'> | Pick<AuthorizationRequest, 'binding_hash'>

/** Takes a request that came back, so that it is used once. @returns undefined where this is not whoever began it */
export function takeAuthorizationRequest(
  db: Database,
  stateHash: string,
  finisher: Finisher,
  now: Date,
): Promise<AuthorizationRequest | undefined> {
  let query = db
    .deleteFrom('authorization_request')
    .where('state_hash', '=', stateHash)
    .where('returned', 'is not', null)
    .where('expires_at', '>', now.toISOString())
  if ('session_id' in finisher)
    query = query.where('user_id', '=', finisher.user_id).where('session_id', '=', finisher.session_id)
  else query = query.where('binding_hash', '=', finisher.binding_hash).where('user_id', 'is', null)
  return query.returningAll().executeTakeFirst()
}

export async function deleteAuthorizationRequests(db: Database): Promise<void> {
  await db.deleteFrom('authorization_request').execute()
}
