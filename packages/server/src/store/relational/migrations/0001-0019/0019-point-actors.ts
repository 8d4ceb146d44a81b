import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from '../../column-types.ts'

/** Which member of staff booked a row of the ledger. Of the rows before, only the audit log knows. */
export const pointActors: Migration = {
  async up(db: Kysely<unknown>) {
    const { number } = columnTypes(db)
    await db.schema
      .alterTable('user_points')
      .addColumn('actor_id', number, (column) => column.references('app_user.id'))
      .execute()
  },
}
