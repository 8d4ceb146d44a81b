import { randomUUID } from 'node:crypto'
import type { Database } from './database.ts'
import type { User } from './users.ts'

export async function insertUserSession(
  db: Database,
  session: { userId: number; now: Date; expiresAt: Date },
): Promise<string> {
  const id = randomUUID()
  // Whoever signs in clears what has ended; nothing else reads it.
  await db.deleteFrom('user_session').where('expires_at', '<', session.now.toISOString()).execute()
  await db
    .insertInto('user_session')
    .values({
      id,
      user_id: session.userId,
      created_at: session.now.toISOString(),
      expires_at: session.expiresAt.toISOString(),
      ended_at: null,
    })
    .execute()
  return id
}

/** The person of a session that has not ended; undefined otherwise. */
export function findUserOfSession(db: Database, sessionId: string, now: Date): Promise<User | undefined> {
  return db
    .selectFrom('user_session')
    .innerJoin('app_user', 'app_user.id', 'user_session.user_id')
    .selectAll('app_user')
    .where('user_session.id', '=', sessionId)
    .where('user_session.ended_at', 'is', null)
    .where('user_session.expires_at', '>', now.toISOString())
    .executeTakeFirst()
}

export async function endUserSession(db: Database, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('user_session')
    .set({ ended_at: now.toISOString() })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute()
}
