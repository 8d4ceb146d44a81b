import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from '../../column-types.ts'

/** The columns of a theme's look. */
export const themeLooks: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, number } = columnTypes(db)
    for (const column of ['accent', 'font', 'logo_hash', 'panels', 'thumbnail_hash'])
      await db.schema.alterTable('theme').addColumn(column, text).execute()
    await db.schema.alterTable('theme').addColumn('radius', number).execute()
  },
}
