import type { FastifyInstance } from 'fastify'
import { googleScopes } from '@sightline/api-client/contract'
import { faultError } from './faults.ts'
import { assertHolder, findProperty, type GeneratedAccount, type GeneratedAnalytics } from './generated-analytics.ts'
import type { GeneratedProperty } from './report.ts'
import { checkFields, RejectedRequest } from './requests.ts'

interface PageQuery {
  pageSize?: string
  pageToken?: string
}

interface NewProperty {
  parent?: string
  displayName?: string
  timeZone?: string
  currencyCode?: string
}

interface NewStream {
  type?: string
  displayName?: string
  webStreamData?: { defaultUri?: string }
}

const EDIT = [googleScopes.edit]
const propertyFields = ['parent', 'displayName', 'timeZone', 'currencyCode', 'industryCategory', 'propertyType']

export function registerAdminRoutes(server: FastifyInstance, analytics: GeneratedAnalytics): void {
  server.route<{ Querystring: PageQuery }>({
    method: 'GET',
    url: '/v1beta/accountSummaries',
    handler: async (request) => {
      const holder = assertHolder(analytics, request)
      const accounts = analytics.accounts.filter(({ id }) => holder.accounts.includes(id))
      const { part, nextPageToken } = pageOf(accounts, request.query)
      return {
        ...(part.length > 0 && { accountSummaries: part.map(summaryOf) }),
        ...(nextPageToken !== undefined && { nextPageToken }),
      }
    },
  })

  server.route<{ Querystring: PageQuery & { filter?: string } }>({
    method: 'GET',
    url: '/v1beta/properties',
    handler: async (request) => {
      const holder = assertHolder(analytics, request)
      const parent = /^parent:accounts\/(\d+)$/.exec(request.query.filter ?? '')?.[1]
      if (parent === undefined) throw new RejectedRequest(400, 'A filter is required.')
      const account = analytics.accounts.find(({ id }) => id === parent && holder.accounts.includes(id))
      if (account === undefined) throw faultError('forbidden')
      return { properties: account.properties.map((property) => describeProperty(account, property)) }
    },
  })

  server.route<{ Params: { id: string } }>({
    method: 'GET',
    url: '/v1beta/properties/:id',
    handler: async (request) => {
      const { account, property } = found(analytics, request.params.id, assertHolder(analytics, request).accounts)
      return describeProperty(account, property)
    },
  })

  server.route({
    method: 'POST',
    url: '/v1beta/properties',
    handler: async (request) => {
      const holder = assertHolder(analytics, request, EDIT)
      const body = request.body as NewProperty
      checkFields(body, propertyFields)
      const account = analytics.accounts.find(
        ({ id }) => `accounts/${id}` === body.parent && holder.accounts.includes(id),
      )
      if (account === undefined || account.canEdit === false) throw faultError('forbidden')
      if (body.displayName === undefined || body.displayName.length > 100)
        throw new RejectedRequest(400, 'The value for the display_name field was empty or too long.')
      if (body.timeZone === undefined) throw new RejectedRequest(400, 'The value for the time_zone field was empty.')
      // No number is given twice, even after a restart: a site would show another site's property.
      const id = String(Date.now() * 10 + account.properties.length)
      const property: GeneratedProperty = {
        id,
        displayName: body.displayName,
        timeZone: body.timeZone,
        currencyCode: body.currencyCode ?? 'USD',
        host: '',
        measurementId: '',
        visits: [],
      }
      account.properties.push(property)
      return describeProperty(account, property)
    },
  })

  server.route<{ Params: { id: string }; Querystring: PageQuery }>({
    method: 'GET',
    url: '/v1beta/properties/:id/dataStreams',
    handler: async (request) => {
      const { property } = found(analytics, request.params.id, assertHolder(analytics, request).accounts)
      return property.host === '' ? {} : { dataStreams: [describeStream(property)] }
    },
  })

  server.route<{ Params: { id: string } }>({
    method: 'POST',
    url: '/v1beta/properties/:id/dataStreams',
    handler: async (request) => {
      const holder = assertHolder(analytics, request, EDIT)
      const { account, property } = found(analytics, request.params.id, holder.accounts)
      if (account.canEdit === false) throw faultError('forbidden')
      const body = request.body as NewStream
      checkFields(body, ['type', 'displayName', 'webStreamData'])
      const { type, displayName = '', webStreamData } = body
      if (type !== 'WEB_DATA_STREAM' || displayName === '' || displayName.length > 255)
        throw new RejectedRequest(400, 'The data stream needs a type and a display name.')
      property.host = new URL(webStreamData?.defaultUri ?? '').host
      property.measurementId = `G-NEW${property.id.padStart(7, '0')}`
      return describeStream(property)
    },
  })
}

function found(analytics: GeneratedAnalytics, id: string, accounts: readonly string[]) {
  const property = findProperty(analytics, { scopes: [], accounts }, id)
  const account = analytics.accounts.find(({ properties }) => property !== undefined && properties.includes(property))
  if (property === undefined || account === undefined) throw faultError('forbidden')
  return { account, property }
}

const summaryOf = ({ id, displayName, canEdit = true, properties }: GeneratedAccount) => ({
  name: `accountSummaries/${id}`,
  account: `accounts/${id}`,
  displayName,
  ...(properties.length > 0 && {
    propertySummaries: properties.map((property) => ({
      property: `properties/${property.id}`,
      displayName: property.displayName,
      propertyType: 'PROPERTY_TYPE_ORDINARY',
      parent: `accounts/${id}`,
      canEdit,
    })),
  }),
})

const describeProperty = (
  account: GeneratedAccount,
  { id, displayName, timeZone, currencyCode }: GeneratedProperty,
) => ({
  name: `properties/${id}`,
  parent: `accounts/${account.id}`,
  account: `accounts/${account.id}`,
  displayName,
  timeZone,
  currencyCode,
  propertyType: 'PROPERTY_TYPE_ORDINARY',
  serviceLevel: 'GOOGLE_ANALYTICS_STANDARD',
  createTime: '2024-01-01T00:00:00.000Z',
  updateTime: '2024-01-01T00:00:00.000Z',
})

const describeStream = ({ id, displayName, host, measurementId }: GeneratedProperty) => ({
  name: `properties/${id}/dataStreams/${id}1`,
  type: 'WEB_DATA_STREAM',
  displayName,
  webStreamData: { defaultUri: `https://${host}`, measurementId },
  createTime: '2024-01-01T00:00:00.000Z',
  updateTime: '2024-01-01T00:00:00.000Z',
})

/** A page of a list: 50 entries by default, and never more than 200. */
function pageOf<Item>(items: readonly Item[], { pageSize = '50', pageToken = '0' }: PageQuery) {
  const size = Math.min(Number(pageSize) || 50, 200)
  const start = Number(pageToken)
  const end = start + size
  return { part: items.slice(start, end), nextPageToken: end < items.length ? String(end) : undefined }
}
