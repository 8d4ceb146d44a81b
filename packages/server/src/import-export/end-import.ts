import type { ClickHouseClient } from '../store/clickhouse/clickhouse.ts'
import { readImportedSpan } from '../store/clickhouse/import/imported-events.ts'
import type { Database } from '../store/relational/database.ts'
import { changeEventImport, deleteEventImport, type EventImport } from '../store/relational/jobs/event-imports.ts'

/**
 * Reads what an import has added, however far it came.
 * @returns what keeps that with the import, or forgets the import that has added nothing
 */
export async function readOutcome(
  client: ClickHouseClient,
  { id, website_id }: Pick<EventImport, 'id' | 'website_id'>,
  now: Date,
): Promise<(transaction: Database) => Promise<void>> {
  const { events, first, last } = await readImportedSpan(client, { siteId: website_id, importId: id })
  if (first === null || last === null) return (transaction) => deleteEventImport(transaction, id)
  return (transaction) =>
    changeEventImport(transaction, id, {
      state: 'kept',
      events,
      first_at: new Date(first).toISOString(),
      last_at: new Date(last).toISOString(),
      finished_at: now.toISOString(),
    })
}
