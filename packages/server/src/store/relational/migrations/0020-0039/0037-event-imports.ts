import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from '../../column-types.ts'

/** The imports whose events a site has, each of which can be removed as one piece. */
export const eventImports: Migration = {
  async up(db: Kysely<unknown>) {
    const { id, text, number } = columnTypes(db)
    await db.schema
      .createTable('event_import')
      .addColumn('id', id.type, id.define)
      .addColumn('website_id', number, (column) => column.notNull().references('website.id').onDelete('cascade'))
      .addColumn('user_id', number, (column) => column.references('app_user.id'))
      // Jobs are deleted before the events.
      .addColumn('job_id', number, (column) => column.notNull())
      .addColumn('removal_job_id', number)
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('format', text, (column) => column.notNull())
      .addColumn('events', number, (column) => column.notNull().defaultTo(0))
      .addColumn('first_at', text)
      .addColumn('last_at', text)
      .addColumn('preview', text)
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('finished_at', text)
      .execute()
    await db.schema.createIndex('event_import_website').on('event_import').columns(['website_id', 'id']).execute()
    await db.schema.createIndex('event_import_user').on('event_import').column('user_id').execute()
    await db.schema.createIndex('event_import_job').on('event_import').column('job_id').execute()
  },
}
