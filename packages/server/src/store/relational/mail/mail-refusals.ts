import type { MailKind } from '@sightline/api-client/contract'
import type { Database } from '../database.ts'

export async function refuseMails(db: Database, address: string, kind: MailKind, now: Date): Promise<void> {
  await db
    .insertInto('mail_refusal')
    .values({ address, kind, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['address', 'kind']).doNothing())
    .execute()
}

export async function acceptMails(db: Database, address: string, kind: MailKind): Promise<void> {
  await db.deleteFrom('mail_refusal').where('address', '=', address).where('kind', '=', kind).execute()
}

export async function areMailsRefused(db: Database, address: string, kind: MailKind): Promise<boolean> {
  const row = await db
    .selectFrom('mail_refusal')
    .select('address')
    .where('address', '=', address)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row !== undefined
}
