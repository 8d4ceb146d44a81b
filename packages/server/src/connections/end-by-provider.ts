import type { MessageKey } from '@sightline/api-client/contract'
import { mailTexts } from '../mail/texts/mail-texts.ts'
import type { Database } from '../store/relational/database.ts'
import { markReconnect, type Connection } from '../store/relational/accounts/connections.ts'
import { insertNotices } from '../store/relational/accounts/notices.ts'

/** Ends a connection whose tokens the provider no longer accepts, and tells its user, once. */
export function endByProvider(db: Database, connection: Connection, error: MessageKey, now: Date): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    if (!(await markReconnect(transaction, connection.id, connection, { error, now }))) return
    const { user_id: userId, provider, label } = connection
    // Shown where the notice's own texts are not: it is put into words from its kind and data.
    const { subject, body } = mailTexts('en-US').connectionLost(provider, label)
    const notice = {
      userId,
      kind: 'connection_ended' as const,
      title: subject,
      body: body.join(' '),
      data: { provider, label, reason: null },
      link: '/authorization',
      onceKey: null,
    }
    await insertNotices(transaction, [notice], now)
  })
}
