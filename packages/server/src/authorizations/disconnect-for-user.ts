import { noteTargets } from '../audit/audit.ts'
import { ApiError } from '../errors.ts'
import type { Database } from '../store/relational/database.ts'
import { findConnection, type Connection } from '../store/relational/accounts/connections.ts'
import { insertNotices } from '../store/relational/accounts/notices.ts'
import type { Authorizations } from './authorizations.ts'

const names: Readonly<Record<Connection['provider'], string>> = {
  google: 'Google',
  github: 'GitHub',
  cloudflare: 'Cloudflare',
}

/** Disconnects somebody's account and tells them why. @throws {ApiError} not_found */
export async function disconnectForUser(
  db: Database,
  authorizations: Pick<Authorizations, 'disconnect'>,
  { connectionId, reason }: { connectionId: number; reason: string },
  now: Date,
): Promise<{ is_revoked: boolean }> {
  const connection = await findConnection(db, connectionId)
  if (connection === undefined) throw new ApiError('not_found')
  const { user_id: userId, provider, label } = connection
  await noteTargets([userId])
  const isRevoked = await authorizations.disconnect(connection)
  const title = `${names[provider]} account disconnected`
  const body = `An administrator has disconnected ${label}: ${reason}`
  await insertNotices(db, [{ userId, kind: 'message', title, body, onceKey: null }], now)
  return { is_revoked: isRevoked }
}
