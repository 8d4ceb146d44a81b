import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from '../../column-types.ts'

/** The table of the files of imports and exports, each of one job. */
export const transfers: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, number } = columnTypes(db)
    await db.schema
      .createTable('transfer')
      .addColumn('job_id', number, (column) => column.primaryKey().references('job.id').onDelete('cascade'))
      .addColumn('website_id', number, (column) => column.notNull())
      .addColumn('server_id', text, (column) => column.notNull())
      .addColumn('format', text, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('file', text)
      .addColumn('size', number, (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('created', number, (column) => column.notNull().defaultTo(0))
      .addColumn('skipped', number, (column) => column.notNull().defaultTo(0))
      .addColumn('failed', number, (column) => column.notNull().defaultTo(0))
      .addColumn('unknown_fields', text, (column) => column.notNull())
      .execute()
    await db.schema.createIndex('transfer_server').on('transfer').columns(['server_id', 'file']).execute()
  },
}
