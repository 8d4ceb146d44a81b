import { analyticsdata } from '@googleapis/analyticsdata'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { ApiError, type GoogleError } from '../../src/errors.ts'
import type { Ga4Client } from '../../src/google/ga4-client.ts'
import type { ReportRequest } from '../../src/google/report-types.ts'
import type { Fault } from '../../src/demo/google-analytics/faults.ts'
import { clientOf, constantTokens, NOON, propertyOf, startGoogle, TOKEN, type Google } from './start-google.ts'

let google: Google
let client: Ga4Client
beforeAll(async () => {
  google = await startGoogle()
})
afterAll(async () => {
  await google.stop()
})
beforeEach(() => {
  client = clientOf(google)
})
afterEach(() => {
  google.analytics.faults.length = 0
  google.analytics.requests.length = 0
  google.analytics.tokensLeft.clear()
})

const request: ReportRequest = {
  metrics: [{ name: 'screenPageViews' }, { name: 'activeUsers' }],
  dateRanges: [{ startDate: '2026-03-01', endDate: '2026-03-07' }],
  orderBys: [{ desc: true, metric: { metricName: 'screenPageViews' } }],
}
const byPage: ReportRequest = { ...request, dimensions: [{ name: 'pagePath' }] }
const read = (ga4 = client) => ga4.runReports('1000', [request])
const failureOf = async (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error as GoogleError,
  )
const fail = (...faults: Fault[]) => void google.analytics.faults.push(...faults)
const viewsIn = (rows: Awaited<ReturnType<typeof read>>[number]['rows'] = []) =>
  rows.reduce((sum, { metricValues = [] }) => sum + Number(metricValues[0]?.value), 0)

test('reports come in one request, in the order of their requests', async () => {
  const [totals, pages] = await client.runReports('1000', [request, byPage])
  expect(totals?.rows).toHaveLength(1)
  expect(pages?.rowCount).toBe(6)
  expect(viewsIn(pages?.rows)).toBe(viewsIn(totals?.rows))
  expect(google.analytics.requests).toEqual(['/v1beta/properties/1000:batchRunReports'])
})

test('the official client reads the same figures', async () => {
  const official = analyticsdata({ version: 'v1beta', rootUrl: `${google.url}/` })
  const { data } = await official.properties.runReport(
    {
      property: 'properties/1000',
      requestBody: {
        metrics: [{ name: 'screenPageViews' }],
        dateRanges: [{ startDate: '2026-03-01', endDate: '2026-03-07' }],
      },
      // Its own way to send a token.
      oauth_token: TOKEN,
    },
    { headers: { Authorization: `Bearer ${TOKEN}` } },
  )
  const [ours] = await read()
  expect(data.rows?.[0]?.metricValues?.[0]?.value).toBe(ours?.rows?.[0]?.metricValues?.[0]?.value)
})

test('the Admin API lists accounts, properties and streams, and makes new ones', async () => {
  const { accountSummaries = [] } = await client.listAccountSummaries()
  expect(accountSummaries[0]).toMatchObject({
    account: 'accounts/1',
    propertySummaries: [{ property: 'properties/1000', displayName: 'Harbor Lane', canEdit: true }],
  })
  expect(await client.getProperty('1000')).toMatchObject({ timeZone: 'Europe/Berlin', currencyCode: 'EUR' })
  expect(await client.listDataStreams('1000')).toMatchObject({
    dataStreams: [{ webStreamData: { defaultUri: 'https://harbor-lane.example', measurementId: 'G-HARBOR0001' } }],
  })
  const made = await client.createProperty({ parent: 'accounts/1', displayName: 'New', timeZone: 'Asia/Kolkata' })
  const stream = await client.createWebStream(made.name.replace('properties/', ''), {
    displayName: 'New',
    domain: 'new.example',
  })
  expect(stream.webStreamData?.measurementId).toMatch(/^G-/)
})

test('accounts come by pages', async () => {
  const accounts = Array.from({ length: 230 }, (_, index) => ({
    id: String(index + 1),
    displayName: `Account ${index}`,
    properties: [propertyOf({ id: String(5000 + index), visits: [] })],
  }))
  const many = await startGoogle(accounts)
  const ga4 = clientOf(many)
  const first = await ga4.listAccountSummaries()
  const second = await ga4.listAccountSummaries(first.nextPageToken)
  expect([first.accountSummaries?.length, second.accountSummaries?.length]).toEqual([200, 30])
  expect(second.nextPageToken).toBeUndefined()
  expect(many.misfits).toEqual([])
  await many.stop()
})

test('a refused token is replaced once, and not a second time', async () => {
  const refused: (string | undefined)[] = []
  const tokens = {
    async get(_connectionId: string, _scope: string, refusedToken?: string) {
      refused.push(refusedToken)
      return refusedToken === undefined ? 'expired' : TOKEN
    },
  }
  expect(await read(clientOf(google, { tokens }))).toHaveLength(1)
  expect(refused).toEqual([undefined, 'expired'])
  fail('unauthenticated', 'unauthenticated')
  expect(await failureOf(read())).toMatchObject({ failure: 'reconnect' })
  expect(google.analytics.faults).toEqual([])
})

test.each([
  ['forbidden', 'no_access'],
  ['scope_missing', 'scope_missing'],
  ['api_disabled', 'api_disabled'],
  ['html', 'request_invalid'],
] as const)('%s is not tried again', async (fault, failure) => {
  fail(fault)
  expect(await failureOf(read())).toMatchObject({ failure })
  expect(google.analytics.requests).toHaveLength(1)
})

