import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from '../../column-types.ts'

/** The tables of sites' Google Analytics properties, of their latest answers, and of their daily values, which stay. */
export const googleProperties: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, number } = columnTypes(db)
    await db.schema
      .createTable('google_property')
      .addColumn('website_id', number, (column) => column.primaryKey().references('website.id').onDelete('cascade'))
      .addColumn('property_id', text, (column) => column.notNull())
      .addColumn('connection_id', number, (column) => column.references('connection.id').onDelete('set null'))
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('time_zone', text, (column) => column.notNull())
      .addColumn('currency_type', text, (column) => column.notNull())
      .addColumn('stream_id', text)
      .addColumn('measurement_id', text)
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('updated_at', text, (column) => column.notNull())
      .execute()
    for (const column of ['property_id', 'connection_id'])
      await db.schema.createIndex(`google_property_${column}`).on('google_property').column(column).execute()
    await db.schema
      .createTable('google_daily_value')
      .addColumn('website_id', number, (column) => column.notNull().references('website.id').onDelete('cascade'))
      .addColumn('day', text, (column) => column.notNull())
      .addColumn('metric', text, (column) => column.notNull())
      .addColumn('value', 'double precision')
      .addColumn('read_at', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('google_daily_value_key', ['website_id', 'day', 'metric'])
      .execute()
    await db.schema
      .createTable('google_report')
      .addColumn('property_id', text, (column) => column.notNull())
      .addColumn('request_hash', text, (column) => column.notNull())
      .addColumn('report', text, (column) => column.notNull())
      .addColumn('read_at', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('google_report_key', ['property_id', 'request_hash'])
      .execute()
    await db.schema.createIndex('google_report_read_at').on('google_report').column('read_at').execute()
  },
}
