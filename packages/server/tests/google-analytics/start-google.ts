import { googleScopes } from '@sightline/api-client/contract'
import { fastify } from 'fastify'
import type { AddressInfo } from 'node:net'
import {
  generatedAnalytics,
  type GeneratedAccount,
  type GeneratedAnalytics,
} from '../../src/demo/google-analytics/generated-analytics.ts'
import { registerAnalytics } from '../../src/demo/google-analytics/analytics-routes.ts'
import type { GeneratedProperty } from '../../src/demo/google-analytics/report.ts'
import { generateVisits } from '../../src/demo/google-analytics/visits.ts'
import { createGa4, type Ga4Client, type Ga4Options } from '../../src/google/ga4-client.ts'
import { checkAgainstDiscovery } from './check-against-discovery.ts'

export const TOKEN = 'token-of-ada'
export const NOON = Date.UTC(2026, 2, 10, 12)
const DAY_MS = 24 * 60 * 60 * 1000

const visitsOfHarborLane = generateVisits({ seed: 1, from: NOON - 40 * DAY_MS, to: NOON, visitsPerDay: 40 })

export const propertyOf = (fields: Partial<GeneratedProperty> = {}): GeneratedProperty => ({
  id: '1000',
  displayName: 'Harbor Lane',
  timeZone: 'Europe/Berlin',
  currencyCode: 'EUR',
  host: 'harbor-lane.example',
  measurementId: 'G-HARBOR0001',
  visits: visitsOfHarborLane,
  ...fields,
})

export interface Google {
  url: string
  analytics: GeneratedAnalytics
  /** What did not fit the discovery documents. */
  misfits: string[]
  stop(): Promise<unknown>
}

/** A Google Analytics on this machine, whose requests and answers are held against its discovery documents. */
export async function startGoogle(
  accounts: GeneratedAccount[] = [{ id: '1', displayName: 'Harbor', properties: [propertyOf()] }],
): Promise<Google> {
  const analytics = generatedAnalytics({
    accounts,
    now: () => NOON,
    holderOf: (token) =>
      token === TOKEN ? { scopes: Object.values(googleScopes), accounts: accounts.map(({ id }) => id) } : undefined,
  })
  const server = fastify({ forceCloseConnections: true })
  const misfits = checkAgainstDiscovery(server)
  registerAnalytics(server, analytics)
  await server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, analytics, misfits, stop: () => server.close() }
}

export const constantTokens: Ga4Options['tokens'] = { get: async () => TOKEN }

/** A client that waits for nothing before its second try. */
export const clientOf = ({ url }: Google, options: Partial<Ga4Options> = {}): Ga4Client =>
  createGa4({
    urls: { data: url, admin: url },
    tokens: constantTokens,
    now: () => NOON,
    wait: async () => {},
    ...options,
  })('1')