test.each(['concurrent', 'unavailable', 'internal'] as const)('%s is tried once more', async (fault) => {
  fail(fault)
  expect(await read()).toHaveLength(1)
  expect(google.analytics.requests).toHaveLength(2)
})

test.each([
  ['tokens', 60],
  ['thresholded', 30],
] as const)('after %s the property is left alone, and it says until when', async (fault, minutes) => {
  fail(fault)
  const until = NOON + minutes * 60_000
  expect(await failureOf(read())).toMatchObject({ failure: 'quota', until })
  expect(await failureOf(read())).toMatchObject({ failure: 'quota', until })
  expect(google.analytics.requests).toHaveLength(1)
  let now = NOON
  const later = clientOf(google, { now: () => now })
  fail(fault)
  await failureOf(read(later))
  now = until
  expect(await read(later)).toHaveLength(1)
})

test('below a tenth of the tokens nothing more is asked', async () => {
  google.analytics.tokensLeft.set('1000', 1404)
  expect(await read()).toHaveLength(1)
  expect(await failureOf(read())).toMatchObject({ failure: 'quota', until: NOON + 3_600_000 })
  expect(google.analytics.requests).toHaveLength(1)
})

test('ten errors in a row do not close the property: it is left alone after three calls', async () => {
  fail(...Array.from({ length: 10 }, () => 'unavailable' as const))
  for (let call = 0; call < 10; call += 1) expect(await failureOf(read())).toMatchObject({ failure: 'unavailable' })
  expect(google.analytics.requests).toHaveLength(6)
})

test.each([
  ['connection_reconnect', 'reconnect'],
  ['scope_missing', 'scope_missing'],
  ['provider_unavailable', 'unavailable'],
] as const)('without a token because of %s nothing is asked', async (key, failure) => {
  const get = async () => {
    throw new ApiError(key)
  }
  expect(await failureOf(read(clientOf(google, { tokens: { ...constantTokens, get } })))).toMatchObject({ failure })
  expect(google.analytics.requests).toEqual([])
})

test('a slow request is given up', async () => {
  fail('slow', 'slow')
  const impatient = clientOf(google, { timeoutMs: 50 })
  expect(await failureOf(read(impatient))).toMatchObject({ failure: 'unavailable', message: 'timed_out' })
})

test('a Google where nobody listens is unavailable', async () => {
  const gone = await startGoogle()
  await gone.stop()
  expect(await failureOf(read(clientOf(gone)))).toMatchObject({ failure: 'unavailable' })
})

test('a property has at most four requests at a time', async () => {
  let running = 0
  let most = 0
  const tokens = {
    ...constantTokens,
    async get() {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
      return TOKEN
    },
  }
  const ga4 = clientOf(google, { tokens })
  await Promise.all(Array.from({ length: 12 }, () => read(ga4)))
  expect(most).toBe(4)
})

const refused = (fields: object) => failureOf(client.runReports('1000', [{ ...request, ...fields }]))

test('a request that Google refuses is refused', async () => {
  const names = (count: number) => Array.from({ length: count }, () => ({ name: 'pagePath' }))
  const range = { startDate: '2026-03-01', endDate: '2026-03-07' }
  expect((await refused({ dimensions: [{ name: 'page' }] }))?.message).toContain('page is not a valid dimension')
  expect((await refused({ metrics: [{ name: 'visits' }] }))?.message).toContain('visits is not a valid metric.  For')
  expect((await refused({ dimensions: names(10) }))?.message).toContain('9 dimensions')
  expect((await refused({ dateRanges: [] }))?.message).toBe('A dateRange is required.')
  expect((await refused({ dateRanges: [range, range, range, range, range] }))?.message).toContain('4 dateRanges')
  expect((await refused({ dateRanges: [{ startDate: '2015-01-01', endDate: '2026-01-01' }] }))?.message).toContain(
    '2015',
  )
  expect((await refused({ dateRanges: [{ startDate: '2026-01-02', endDate: '2026-01-01' }] }))?.message).toContain(
    'before',
  )
  expect((await refused({ limit: '-1' }))?.message).toContain('negative')
  expect((await refused({ dimensions: [{ name: 'source' }] }))?.message).toContain('incompatible')
  const six = Array.from({ length: 6 }, () => request)
  expect((await failureOf(client.runReports('1000', six)))?.message).toBe('Batch requests are limited to 5 requests.')
  expect(await failureOf(client.runReports('9', [request]))).toMatchObject({ failure: 'no_access' })
  const realtime = { metrics: [{ name: 'activeUsers' }], minuteRanges: [{ startMinutesAgo: 30, endMinutesAgo: 0 }] }
  expect((await failureOf(client.runRealtimeReport('1000', realtime)))?.message).toContain('30 minutes')
  expect(google.misfits).toEqual([])
})

test('requests and answers fit the discovery documents, and what does not fit is found', async () => {
  expect(google.misfits).toEqual([])
  const strange = { ...request, pages: 3 } as ReportRequest
  expect((await failureOf(client.runReports('1000', [strange])))?.message).toContain('Unknown name "pages"')
  expect(google.misfits.splice(0)).toEqual([expect.stringContaining('must NOT have additional properties')])
})
