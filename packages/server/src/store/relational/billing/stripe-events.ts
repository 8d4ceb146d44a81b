import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { StripeEventTable } from '../schema/billing.ts'

export type StripeEventRow = Selectable<StripeEventTable>

/** Whether an event is done with; one that failed is not. */
export async function isKnownEvent(db: Database, eventId: string): Promise<boolean> {
  const row = await db
    .selectFrom('stripe_event')
    .select('event_id')
    .where('event_id', '=', eventId)
    .where('outcome', '<>', 'failed')
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps what became of an event. One that is done with stays so. */
export async function writeEvent(db: Database, event: Insertable<StripeEventTable>): Promise<void> {
  const { event_id: _id, type: _type, ...changes } = event
  await db
    .insertInto('stripe_event')
    .values(event)
    .onConflict((conflict) =>
      conflict.column('event_id').doUpdateSet(changes).where('stripe_event.outcome', '=', 'failed'),
    )
    .execute()
}

export const lastEvent = (db: Database): Promise<StripeEventRow | undefined> =>
  db.selectFrom('stripe_event').selectAll().orderBy('received_at', 'desc').limit(1).executeTakeFirst()

/** The newest events with that outcome. */
export const listEvents = (
  db: Database,
  outcome: StripeEventRow['outcome'],
  limit: number,
): Promise<StripeEventRow[]> =>
  db
    .selectFrom('stripe_event')
    .selectAll()
    .where('outcome', '=', outcome)
    .orderBy('received_at', 'desc')
    .limit(limit)
    .execute()

/** Stripe tells an event for three days at most. */
export async function forgetEvents(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('stripe_event').where('received_at', '<', before.toISOString()).execute()
}
