import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { UserSessionTable } from '../schema/users.ts'
import { findUser, type User } from './users.ts'

export type UserSession = Selectable<UserSessionTable>

export interface NewUserSession {
  id: string
  userId: number
  /** The hash of the refresh token; null for a session that ends with its token. */
  refreshHash: string | null
  agent: string | null
  /** The country, ISO 3166-1 alpha-2. */
  country?: string | null
  /** The mode and the administrator, where the session views this user's account. */
  viewAs?: { mode: 'read' | 'write'; actorId: number }
  expiresAt: Date
  now: Date
}

/** @returns whether there was no session with this id */
export async function insertUserSession(db: Database, session: NewUserSession): Promise<boolean> {
  const inserted = await db
    .insertInto('user_session')
    .values({
      id: session.id,
      user_id: session.userId,
      created_at: session.now.toISOString(),
      expires_at: session.expiresAt.toISOString(),
      ended_at: null,
      refresh_hash: session.refreshHash,
      agent: session.agent,
      country: session.country ?? null,
      last_used_at: session.now.toISOString(),
      view_as: session.viewAs?.mode ?? null,
      actor_id: session.viewAs?.actorId ?? null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return Number(inserted.numInsertedOrUpdatedRows ?? 0) > 0
}

/** Whether there is a session with an id, even one that has ended. */
export async function hasUserSession(db: Database, id: string): Promise<boolean> {
  return (await db.selectFrom('user_session').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/** Deletes expired sessions, which are never read. */
export async function deleteExpiredSessions(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('user_session').where('expires_at', '<', now.toISOString()).execute()
}

/** The session with an id; undefined where there is none, or it has ended. */
export function findUserSession(db: Database, id: string, now: Date): Promise<UserSession | undefined> {
  return running(db, now).selectAll().where('id', '=', id).executeTakeFirst()
}

/** The running sessions of a user, newest first. */
export function listUserSessions(db: Database, userId: number, now: Date): Promise<UserSession[]> {
  return running(db, now)
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

const running = (db: Database, now: Date) =>
  db.selectFrom('user_session').where('ended_at', 'is', null).where('expires_at', '>', now.toISOString())

/** The fields of a session that a call reads. */
export type CallSession = Pick<UserSession, 'id' | 'view_as' | 'actor_id' | 'expires_at'>

/** The active person of a session that has not ended; undefined otherwise. */
export async function findCaller(
  db: Database,
  sessionId: string,
  now: Date,
): Promise<{ user: User; session: CallSession } | undefined> {
  const session = await findUserSession(db, sessionId, now)
  if (session === undefined) return undefined
  const user = await findUser(db, session.user_id)
  if (user?.status !== 'active') return undefined
  return (await mayViewAs(db, session)) ? { user, session } : undefined
}

/** Viewing another person's account works only while the viewer is an administrator. */
async function mayViewAs(db: Database, { view_as, actor_id }: UserSession): Promise<boolean> {
  if (view_as === null) return true
  const actor = actor_id === null ? undefined : await findUser(db, actor_id)
  return actor?.status === 'active' && actor.level === 'admin'
}

export interface RefreshStep {
  sessionId: string
  /** The hash of the given refresh token, and of its successor. */
  from: string
  to: string
  previousUntil: Date
  expiresAt: Date
  now: Date
}

/**
 * Replaces the current refresh token by its successor, for one caller only. @returns whether `from` was the current one
 */
export async function rotateRefresh(db: Database, step: RefreshStep): Promise<boolean> {
  const at = step.now.toISOString()
  const rotated = await db
    .updateTable('user_session')
    .set({
      refresh_hash: step.to,
      previous_refresh_hash: step.from,
      previous_until: step.previousUntil.toISOString(),
      expires_at: step.expiresAt.toISOString(),
      last_used_at: at,
    })
    .where('id', '=', step.sessionId)
    .where('refresh_hash', '=', step.from)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst()
  return Number(rotated.numUpdatedRows) > 0
}

/** Gives a running session a new refresh token, which follows from none. @returns whether the session is running */
export async function replaceRefresh(
  db: Database,
  { sessionId, refreshHash, expiresAt, now }: { sessionId: string; refreshHash: string; expiresAt: Date; now: Date },
): Promise<boolean> {
  const at = now.toISOString()
  const replaced = await db
    .updateTable('user_session')
    .set({
      refresh_hash: refreshHash,
      previous_refresh_hash: null,
      previous_until: null,
      expires_at: expiresAt.toISOString(),
      last_used_at: at,
    })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst()
  return Number(replaced.numUpdatedRows) > 0
}

export async function endUserSession(db: Database, sessionId: string, now: Date): Promise<void> {
  await ending(db, now).where('id', '=', sessionId).execute()
}

/** @returns whether it was a running session of this user */
export async function endOwnSession(db: Database, userId: number, sessionId: string, now: Date): Promise<boolean> {
  const ended = await ending(db, now).where('user_id', '=', userId).where('id', '=', sessionId).executeTakeFirst()
  return Number(ended.numUpdatedRows) > 0
}

/** Ends every session of a user, and those in which the user views another person's account. */
export async function endSessionsOf(db: Database, userId: number, now: Date): Promise<void> {
  await ending(db, now).where('user_id', '=', userId).execute()
  await endViewsBy(db, userId, now)
}

/**
 * Ends the sessions as `endSessionsOf` does, except one of the user's own. @returns the number of the user's own that
 * were ended
 */
export async function endOtherSessions(db: Database, userId: number, keptId: string, now: Date): Promise<number> {
  const ended = await ending(db, now).where('user_id', '=', userId).where('id', '!=', keptId).executeTakeFirst()
  await endViewsBy(db, userId, now)
  return Number(ended.numUpdatedRows)
}

/** Ends the sessions in which an administrator views other people's accounts. */
export const endViewsBy = (db: Database, actorId: number, now: Date) =>
  ending(db, now).where('actor_id', '=', actorId).execute()

const ending = (db: Database, now: Date) =>
  db
    .updateTable('user_session')
    .set({ ended_at: now.toISOString() })
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
