import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from '../../column-types.ts'

/** What a person has chosen for a list of the console: its columns and row height, and sets of filters by name. */
export const listSettings: Migration = {
  async up(db: Kysely<unknown>) {
    const { id, text, number } = columnTypes(db)
    await db.schema
      .createTable('list_setting')
      .addColumn('id', id.type, id.define)
      .addColumn('user_id', number, (column) => column.notNull().references('app_user.id'))
      .addColumn('list', text, (column) => column.notNull())
      .addColumn('table_view', text)
      .addColumn('filter_sets', text, (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('updated_at', text, (column) => column.notNull())
      .addUniqueConstraint('list_setting_list', ['user_id', 'list'])
      .execute()
  },
}
