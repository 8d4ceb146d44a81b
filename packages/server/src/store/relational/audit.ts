import type { FilterValues, SortColumn } from '@sightline/api-client/contract'
import { sql, type Selectable, type SqlBool } from 'kysely'
import type { Database } from './database.ts'
import { idOf } from './ids.ts'
import { inTransaction } from './in-transaction.ts'
import { isSinceDay, isUntilDay } from './list-filters.ts'
import { countOf, rowRangeOf, type Page } from './paging.ts'
import type { AuditEntryTable } from './schema/audit.ts'

export interface NewAuditEntry {
  actor: { id: number; email: string }
  /** The name of the call, such as `appUser.updateAppUser`. */
  action: string
  details: Readonly<Record<string, unknown>>
  targetIds: readonly string[]
  now: Date
}

/**
 * Records a call before it runs, so that it is known even if the server ends in the middle. @returns the id of the
 * entry
 */
export function insertAuditEntry(db: Database, entry: NewAuditEntry): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const { id } = await transaction
      .insertInto('audit_entry')
      .values({
        at: entry.now.toISOString(),
        actor_id: entry.actor.id,
        actor_email: entry.actor.email,
        action: entry.action,
        details: JSON.stringify(entry.details),
        outcome: 'started',
        message: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await addAuditTargets(transaction, id, entry.targetIds)
    return id
  })
}

/** Adds rows to the objects of an entry; those that it names already stay. */
export async function addAuditTargets(db: Database, entryId: number, targetIds: readonly string[]): Promise<void> {
  const targets = [...new Set(targetIds)].map((target_id) => ({ entry_id: entryId, target_id }))
  if (targets.length === 0) return
  await db
    .insertInto('audit_target')
    .values(targets)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function finishAuditEntry(
  db: Database,
  id: number,
  end: Pick<Selectable<AuditEntryTable>, 'outcome' | 'message'> & { changes?: string | null },
): Promise<void> {
  await db.updateTable('audit_entry').set(end).where('id', '=', id).execute()
}

export type AuditEntry = Selectable<AuditEntryTable>

export type AuditFilters = FilterValues<'auditEntries'>

// The `id` of a call about users is a user's, except in one whose `id` is an address; in other calls the name of the
// field tells the kind. A quotation mark inside a text is escaped in JSON, so it cannot look like a field.
const addressRemoval = 'appUser.delAddress'
const userFields = ['user_id', 'owner_id', 'viewed_user_id'] as const

export async function listAuditEntries(
  db: Database,
  {
    actor_id,
    actor_email,
    action,
    outcome,
    search,
    target_id,
    user_id,
    from,
    to,
    ...page
  }: Page<SortColumn<'auditEntries'>> & AuditFilters,
): Promise<{ list: AuditEntry[]; total: number }> {
  let query = db.selectFrom('audit_entry')
  if (actor_id !== undefined) query = query.where('actor_id', '=', idOf(actor_id))
  if (actor_email !== undefined) query = query.where('actor_email', '=', actor_email.toLowerCase())
  if (action !== undefined) query = query.where('action', '=', action)
  if (outcome !== undefined) query = query.where('outcome', '=', outcome)
  if (search !== undefined) query = query.where(holds(search))
  if (from !== undefined) query = query.where(isSinceDay('at')(from))
  if (to !== undefined) query = query.where(isUntilDay('at')(to))
  if (target_id !== undefined) {
    query = query.where('id', 'in', (entries) =>
      entries.selectFrom('audit_target').select('entry_id').where('target_id', '=', target_id),
    )
  }
  if (user_id !== undefined) {
    query = query
      .where('id', 'in', (entries) =>
        entries.selectFrom('audit_target').select('entry_id').where('target_id', '=', user_id),
      )
      .where((where) =>
        where.or([
          where.and([where('action', 'like', 'appUser.%'), where('action', '!=', addressRemoval)]),
          ...userFields.map((name) => where('details', 'like', `%${JSON.stringify(name)}:${JSON.stringify(user_id)}%`)),
        ]),
      )
  }
  const { column, direction, limit, offset } = rowRangeOf(page)
  const [list, total] = await Promise.all([
    query.selectAll().orderBy(column, direction).orderBy('id', direction).limit(limit).offset(offset).execute(),
    countOf(query),
  ])
  return { list, total }
}

/** Whether an entry holds a text somewhere, as JSON has it. */
function holds(text: string) {
  const written = JSON.stringify(text).slice(1, -1).toLowerCase()
  const pattern = `%${written.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const columns = ['details', 'changes', 'action', 'actor_email'] as const
  const conditions = columns.map(
    (column) => sql<SqlBool>`lower(coalesce(${sql.ref(column)}, '')) like ${pattern} escape '\\'`,
  )
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`
}
