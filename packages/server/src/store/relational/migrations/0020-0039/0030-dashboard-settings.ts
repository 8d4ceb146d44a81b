import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from '../../column-types.ts'

/** What a person has chosen on the dashboard of a site: the range with its interval, the comparison, the open tabs. */
export const dashboardSettings: Migration = {
  async up(db: Kysely<unknown>) {
    const { id, text, number } = columnTypes(db)
    await db.schema
      .createTable('dashboard_setting')
      .addColumn('id', id.type, id.define)
      .addColumn('website_id', number, (column) => column.notNull().references('website.id').onDelete('cascade'))
      .addColumn('user_id', number, (column) => column.notNull().references('app_user.id'))
      .addColumn('range', text)
      .addColumn('interval', text)
      .addColumn('compare', text)
      .addColumn('tabs', text)
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('updated_at', text, (column) => column.notNull())
      .addUniqueConstraint('dashboard_setting_site', ['user_id', 'website_id'])
      .execute()
    await db.schema.createIndex('dashboard_setting_website').on('dashboard_setting').column('website_id').execute()
  },
}
