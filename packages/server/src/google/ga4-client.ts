import { setTimeout as sleep } from 'node:timers/promises'
import type { AccessTokens } from '../connections/access-tokens.ts'
import { googleScopes } from '@sightline/api-client/contract'
import { ApiError, GoogleError, OutboundError } from '../errors.ts'
import { fetchJson, type JsonAnswer } from '../outbound/fetch-json.ts'
import { accessErrorOf, googleErrorOf, isConcurrencyError } from './google-failures.ts'
import { createQuotaWatch, type QuotaKind } from './quota-watch.ts'
import { createSemaphore } from './semaphore.ts'
import type {
  AccountSummaries,
  DataStream,
  DataStreams,
  Property,
  RealtimeRequest,
  Report,
  ReportRequest,
} from './report-types.ts'

export interface Ga4Options {
  /** Base addresses of the two APIs, without a slash at the end. */
  urls: { data: string; admin: string }
  tokens: Pick<AccessTokens, 'get'>
  now?: () => number
  /** How long one try may take, in milliseconds. @default 15000 */
  timeoutMs?: number
  /** Waits before the second try, so many milliseconds. */
  wait?: (ms: number) => Promise<unknown>
}

/** Google Analytics as one connected account sees it. Every call throws {GoogleError}. */
export interface Ga4Client {
  /** @param property Its number. @param requests At most five; the answers are in their order. */
  runReports(property: string, requests: readonly ReportRequest[]): Promise<readonly Report[]>
  runRealtimeReport(property: string, request: RealtimeRequest): Promise<Report>
  listAccountSummaries(pageToken?: string): Promise<AccountSummaries>
  getProperty(property: string): Promise<Property>
  listDataStreams(property: string, pageToken?: string): Promise<DataStreams>
  createProperty(property: Omit<Property, 'name'> & { parent: string }): Promise<Property>
  createWebStream(property: string, stream: { displayName: string; domain: string }): Promise<DataStream>
}

/** How many reports one request may ask for. */
export const reportsPerBatch = 5
/** Of the ten that a property allows, all who use this instance's project together. */
const REQUESTS_AT_ONCE = 4
const PAGE_SIZE = '200'
const RETRY_MS = { concurrent: 4000, unavailable: 1000 }
/** Each failure counts against a property, which is closed after ten: after a few in a row it is left alone for a while. */
const FAILURES_IN_A_ROW = 3
const PAUSE_MS = 60_000

interface Call {
  connectionId: string
  scope: (typeof googleScopes)[keyof typeof googleScopes]
  method: 'GET' | 'POST'
  url: URL
  body?: unknown
}

