import { PostgresAdapter, sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from '../../column-types.ts'

/** The changes that a call of staff made, and triggers that let nobody change or delete rows of the log. */
export const auditChanges: Migration = {
  async up(db: Kysely<unknown>) {
    const { text } = columnTypes(db)
    await db.schema.alterTable('audit_entry').addColumn('changes', text).execute()
    await db.schema.createIndex('audit_entry_actor').on('audit_entry').columns(['actor_email', 'id']).execute()
    await db.schema.createIndex('audit_entry_action').on('audit_entry').columns(['action', 'id']).execute()
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
    for (const statement of isPostgres ? inPostgres : inSqlite) await sql.raw(statement).execute(db)
  },
}

const REFUSAL = 'rows of the audit log are only ever added'

/** An entry is written twice: when the call begins, and when it has ended. */
const isRewritten = [
  `old.outcome <> 'started'`,
  ...['id', 'at', 'actor_id', 'actor_email', 'action', 'details'].map((column) => `new.${column} <> old.${column}`),
].join(' or ')

const inSqlite = [
  `create trigger audit_entry_rewritten before update on audit_entry when ${isRewritten}
    begin select raise(abort, '${REFUSAL}'); end`,
  ...['audit_entry', 'audit_target'].map(
    (table) => `create trigger ${table}_removed before delete on ${table}
    begin select raise(abort, '${REFUSAL}'); end`,
  ),
  `create trigger audit_target_rewritten before update on audit_target begin select raise(abort, '${REFUSAL}'); end`,
]

const inPostgres = [
  `create function refuse_audit_change() returns trigger language plpgsql as $$
    begin raise exception '${REFUSAL}'; end $$`,
  `create trigger audit_entry_rewritten before update on audit_entry for each row when (${isRewritten})
    execute function refuse_audit_change()`,
  `create trigger audit_target_rewritten before update on audit_target for each row
    execute function refuse_audit_change()`,
  ...['audit_entry', 'audit_target'].map(
    (table) => `create trigger ${table}_removed before delete or truncate on ${table}
    for each statement execute function refuse_audit_change()`,
  ),
]
