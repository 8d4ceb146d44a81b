import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from '../../column-types.ts'

/** The entries of sites that were deleted a short time ago, each as its row was, so that it can be restored. */
export const deletedEntries: Migration = {
  async up(db: Kysely<unknown>) {
    const { id, text, number } = columnTypes(db)
    await db.schema
      .createTable('deleted_entry')
      .addColumn('id', id.type, id.define)
      .addColumn('website_id', number, (column) => column.notNull().references('website.id').onDelete('cascade'))
      .addColumn('user_id', number, (column) => column.references('app_user.id'))
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('row', text, (column) => column.notNull())
      .addColumn('deleted_at', text, (column) => column.notNull())
      .execute()
    await db.schema.createIndex('deleted_entry_website').on('deleted_entry').columns(['website_id', 'id']).execute()
    await db.schema.createIndex('deleted_entry_user').on('deleted_entry').column('user_id').execute()
    await db.schema.createIndex('deleted_entry_deleted').on('deleted_entry').column('deleted_at').execute()
  },
}
