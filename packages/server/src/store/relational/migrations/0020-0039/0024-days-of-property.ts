import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from '../../column-types.ts'

/** The property whose values are stored for a site, so that those of another one are not mixed with them. */
export const daysOfProperty: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('google_daily_value').addColumn('property_id', columnTypes(db).text).execute()
    await sql`update google_daily_value set property_id = (select property_id from google_property where google_property.website_id = google_daily_value.website_id)`.execute(
      db,
    )
  },
}
