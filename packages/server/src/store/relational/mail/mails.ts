import type { MailFailure, MailKind, MailState } from '@sightline/api-client/contract'
import { sql, type Selectable } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Database } from '../database.ts'
import type { MailTable } from '../schema/mail.ts'

export type Mail = Selectable<MailTable>

export interface NewMail {
  kind: MailKind
  address: string
  /** The language; null takes that of the recipient's account. */
  locale: string | null
  data: Readonly<Record<string, unknown>>
  /** A key that keeps a mail from being added twice; null for a mail without one. */
  onceKey: string | null
  expiresAt: Date
}

/** The number of values of one statement, which databases limit. */
const AT_ONCE = 500
/**
 * The state is a literal, because a partial index holds waiting mails; the database would not use it for a bound value.
 */
const WAITING = sql.lit<MailState>('waiting')

/** Inserts mails; those whose key exists are left out. */
export async function insertMails(db: Database, mails: readonly NewMail[], now: Date): Promise<void> {
  const at = now.toISOString()
  for (let from = 0; from < mails.length; from += AT_ONCE) {
    const rows = mails.slice(from, from + AT_ONCE).map((mail) => ({
      uuid: randomUUID(),
      kind: mail.kind,
      address: mail.address,
      locale: mail.locale,
      data: JSON.stringify(mail.data),
      once_key: mail.onceKey,
      next_at: at,
      expires_at: mail.expiresAt.toISOString(),
      created_at: at,
    }))
    await db
      .insertInto('mail')
      .values(rows)
      .onConflict((conflict) => conflict.column('once_key').doNothing())
      .execute()
  }
}

/** The time for which nobody else sends a mail that a server has claimed. */
const CLAIM_MS = 10 * 60_000

/** Claims the mail that has waited longest, and counts the attempt; undefined where none may be sent now. */
export async function claimMail(db: Database, serverId: string, now: Date): Promise<Mail | undefined> {
  const at = now.toISOString()
  for (;;) {
    const next = await claimable(db, at).select('id').orderBy('next_at').orderBy('id').limit(1).executeTakeFirst()
    if (next === undefined) return undefined
    const claimed = await db
      .updateTable('mail')
      .set((column) => ({
        claimed_by: serverId,
        claimed_until: new Date(now.getTime() + CLAIM_MS).toISOString(),
        attempts: column('attempts', '+', 1),
      }))
      .where('id', '=', next.id)
      .where('state', '=', 'waiting')
      .where((row) => row.or([row('claimed_until', 'is', null), row('claimed_until', '<', at)]))
      .returningAll()
      .executeTakeFirst()
    if (claimed !== undefined) return claimed
  }
}

const claimable = (db: Database, at: string) =>
  db
    .selectFrom('mail')
    .where('state', '=', WAITING)
    .where('next_at', '<=', at)
    .where((row) => row.or([row('claimed_until', 'is', null), row('claimed_until', '<', at)]))

/** Releases the mails that this server had claimed before it ended, so that they are sent again. */
export async function releaseMails(db: Database, serverId: string): Promise<void> {
  await db
    .updateTable('mail')
    .set({ claimed_by: null, claimed_until: null })
    .where('state', '=', WAITING)
    .where('claimed_by', '=', serverId)
    .execute()
}

export interface MailError {
  failure: MailFailure
  /** The mail server's answer. */
  error: string
}

/** Ends a claimed mail. */
export async function endMail(
  db: Database,
  id: number,
  state: Exclude<MailState, 'waiting'>,
  now: Date,
  reason?: MailError,
): Promise<void> {
  await db
    .updateTable('mail')
    .set({ state, finished_at: now.toISOString(), claimed_by: null, claimed_until: null, ...reason })
    .where('id', '=', id)
    .execute()
}

/** Postpones a claimed mail. */
export async function deferMail(db: Database, id: number, reason: MailError, nextAt: Date): Promise<void> {
  await db
    .updateTable('mail')
    .set({ next_at: nextAt.toISOString(), claimed_by: null, claimed_until: null, ...reason })
    .where('id', '=', id)
    .execute()
}

/** Gives up mails that have waited for too long. @returns their number */
export async function expireMails(db: Database, now: Date): Promise<number> {
  const at = now.toISOString()
  const expired = await db
    .updateTable('mail')
    .set({ state: 'dead', finished_at: at, failure: sql<MailFailure>`coalesce(failure, 'expired')` })
    .where('state', '=', WAITING)
    .where('expires_at', '<=', at)
    .where((row) => row.or([row('claimed_until', 'is', null), row('claimed_until', '<', at)]))
    .executeTakeFirst()
  return Number(expired.numUpdatedRows)
}

export async function removeMailsBefore(db: Database, finishedBefore: Date): Promise<void> {
  await db.deleteFrom('mail').where('finished_at', '<', finishedBefore.toISOString()).execute()
}

/** Queues a mail again that was given up. @returns whether there was one */
export async function retryMail(db: Database, id: number, expiresAt: Date, now: Date): Promise<boolean> {
  const retried = await db
    .updateTable('mail')
    .set({ state: 'waiting', next_at: now.toISOString(), expires_at: expiresAt.toISOString(), finished_at: null })
    .where('id', '=', id)
    .where('state', '=', 'dead')
    .executeTakeFirst()
  return Number(retried.numUpdatedRows) > 0
}

/** Makes the mails due at once that wait after a failure. */
export async function retryWaitingMails(db: Database, now: Date): Promise<void> {
  const at = now.toISOString()
  await db
    .updateTable('mail')
    .set({ next_at: at })
    .where('state', '=', WAITING)
    .where('failure', 'is not', null)
    .where('next_at', '>', at)
    .execute()
}
