import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from '../../column-types.ts'

/** The Google account that reads a property: a property finds its connection again when the account is connected anew. */
export const googleAccount: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('google_property').addColumn('subject', columnTypes(db).text).execute()
    await sql`update google_property set subject = (select subject from connection where connection.id = connection_id)`.execute(
      db,
    )
  },
}
