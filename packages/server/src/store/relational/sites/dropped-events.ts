import type { DropReason } from '@sightline/api-client/contract'
import { sql } from 'kysely'
import type { Database } from '../database.ts'

export interface DroppedCount {
  siteId: number
  /** The day in UTC, `2026-01-31`. */
  day: string
  reason: DropReason
  count: number
}

/** Adds counts to the stored ones. Deleted sites are ignored. */
export async function addDroppedEvents(db: Database, counts: readonly DroppedCount[]): Promise<void> {
  if (counts.length === 0) return
  await db.transaction().execute(async (transaction) => {
    for (const { siteId, day, reason, count } of counts) {
      await transaction
        .insertInto('dropped_events')
        .columns(['website_id', 'day', 'reason', 'count'])
        .expression(
          transaction
            .selectFrom('website')
            .select([
              'id',
              // PostgreSQL cannot infer the type of a bare parameter here.
              sql<string>`cast(${day} as text)`.as('day'),
              sql<string>`cast(${reason} as text)`.as('reason'),
              sql<number>`cast(${count} as bigint)`.as('count'),
            ])
            .where('id', '=', siteId),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['website_id', 'day', 'reason'])
            .doUpdateSet({ count: sql`dropped_events.count + excluded.count` }),
        )
        .execute()
    }
  })
}

/** The dropped events from a day on, by day. */
export async function listDroppedEvents(
  db: Database,
  siteId: number,
  firstDay: string,
): Promise<Omit<DroppedCount, 'siteId'>[]> {
  const rows = await db
    .selectFrom('dropped_events')
    .select(['day', 'reason', 'count'])
    .where('website_id', '=', siteId)
    .where('day', '>=', firstDay)
    .orderBy('day')
    .orderBy('reason')
    .execute()
  // Only reasons of the list are ever written, so the cast is safe.
  return rows.map(({ reason, ...row }) => ({ ...row, reason: reason as DropReason }))
}

export async function deleteDroppedEventsOf(db: Database, siteIds: readonly number[]): Promise<void> {
  await db.deleteFrom('dropped_events').where('website_id', 'in', siteIds).execute()
}

export async function deleteDroppedEventsBefore(db: Database, firstDay: string): Promise<void> {
  await db.deleteFrom('dropped_events').where('day', '<', firstDay).execute()
}
