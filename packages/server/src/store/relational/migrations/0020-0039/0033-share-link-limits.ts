import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from '../../column-types.ts'

/** The password of a share link, and the last day on which it shows anything. */
export const shareLinkLimits: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, number } = columnTypes(db)
    await db.schema.alterTable('share_link').addColumn('password_hash', text).execute()
    await db.schema.alterTable('share_link').addColumn('ends_on', text).execute()
    await db.schema
      .alterTable('share_link')
      .addColumn('version', number, (column) => column.notNull().defaultTo(1))
      .execute()
  },
}
