import type { GoogleFailure } from '@sightline/api-client/contract'
import { ApiError, GoogleError } from '../errors.ts'
import type { Ga4Client } from '../google/ga4-client.ts'
import { apiErrorOf } from '../google/google-failures.ts'
import type { ListedProperty, ReadPropertyList } from '../google/property-lists.ts'
import { readProperty, type PropertyDetails } from '../google/read-property.ts'
import { findConnection, listConnections, type Connection } from '../store/relational/accounts/connections.ts'
import type { Database } from '../store/relational/database.ts'
import { idOf } from '../store/relational/ids.ts'
import { lockUser } from '../store/relational/lock.ts'
import {
  deleteDailyValues,
  hasDaysOfOther,
  readKeptDays,
  type KeptDays,
} from '../store/relational/sites/google-daily-values.ts'
import {
  findGoogleProperty,
  removeGoogleProperty,
  setGoogleProperty,
  sitesOfProperties,
  type GoogleProperty,
} from '../store/relational/sites/google-properties.ts'
import { showFirst, type Site } from '../store/relational/sites/sites.ts'
import { propertyRow, type ChosenProperty } from './import-google-properties.ts'

export interface PropertyOfConnection extends ListedProperty {
  connectionId: number
  /** The person's site that has it. */
  siteId: number | undefined
}

/** A connected Google account, and why Google does not answer it. */
export interface GoogleConnection extends Connection {
  failure: GoogleFailure | null
}

export interface PropertiesOfPerson {
  connections: readonly GoogleConnection[]
  properties: readonly PropertyOfConnection[]
}

/** Everything that the Google accounts of a person may see; an account that fails does not hide the others. */
export async function listProperties(
  db: Database,
  readList: ReadPropertyList,
  userId: number,
): Promise<PropertiesOfPerson> {
  const [connections, siteOf] = await Promise.all([googleConnections(db, userId), sitesOfProperties(db, userId)])
  const lists = await Promise.all(
    connections.map(async (connection) => {
      try {
        const { properties } = await readList(String(connection.id))
        return { connection: { ...connection, failure: null }, list: properties }
      } catch (error) {
        if (!(error instanceof GoogleError)) throw error
        return { connection: failedConnection(connection, error), list: [] }
      }
    }),
  )
  return {
    connections: lists.map(({ connection }) => connection),
    properties: lists.flatMap(({ connection, list }) =>
      list.map((property) => ({ ...property, connectionId: connection.id, siteId: siteOf.get(property.propertyId) })),
    ),
  }
}

/** The state that the list of connections has from the failure on. */
export const failedConnection = (connection: Connection, { failure }: GoogleError): GoogleConnection => ({
  ...connection,
  failure,
  ...(failure === 'reconnect' && { state: 'reconnect' }),
})

/** @throws {ApiError} not_found where a connection is not one of this person's Google accounts */
export async function assertOwnConnections(
  db: Database,
  userId: number,
  chosen: readonly Pick<ChosenProperty, 'connection_id'>[],
): Promise<void> {
  const own = new Set((await googleConnections(db, userId)).map(({ id }) => id))
  if (chosen.some(({ connection_id }) => !own.has(idOf(connection_id)))) throw new ApiError('not_found')
}

/**
 * @param person Who attaches or creates something for the site
 * @throws {ApiError} connection_of_other where the site is not the person's own, not_found where the connection is not
 */
export async function assertConnectionOfOwner(
  db: Database,
  site: Pick<Site, 'owner_id'>,
  person: { id: number },
  chosen: Pick<ChosenProperty, 'connection_id'>,
): Promise<void> {
  if (site.owner_id !== person.id) throw new ApiError('connection_of_other')
  await assertOwnConnections(db, person.id, [chosen])
}

export async function googleConnections(db: Database, userId: number): Promise<Connection[]> {
  return (await listConnections(db, userId)).filter(({ provider }) => provider === 'google')
}

/** The property of a site, and the days whose values are kept. */
export interface PropertyState {
  property: GoogleProperty | undefined
  /** The state of the account that reads it; null where that was disconnected. */
  connectionState: Connection['state'] | null
  kept: KeptDays | undefined
}

export async function readPropertyState(db: Database, siteId: number): Promise<PropertyState> {
  const [property, kept] = await Promise.all([findGoogleProperty(db, siteId), readKeptDays(db, siteId)])
  const connection = property?.connection_id == null ? undefined : await findConnection(db, property.connection_id)
  return { property, connectionState: connection?.state ?? null, kept }
}

/**
 * Gives a site a property.
 * @param hasOwnEvents Whether the snippet of the site has counted anything: otherwise Google's figures are shown first
 * @throws {ApiError} property_attached, other_days_kept, or why Google does not show it
 */
export async function attachProperty(
  db: Database,
  client: Ga4Client,
  site: Site,
  { connection_id, property_id }: ChosenProperty,
  { hasOwnEvents, now }: { hasOwnEvents: boolean; now: Date },
): Promise<void> {
  await assertFree(db, site, property_id)
  const property = await readListed(client, property_id)
  await db.transaction().execute(async (transaction) => {
    // Two sites of an owner that are given one property at once take turns.
    await lockUser(transaction, site.owner_id)
    await assertFree(transaction, site, property_id)
    await setGoogleProperty(transaction, propertyRow(site.id, connection_id, property), now)
    if (!hasOwnEvents) await showFirst(transaction, site.id, 'google_analytics', now)
  })
}

async function assertFree(db: Database, site: Site, propertyId: string): Promise<void> {
  const other = (await sitesOfProperties(db, site.owner_id)).get(propertyId)
  if (other !== undefined && other !== site.id) throw new ApiError('property_attached')
  if (await hasDaysOfOther(db, site.id, propertyId)) throw new ApiError('other_days_kept')
}

async function readListed(client: Ga4Client, propertyId: string): Promise<PropertyDetails> {
  try {
    return await readProperty(client, propertyId)
  } catch (error) {
    throw error instanceof GoogleError ? apiErrorOf(error) : error
  }
}

/** @param deletesValues Whether the values of its days go, too. @throws {ApiError} property_missing */
export async function detachProperty(db: Database, site: Site, deletesValues: boolean, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const isRemoved = await removeGoogleProperty(transaction, site.id)
    const deleted = deletesValues ? await deleteDailyValues(transaction, site.id) : 0
    if (!isRemoved && deleted === 0) throw new ApiError('property_missing')
    await showFirst(transaction, site.id, 'built_in', now)
  })
}
