import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from '../../column-types.ts'

/**
 * The table of the networks from which people have signed in, so that guesses from elsewhere do not delay them there.
 */
export const signInPlaces: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, number } = columnTypes(db)
    await db.schema
      .createTable('sign_in_place')
      .addColumn('user_id', number, (column) => column.notNull().references('app_user.id').onDelete('cascade'))
      .addColumn('place_hash', text, (column) => column.notNull())
      .addColumn('used_at', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('sign_in_place_key', ['user_id', 'place_hash'])
      .execute()
    await db.schema.createIndex('sign_in_place_used_at').on('sign_in_place').column('used_at').execute()
  },
}
