import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from '../../column-types.ts'

/** The tables of connected accounts of other providers, and of authorizations whose browser has not returned. */
export const connections: Migration = {
  async up(db: Kysely<unknown>) {
    const { id, text, number } = columnTypes(db)
    await db.schema
      .createTable('connection')
      .addColumn('id', id.type, id.define)
      .addColumn('user_id', number, (column) => column.notNull().references('app_user.id').onDelete('cascade'))
      .addColumn('provider', text, (column) => column.notNull())
      .addColumn('subject', text, (column) => column.notNull())
      .addColumn('label', text, (column) => column.notNull())
      .addColumn('scopes', text, (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('refresh_token', text)
      .addColumn('access_token', text)
      .addColumn('access_expires_at', text)
      .addColumn('resources', text)
      .addColumn('connected_at', text, (column) => column.notNull())
      .addColumn('last_used_at', text)
      .addColumn('last_error', text)
      .addColumn('last_error_at', text)
      .addColumn('version', number, (column) => column.notNull().defaultTo(1))
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('updated_at', text, (column) => column.notNull())
      .addUniqueConstraint('connection_account', ['user_id', 'provider', 'subject'])
      .execute()
    // A Google account is also used to sign in, so it must lead to one person.
    await db.schema
      .createIndex('connection_google_subject')
      .unique()
      .on('connection')
      .column('subject')
      .where(sql.ref('provider'), '=', 'google')
      .execute()
    await db.schema
      .createTable('authorization_request')
      .addColumn('state_hash', text, (column) => column.primaryKey())
      .addColumn('provider', text, (column) => column.notNull())
      .addColumn('user_id', number, (column) => column.references('app_user.id').onDelete('cascade'))
      .addColumn('session_id', text)
      .addColumn('binding_hash', text)
      .addColumn('scopes', text, (column) => column.notNull())
      .addColumn('verifier', text, (column) => column.notNull())
      .addColumn('nonce', text, (column) => column.notNull())
      .addColumn('returned', text)
      .addColumn('expires_at', text, (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('authorization_request_expires_at')
      .on('authorization_request')
      .column('expires_at')
      .execute()
  },
}
