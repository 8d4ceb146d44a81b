import type { CreateTableBuilder, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from '../../column-types.ts'

/** The tables of a site's entries: goals, funnels, notes, saved views and share links. */
export const siteEntries: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, number } = columnTypes(db)
    await versioned(db, entryTable(db, 'goal'))
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('pattern', text, (column) => column.notNull())
      .addColumn('properties', text, (column) => column.notNull())
      .addUniqueConstraint('goal_name', ['website_id', 'name'])
      .execute()
    await versioned(db, entryTable(db, 'funnel'))
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('steps', text, (column) => column.notNull())
      .addUniqueConstraint('funnel_name', ['website_id', 'name'])
      .execute()
    await versioned(db, entryTable(db, 'annotation'))
      .addColumn('day', text, (column) => column.notNull())
      .addColumn('text', text, (column) => column.notNull())
      .execute()
    await db.schema.createIndex('annotation_day').on('annotation').columns(['website_id', 'day']).execute()
    await versioned(db, entryTable(db, 'saved_view'))
      .addColumn('user_id', number, (column) => column.notNull().references('app_user.id'))
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('is_shared', number, (column) => column.notNull())
      .addUniqueConstraint('saved_view_name', ['website_id', 'user_id', 'name'])
      .execute()
    await db.schema.createIndex('saved_view_user').on('saved_view').column('user_id').execute()
    await entryTable(db, 'share_link')
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('public_id', text, (column) => column.notNull().unique())
      .addColumn('created_at', text, (column) => column.notNull())
      .addUniqueConstraint('share_link_name', ['website_id', 'name'])
      .execute()
  },
}

/** A table of entries that belong to a site and are deleted with it. */
function entryTable(db: Kysely<unknown>, name: string) {
  const { id, number } = columnTypes(db)
  return db.schema
    .createTable(name)
    .addColumn('id', id.type, id.define)
    .addColumn('website_id', number, (column) => column.notNull().references('website.id').onDelete('cascade'))
}

function versioned<Table extends string, Column extends string>(
  db: Kysely<unknown>,
  table: CreateTableBuilder<Table, Column>,
) {
  const { text, number } = columnTypes(db)
  return table
    .addColumn('version', number, (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
}
