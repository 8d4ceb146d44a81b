import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from '../../column-types.ts'

/** The scopes of API keys, and an index that keeps points for one reason from being booked twice. */
export const keyScopesPoints: Migration = {
  async up(db: Kysely<unknown>) {
    const { text } = columnTypes(db)
    // Existing keys keep their rights.
    await db.schema
      .alterTable('api_key')
      .addColumn('scopes', text, (column) => column.notNull().defaultTo('["read_statistics"]'))
      .execute()
    await db.schema.alterTable('user_points').addColumn('once_key', text).execute()
    await db.schema.createIndex('user_points_once').on('user_points').column('once_key').unique().execute()
  },
}
