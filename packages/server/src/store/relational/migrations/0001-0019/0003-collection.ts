import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from '../../column-types.ts'

/** The tables of the exclusions of each site, and of the dropped events. */
export const collection: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, number } = columnTypes(db)
    await db.schema
      .createTable('site_collection')
      .addColumn('website_id', number, (column) => column.primaryKey().references('website.id').onDelete('cascade'))
      .addColumn('drops_bots', number, (column) => column.notNull())
      .addColumn('allowed_hostnames', text, (column) => column.notNull())
      .addColumn('excluded_paths', text, (column) => column.notNull())
      .addColumn('excluded_countries', text, (column) => column.notNull())
      .addColumn('version', number, (column) => column.notNull())
      .addColumn('updated_at', text, (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('excluded_address')
      .addColumn('website_id', number, (column) => column.notNull().references('website.id').onDelete('cascade'))
      .addColumn('address_hash', text, (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('excluded_address_key', ['website_id', 'address_hash'])
      .execute()
    await db.schema
      .createTable('dropped_events')
      .addColumn('website_id', number, (column) => column.notNull().references('website.id').onDelete('cascade'))
      .addColumn('day', text, (column) => column.notNull())
      .addColumn('reason', text, (column) => column.notNull())
      .addColumn('count', number, (column) => column.notNull())
      .addPrimaryKeyConstraint('dropped_events_key', ['website_id', 'day', 'reason'])
      .execute()
  },
}
