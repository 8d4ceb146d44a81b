import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from './column-types.ts'

/** The cards that a person has chosen on the dashboard of a site. */
export const dashboardFigures: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('dashboard_setting').addColumn('cards', columnTypes(db).text).execute()
  },
}
