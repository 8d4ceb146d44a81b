import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { ReconciliationTable } from '../schema/billing.ts'

export type ReconciliationRow = Selectable<ReconciliationTable>

export async function beginReconciliation(db: Database, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('reconciliation')
    .values({ started_at: now.toISOString(), ended_at: null, error: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function endReconciliation(
  db: Database,
  id: number,
  result: { customers: number; differences: number; error: string | null },
  now: Date,
): Promise<void> {
  await db
    .updateTable('reconciliation')
    .set({ ...result, ended_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
}

export const lastReconciliation = (db: Database): Promise<ReconciliationRow | undefined> =>
  db.selectFrom('reconciliation').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()
