import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { GooglePropertyTable } from '../schema/google-analytics.ts'
import type { Site } from './sites.ts'

/** The Google Analytics property of a site. */
export type GoogleProperty = Selectable<GooglePropertyTable>

export function findGoogleProperty(db: Database, siteId: number): Promise<GoogleProperty | undefined> {
  return db.selectFrom('google_property').selectAll().where('website_id', '=', siteId).executeTakeFirst()
}

/** Which of somebody's sites has each property. */
export async function sitesOfProperties(db: Database, ownerId: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('google_property')
    .innerJoin('website', 'website.id', 'google_property.website_id')
    .select(['property_id', 'website_id'])
    .where('website.owner_id', '=', ownerId)
    .execute()
  return new Map(rows.map(({ property_id, website_id }) => [property_id, website_id]))
}

/** The sites whose property can still be read. */
export function listConnectedProperties(
  db: Database,
): Promise<(Pick<Site, 'id' | 'domain' | 'time_zone' | 'currency_type'> & Pick<GoogleProperty, 'property_id'>)[]> {
  return db
    .selectFrom('google_property')
    .innerJoin('website', 'website.id', 'google_property.website_id')
    .select([
      'website.id',
      'website.domain',
      'website.time_zone',
      'website.currency_type',
      'google_property.property_id',
    ])
    .where('google_property.connection_id', 'is not', null)
    .orderBy('website.id')
    .execute()
}

/** Gives a site a property, instead of the one that it had. */
export async function setGoogleProperty(
  db: Database,
  property: Omit<Insertable<GooglePropertyTable>, 'created_at' | 'updated_at'>,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  const { website_id, ...fields } = property
  await db
    .insertInto('google_property')
    .values({ website_id, ...fields, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.column('website_id').doUpdateSet({ ...fields, updated_at: at }))
    .execute()
}

/** Gives the property of a site its web data stream. */
export async function setStream(
  db: Database,
  siteId: number,
  stream: Pick<GoogleProperty, 'stream_id' | 'measurement_id'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('google_property')
    .set({ ...stream, updated_at: now.toISOString() })
    .where('website_id', '=', siteId)
    .execute()
}

/** @returns whether it had one */
export async function removeGoogleProperty(db: Database, siteId: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('google_property').where('website_id', '=', siteId).executeTakeFirst()
  return numDeletedRows > 0n
}
