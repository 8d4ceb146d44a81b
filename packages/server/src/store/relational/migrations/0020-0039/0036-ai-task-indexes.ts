import { PostgresAdapter, sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from '../../column-types.ts'
import { createListIndex } from './0028-list-indexes.ts'

/** What the list of AI tasks needs to be read from one index, with any filter and in any order: docs/decisions/0017-lists-of-a-million-rows.md. */
export const aiTaskIndexes: Migration = {
  async up(db: Kysely<unknown>) {
    const { text } = columnTypes(db)
    await db.schema.alterTable('ai_task').addColumn('user_email', text).execute()
    await sql`update ai_task set user_email = (select email from app_user where app_user.id = ai_task.user_id)`.execute(
      db,
    )
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
    for (const statement of isPostgres ? inPostgres : inSqlite) await sql.raw(statement).execute(db)
    await db.schema.dropIndex('ai_task_by_task_status').execute()
    for (const key of ['id', 'task_status', 'task_type', 'finished_at', 'created_at', 'updated_at', 'user_email'])
      await createListIndex(db, 'ai_task', [key], ['task_status', 'user_email', 'user_id', 'website_id'])
  },
}

const ofChangedUser = ['user_order', 'user_points', 'ai_task']
  .map((table) => `update ${table} set user_email = new.email where user_id = new.id;`)
  .join(' ')

const inSqlite = [
  `create trigger ai_task_email after insert on ai_task when new.user_email is null
    begin update ai_task set user_email = (select email from app_user where id = new.user_id) where id = new.id; end`,
  'drop trigger app_user_email',
  `create trigger app_user_email after update of email on app_user when new.email <> old.email begin ${ofChangedUser} end`,
]

const inPostgres = [
  `create trigger ai_task_email before insert on ai_task for each row
    when (new.user_email is null) execute function set_user_email()`,
  `create or replace function change_user_email() returns trigger language plpgsql as
    $$ begin ${ofChangedUser} return null; end $$`,
]
