import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from '../../column-types.ts'

/** The sites for which something is being created at Google, so that several servers do not create it twice. */
export const googleCreations: Migration = {
  async up(db: Kysely<unknown>) {
    const { number, text } = columnTypes(db)
    await db.schema
      .createTable('google_creation')
      .addColumn('website_id', number, (column) => column.primaryKey().references('website.id').onDelete('cascade'))
      .addColumn('started_at', text, (column) => column.notNull())
      .execute()
  },
}
