import { recordAuditTargets } from '../audit/audit.ts'
import { ApiError } from '../errors.ts'
import { mailTexts } from '../mail/texts/mail-texts.ts'
import type { Database } from '../store/relational/database.ts'
import { findConnection } from '../store/relational/accounts/connections.ts'
import { insertNotices } from '../store/relational/accounts/notices.ts'
import type { Connections } from './connections.ts'

/** Staff removes a user's connection; the user is told why. @throws {ApiError} not_found */
export async function disconnectByStaff(
  db: Database,
  connections: Pick<Connections, 'disconnect'>,
  { connectionId, reason }: { connectionId: number; reason: string },
  now: Date,
): Promise<{ is_revoked: boolean }> {
  const connection = await findConnection(db, connectionId)
  if (connection === undefined) throw new ApiError('not_found')
  const { user_id: userId, provider, label } = connection
  await recordAuditTargets([userId])
  const isRevoked = await connections.disconnect(connection)
  // Shown where the notice's own texts are not: it is put into words from its kind and data.
  const { subject, body } = mailTexts('en-US').connectionEnded(provider, label, reason, isRevoked)
  const notice = {
    userId,
    kind: 'connection_ended' as const,
    title: subject,
    body: body.join(' '),
    data: { provider, label, reason, is_revoked: isRevoked },
    link: '/authorization',
    onceKey: null,
  }
  await insertNotices(db, [notice], now)
  return { is_revoked: isRevoked }
}
