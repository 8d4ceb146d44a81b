import {
  assertConnectionOfOwner,
  assertOwnConnections,
  attachProperty,
  detachProperty,
  listProperties,
  readPropertyState,
  type GoogleConnection,
  type PropertyOfConnection,
} from '../../sites/google-property.ts'
import { createProperty, createStream, listAccounts } from '../../sites/create-google-property.ts'
import type { Handlers } from '../context.ts'
import type { Services } from '../services.ts'

export const googleProperty: Handlers<'googleProperty'> = {
  async list({ input: { search = '', current, pageSize }, principal, services: { db, google } }) {
    const { connections, properties } = await listProperties(db, google.propertyLists.read, principal.user.id)
    const found = properties.filter((property) => contains(property, search.toLowerCase()))
    return {
      connections: connections.map(connectionOf),
      list: found.slice((current - 1) * pageSize, current * pageSize).map(rowOf),
      total: found.length,
    }
  },

  async importProperties({ input: { properties }, principal, services: { db, jobs } }) {
    await assertOwnConnections(db, principal.user.id, properties)
    const ownerId = principal.user.id
    const jobId = await jobs.start({
      kind: 'import_properties',
      ownerId,
      input: { properties },
      total: properties.length,
    })
    return { job_id: String(jobId) }
  },

  async listGoogleAccounts({ principal, services: { db, google, connections: service } }) {
    const { connections, accounts } = await listAccounts(db, google.propertyLists.read, principal.user.id)
    return {
      is_available: service.available.google,
      connections: connections.map(connectionOf),
      list: accounts.map(({ connectionId, accountId, name }) => ({
        connection_id: String(connectionId),
        account_id: accountId,
        name,
      })),
    }
  },

  async create({ input, site, principal, services }) {
    const { db, google, now } = services
    await assertConnectionOfOwner(db, site, principal.user, input)
    const client = google.openClient(input.connection_id)
    await createProperty(db, { client, lists: google.propertyLists }, site, input, now())
    return stateOf(services, site.id)
  },

  async createDataStream({ site, principal, services: { db, google, now }, services }) {
    await createStream(db, google.openClient, site, principal.user, now())
    return stateOf(services, site.id)
  },

  get: ({ site, services }) => stateOf(services, site.id),

  async attach({ input, site, principal, origin, services }) {
    await assertConnectionOfOwner(services.db, site, principal.user, input)
    const lastEvent = await services.statsSources.openWithoutGoals(origin, site).readLastEvent?.(site.id)
    await attachProperty(services.db, services.google.openClient(input.connection_id), site, input, {
      hasOwnEvents: lastEvent !== undefined,
      now: services.now(),
    })
    return stateOf(services, site.id)
  },

  async detach({ input, site, services }) {
    await detachProperty(services.db, site, input.deletes_values, services.now())
    return stateOf(services, site.id)
  },
}

const contains = ({ name, accountName, propertyId }: PropertyOfConnection, search: string): boolean =>
  [name, accountName, propertyId].some((text) => text.toLowerCase().includes(search))

const connectionOf = ({ id, label, state, failure }: GoogleConnection) => ({ id: String(id), label, state, failure })

const rowOf = ({ connectionId, propertyId, name, accountName, canEdit, siteId }: PropertyOfConnection) => ({
  connection_id: String(connectionId),
  property_id: propertyId,
  name,
  account_name: accountName,
  can_edit: canEdit,
  site_id: siteId === undefined ? null : String(siteId),
})

async function stateOf({ db }: Services, siteId: number) {
  const { property, connectionState, kept } = await readPropertyState(db, siteId)
  return {
    property:
      property === undefined
        ? null
        : {
            property_id: property.property_id,
            name: property.name,
            time_zone: property.time_zone,
            currency_type: property.currency_type,
            measurement_id: property.measurement_id,
            connection_state: connectionState,
          },
    kept: kept ?? null,
  }
}
