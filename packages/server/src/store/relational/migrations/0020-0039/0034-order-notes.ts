import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from '../../column-types.ts'

/** What staff has written of an order, such as the reason of a refund. */
export const orderNotes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('user_order').addColumn('note', columnTypes(db).text).execute()
  },
}
