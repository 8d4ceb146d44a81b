import { ApiError, GoogleError } from '../errors.ts'
import type { Ga4Client } from '../google/ga4-client.ts'
import { apiErrorOf } from '../google/google-failures.ts'
import type { ListedAccount, PropertyLists, ReadPropertyList } from '../google/property-lists.ts'
import { streamOf, type PropertyDetails } from '../google/read-property.ts'
import type { Database } from '../store/relational/database.ts'
import { readKeptDays } from '../store/relational/sites/google-daily-values.ts'
import {
  claimCreation,
  endCreation,
  findGoogleProperty,
  insertGoogleProperty,
  setStream,
} from '../store/relational/sites/google-properties.ts'
import type { Site } from '../store/relational/sites/sites.ts'
import {
  assertConnectionOfOwner,
  failedConnection,
  googleConnections,
  type GoogleConnection,
} from './google-property.ts'
import { propertyRow } from './import-google-properties.ts'

/** Longer than two requests with their repetitions take. */
const LONGEST_CREATION_MS = 5 * 60 * 1000
/** UTF-16 units of the name of a property. */
const NAME_LENGTH = 100

export interface AccountOfConnection extends ListedAccount {
  connectionId: number
}

/** The accounts in which the connected Google accounts of a person may create properties; the others are not asked. */
export async function listAccounts(
  db: Database,
  readList: ReadPropertyList,
  userId: number,
): Promise<{ connections: readonly GoogleConnection[]; accounts: readonly AccountOfConnection[] }> {
  const lists = await Promise.all(
    (await googleConnections(db, userId)).map(async (connection) => {
      if (connection.state !== 'connected') return { connection: { ...connection, failure: null }, accounts: [] }
      try {
        const { accounts } = await readList(String(connection.id))
        return { connection: { ...connection, failure: null }, accounts }
      } catch (error) {
        if (!(error instanceof GoogleError)) throw error
        return { connection: failedConnection(connection, error), accounts: [] }
      }
    }),
  )
  return {
    connections: lists.map(({ connection }) => connection),
    accounts: lists.flatMap(({ connection, accounts }) =>
      accounts
        .filter(({ canEdit }) => canEdit)
        .map((account) => Object.assign({ connectionId: connection.id }, account)),
    ),
  }
}

/**
 * Creates a property and its web data stream. The property is kept with the site before the stream is asked for, so that
 * a failure in between leaves one that {createStream} completes, and no second one is made.
 * @throws {ApiError} site_has_property, other_days_kept, creation_running, or why Google does not create it
 */
export async function createProperty(
  db: Database,
  { client, lists }: { client: Ga4Client; lists: Pick<PropertyLists, 'forget'> },
  site: Site,
  { connection_id, account_id }: { connection_id: string; account_id: string },
  now: Date,
): Promise<void> {
  return oncePerSite(db, site, now, async () => {
    if ((await findGoogleProperty(db, site.id)) !== undefined) throw new ApiError('site_has_property')
    if ((await readKeptDays(db, site.id)) !== undefined) throw new ApiError('other_days_kept')
    const property = await createAtGoogle(client, site, account_id)
    lists.forget(connection_id)
    if (!(await insertGoogleProperty(db, propertyRow(site.id, connection_id, property), now)))
      throw new ApiError('site_has_property')
    await addStream(db, client, site, property.propertyId, now)
  })
}

/** @throws {ApiError} creation_running where something is being created for the site already, by any server */
async function oncePerSite(db: Database, site: Site, now: Date, work: () => Promise<void>): Promise<void> {
  if (!(await claimCreation(db, site.id, now, new Date(now.getTime() - LONGEST_CREATION_MS))))
    throw new ApiError('creation_running')
  try {
    await work()
  } finally {
    await endCreation(db, site.id)
  }
}

async function createAtGoogle(client: Ga4Client, site: Site, accountId: string): Promise<PropertyDetails> {
  const { name, displayName, timeZone, currencyCode } = await create(() =>
    client.createProperty({
      parent: `accounts/${accountId}`,
      displayName: site.name.slice(0, NAME_LENGTH),
      timeZone: site.time_zone,
      currencyCode: site.currency_type,
    }),
  )
  return {
    propertyId: name.replace('properties/', ''),
    name: displayName,
    timeZone,
    currency: currencyCode ?? site.currency_type,
    stream: undefined,
  }
}

/** @throws {ApiError} property_missing, stream_exists, creation_running, not_found, connection_of_other, google_disconnected, or why Google does not create it */
export async function createStream(
  db: Database,
  openClient: (connectionId: string) => Ga4Client,
  site: Site,
  person: { id: number },
  now: Date,
): Promise<void> {
  return oncePerSite(db, site, now, async () => {
    const property = await findGoogleProperty(db, site.id)
    if (property === undefined) throw new ApiError('property_missing')
    if (property.stream_id !== null) throw new ApiError('stream_exists')
    if (property.connection_id === null) throw new ApiError('google_disconnected')
    const connection_id = String(property.connection_id)
    await assertConnectionOfOwner(db, site, person, { connection_id })
    await addStream(db, openClient(connection_id), site, property.property_id, now)
  })
}

async function addStream(db: Database, client: Ga4Client, site: Site, propertyId: string, now: Date): Promise<void> {
  const stream = await create(() => client.createWebStream(propertyId, { displayName: site.name, domain: site.domain }))
  const { id, measurementId } = streamOf(stream)
  await setStream(db, site.id, { stream_id: id, measurement_id: measurementId ?? null }, now)
}

async function create<Made>(send: () => Promise<Made>): Promise<Made> {
  try {
    return await send()
  } catch (error) {
    throw creationErrorOf(error)
  }
}

function creationErrorOf(error: unknown): unknown {
  if (!(error instanceof GoogleError)) return error
  if (error.failure === 'request_invalid') return new ApiError('google_create_refused')
  if (error.failure === 'no_access' || error.failure === 'not_found') return new ApiError('google_create_forbidden')
  return apiErrorOf(error)
}
