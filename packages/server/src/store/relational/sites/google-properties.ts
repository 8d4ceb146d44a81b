import type { Insertable, Selectable } from 'kysely'
import type { Connection } from '../accounts/connections.ts'
import type { Database } from '../database.ts'
import type { GooglePropertyTable } from '../schema/google-analytics.ts'
import type { SiteTable } from '../schema/sites.ts'

/** The Google Analytics property of a site. */
export type GoogleProperty = Selectable<GooglePropertyTable>

export function findGoogleProperty(db: Database, siteId: number): Promise<GoogleProperty | undefined> {
  return db.selectFrom('google_property').selectAll().where('website_id', '=', siteId).executeTakeFirst()
}

/** The site of each property among somebody's sites. */
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
): Promise<
  (Pick<Selectable<SiteTable>, 'id' | 'domain' | 'time_zone' | 'currency_type'> & Pick<GoogleProperty, 'property_id'>)[]
> {
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

type NewProperty = Omit<Insertable<GooglePropertyTable>, 'subject' | 'created_at' | 'updated_at'>

/** Gives a site a property, instead of the one that it had. */
export async function setGoogleProperty(db: Database, property: NewProperty, now: Date): Promise<void> {
  const at = now.toISOString()
  const { website_id, ...given } = property
  const fields = { ...given, subject: await subjectOf(db, property) }
  await db
    .insertInto('google_property')
    .values({ website_id, ...fields, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.column('website_id').doUpdateSet({ ...fields, updated_at: at }))
    .execute()
}

/** Gives a site its first property. @returns false where it has one, which stays */
export async function insertGoogleProperty(db: Database, property: NewProperty, now: Date): Promise<boolean> {
  const at = now.toISOString()
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('google_property')
    .values({ ...property, subject: await subjectOf(db, property), created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.column('website_id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

/** Google's ID of the account that reads a property. */
async function subjectOf(db: Database, { connection_id }: Pick<NewProperty, 'connection_id'>): Promise<string | null> {
  if (typeof connection_id !== 'number') return null
  const account = await db.selectFrom('connection').select('subject').where('id', '=', connection_id).executeTakeFirst()
  return account?.subject ?? null
}

/** Lets a connected Google account read the properties again that it read before, of the sites of its owner. */
export async function reconnectProperties(
  db: Database,
  { id, user_id, subject }: Pick<Connection, 'id' | 'user_id' | 'subject'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('google_property')
    .set({ connection_id: id, updated_at: now.toISOString() })
    .where('connection_id', 'is', null)
    .where('subject', '=', subject)
    .where('website_id', 'in', db.selectFrom('website').select('id').where('owner_id', '=', user_id))
    .execute()
}

/** Ends that the property of a site is read by the account of anybody but this owner. */
export async function keepOwnConnection(db: Database, siteId: number, ownerId: number, now: Date): Promise<void> {
  const own = db.selectFrom('connection').select('id').where('provider', '=', 'google').where('user_id', '=', ownerId)
  await db
    .updateTable('google_property')
    .set((row) => ({
      connection_id: own.where('subject', '=', row.ref('google_property.subject')),
      updated_at: now.toISOString(),
    }))
    .where('website_id', '=', siteId)
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

/**
 * Claims that something is created at Google for a site.
 * @param staleBefore A claim that was made before it counts as left by a server that has stopped
 * @returns whether nobody else has claimed it
 */
export async function claimCreation(db: Database, siteId: number, now: Date, staleBefore: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('google_creation')
    .values({ website_id: siteId, started_at: now.toISOString() })
    .onConflict((conflict) =>
      conflict
        .column('website_id')
        .doUpdateSet({ started_at: now.toISOString() })
        .where('google_creation.started_at', '<', staleBefore.toISOString()),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

export async function endCreation(db: Database, siteId: number): Promise<void> {
  await db.deleteFrom('google_creation').where('website_id', '=', siteId).execute()
}
