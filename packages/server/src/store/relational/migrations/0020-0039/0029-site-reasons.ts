import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from '../../column-types.ts'

/** Why a site is disabled, which its owner reads. */
export const siteReasons: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('website').addColumn('status_reason', columnTypes(db).text).execute()
  },
}
