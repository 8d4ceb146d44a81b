import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from '../../column-types.ts'

/** The table of the pages that may show a site's dashboard in a frame. */
export const framing: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, number } = columnTypes(db)
    await db.schema
      .createTable('site_framing')
      .addColumn('website_id', number, (column) => column.primaryKey().references('website.id').onDelete('cascade'))
      .addColumn('hosts', text, (column) => column.notNull())
      .addColumn('version', number, (column) => column.notNull())
      .addColumn('updated_at', text, (column) => column.notNull())
      .execute()
  },
}
