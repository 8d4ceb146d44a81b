import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from '../../column-types.ts'

/** The tables of accounts, their sessions, sites, and the salts of visitor ids. */
export const first: Migration = {
  async up(db: Kysely<unknown>) {
    const { id, text, number } = columnTypes(db)
    await db.schema
      .createTable('app_user')
      .addColumn('id', id.type, id.define)
      .addColumn('union_id', text, (column) => column.notNull().unique())
      .addColumn('email', text, (column) => column.notNull().unique())
      .addColumn('password_hash', text, (column) => column.notNull())
      .addColumn('invite_code', text, (column) => column.notNull().unique())
      .addColumn('ref_code', text)
      .addColumn('level', text, (column) => column.notNull())
      .addColumn('status', text, (column) => column.notNull().defaultTo('active'))
      .addColumn('first_login_at', text)
      .addColumn('last_login_at', text)
      .addColumn('version', number, (column) => column.notNull().defaultTo(1))
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('updated_at', text, (column) => column.notNull())
      .addCheckConstraint('app_user_level', sql`level IN ('member', 'operator', 'admin')`)
      .execute()

    await db.schema
      .createTable('user_session')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('user_id', number, (column) => column.notNull().references('app_user.id').onDelete('cascade'))
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('expires_at', text, (column) => column.notNull())
      .addColumn('ended_at', text)
      .execute()
    await db.schema.createIndex('user_session_user').on('user_session').column('user_id').execute()

    await db.schema
      .createTable('website')
      .addColumn('id', id.type, id.define)
      .addColumn('public_id', text, (column) => column.notNull().unique())
      .addColumn('owner_id', number, (column) => column.notNull().references('app_user.id'))
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('domain', text, (column) => column.notNull().unique())
      .addColumn('currency_type', text, (column) => column.notNull())
      .addColumn('time_zone', text, (column) => column.notNull())
      .addColumn('week_start', text, (column) => column.notNull().defaultTo('monday'))
      .addColumn('version', number, (column) => column.notNull().defaultTo(1))
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('updated_at', text, (column) => column.notNull())
      .execute()
    await db.schema.createIndex('website_owner').on('website').column('owner_id').execute()

    await db.schema
      .createTable('salt')
      .addColumn('day', text, (column) => column.primaryKey())
      .addColumn('value', text, (column) => column.notNull())
      .execute()
  },
}
