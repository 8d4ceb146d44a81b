import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from '../../column-types.ts'

/**
 * The column that says whether somebody has chosen the start of an order; the index of lines by user, for the deletion
 * of an account.
 */
export const chosenStarts: Migration = {
  async up(db: Kysely<unknown>) {
    const { number } = columnTypes(db)
    await db.schema
      .alterTable('user_order')
      .addColumn('is_start_chosen', number, (column) => column.notNull().defaultTo(0))
      .execute()
    for (const name of ['user_id', 'subject'])
      await db.schema.createIndex(`job_line_by_${name}`).on('job_line').column(name).execute()
  },
}
