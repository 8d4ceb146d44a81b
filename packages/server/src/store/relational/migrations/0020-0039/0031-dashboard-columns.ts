import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from '../../column-types.ts'

/** The cards and the columns of panels that a person has chosen on the dashboard of a site. */
export const dashboardColumns: Migration = {
  async up(db: Kysely<unknown>) {
    const { text } = columnTypes(db)
    await db.schema.alterTable('dashboard_setting').addColumn('cards', text).execute()
    await db.schema.alterTable('dashboard_setting').addColumn('columns', text).execute()
  },
}