/** What all clients share: how much each property is asked at once, and what it has left. */
export function createGa4({
  urls,
  tokens,
  now = Date.now,
  timeoutMs = 15_000,
  wait = sleep,
}: Ga4Options): (connectionId: string) => Ga4Client {
  const atOnce = createSemaphore(REQUESTS_AT_ONCE)
  const quotas = createQuotaWatch(now)
  const failuresOf = new Map<string, number>()

  async function send({ connectionId, scope, method, url, body }: Call): Promise<unknown> {
    let refusedToken: string | undefined
    for (let isLast = false; ;) {
      const token = await tokenFor(connectionId, scope, refusedToken)
      const answer = await answerOf(url, { method, token, body })
      if (!(answer instanceof GoogleError) && answer.status >= 200 && answer.status < 300 && answer.body !== undefined)
        return answer.body
      if (!(answer instanceof GoogleError) && answer.status === 401 && refusedToken === undefined) {
        refusedToken = token
        continue
      }
      const error = answer instanceof GoogleError ? answer : googleErrorOf(answer, now())
      const isConcurrent = isConcurrencyError(error)
      // What may have been made is not made again.
      const canRepeat = isConcurrent || (error.failure === 'unavailable' && !isMaking(url, method))
      if (isLast || !canRepeat) throw error
      isLast = true
      await wait((isConcurrent ? RETRY_MS.concurrent : RETRY_MS.unavailable) * (0.5 + Math.random()))
    }
  }

  async function tokenFor(connectionId: string, scope: Call['scope'], refusedToken?: string): Promise<string> {
    try {
      return await tokens.get(connectionId, scope, refusedToken)
    } catch (error) {
      throw error instanceof ApiError ? accessErrorOf(error) : error
    }
  }

  async function answerOf(
    url: URL,
    { method, token, body }: { method: 'GET' | 'POST'; token: string; body: unknown },
  ): Promise<JsonAnswer | GoogleError> {
    try {
      const headers = { Authorization: `Bearer ${token}` }
      return await fetchJson(url, { method, headers, body, signal: AbortSignal.timeout(timeoutMs) })
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error
      return new GoogleError('unavailable', error.failure, { cause: error })
    }
  }

  /** A request of a property's figures. */
  async function read(connectionId: string, property: string, verb: string, body: object): Promise<unknown> {
    const kind: QuotaKind = verb === 'runRealtimeReport' ? 'realtime' : 'core'
    return atOnce(property, async () => {
      const closure = quotas.closureOf(property, kind)
      if (closure !== undefined)
        throw new GoogleError(closure.reason, 'The property is left alone for a while', { until: closure.until })
      try {
        const url = new URL(`${urls.data}/v1beta/properties/${property}:${verb}`)
        const answer = await send({ connectionId, scope: googleScopes.read, method: 'POST', url, body })
        failuresOf.delete(property)
        return answer
      } catch (error) {
        if (error instanceof GoogleError) recordFailure(property, kind, error)
        throw error
      }
    })
  }

  function recordFailure(property: string, kind: QuotaKind, { failure, until }: GoogleError): void {
    if (failure === 'quota' && until !== undefined) quotas.close(property, kind, { until, reason: 'quota' })
    // Where it says until when, it was not asked.
    if (failure !== 'unavailable' || until !== undefined) return
    const failures = (failuresOf.get(property) ?? 0) + 1
    failuresOf.set(property, failures)
    if (failures >= FAILURES_IN_A_ROW) quotas.close(property, kind, { until: now() + PAUSE_MS, reason: 'unavailable' })
  }

  function note(property: string, kind: QuotaKind, reports: readonly Report[]): void {
    for (const { propertyQuota } of reports) if (propertyQuota !== undefined) quotas.note(property, kind, propertyQuota)
  }

  return (connectionId) => {
    const manage = (path: string, fields: Readonly<Record<string, string>> = {}, body?: object) => {
      const url = new URL(`${urls.admin}/v1beta/${path}`)
      for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value)
      const scope = body === undefined ? googleScopes.read : googleScopes.edit
      return send({ connectionId, scope, method: body === undefined ? 'GET' : 'POST', url, body })
    }
    const page = (pageToken?: string) => ({ pageSize: PAGE_SIZE, ...(pageToken !== undefined && { pageToken }) })
    return {
      async runReports(property, requests) {
        const body = { requests: requests.map((request) => ({ ...request, returnPropertyQuota: true })) }
        const answer = await read(connectionId, property, 'batchRunReports', body)
        const { reports = [] } = answer as { reports?: readonly Report[] }
        if (reports.length !== requests.length) throw new GoogleError('unavailable', 'Reports are missing')
        note(property, 'core', reports)
        return reports
      },
      async runRealtimeReport(property, request) {
        const body = { ...request, returnPropertyQuota: true }
        const report = (await read(connectionId, property, 'runRealtimeReport', body)) as Report
        note(property, 'realtime', [report])
        return report
      },
      listAccountSummaries: async (pageToken) =>
        (await manage('accountSummaries', page(pageToken))) as AccountSummaries,
      getProperty: async (property) => (await manage(`properties/${property}`)) as Property,
      listDataStreams: async (property, pageToken) =>
        (await manage(`properties/${property}/dataStreams`, page(pageToken))) as DataStreams,
      createProperty: async (property) => (await manage('properties', {}, property)) as Property,
      createWebStream: async (property, { displayName, domain }) =>
        (await manage(
          `properties/${property}/dataStreams`,
          {},
          { type: 'WEB_DATA_STREAM', displayName, webStreamData: { defaultUri: `https://${domain}` } },
        )) as DataStream,
    }
  }
}

/** Reports are read by POST, too. */
const isMaking = (url: URL, method: 'GET' | 'POST'): boolean => method === 'POST' && !/:\w+$/.test(url.pathname)
