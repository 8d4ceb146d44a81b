import type { FastifyInstance } from 'fastify'
import { registerAnalytics } from '../google-analytics/analytics-routes.ts'
import { generatedAnalytics } from '../google-analytics/generated-analytics.ts'
import { generateVisits } from '../google-analytics/visits.ts'
import { SITE } from '../harbor-lane/site.ts'
import type { GoogleAccounts } from './google-accounts.ts'

const DAYS = 90
const DAY_MS = 24 * 60 * 60 * 1000
const ACCOUNT = '1000'

/** Google Analytics of the demo: one property of its site and one of another, for whoever has connected an account. */
export function generatedGoogleAnalytics(google: GoogleAccounts, now: number): (server: FastifyInstance) => void {
  const propertyOf = (id: string, displayName: string, host: string, seed: number) => ({
    id,
    displayName,
    timeZone: 'Europe/Berlin',
    currencyCode: 'EUR',
    host,
    measurementId: `G-DEMO${id}`,
    visits: generateVisits({ seed, from: now - DAYS * DAY_MS, to: now, visitsPerDay: 60 }),
  })
  const properties = [
    propertyOf('2001', 'Harbor Lane', SITE.domain, 1),
    propertyOf('2002', 'Harbor Lane Wholesale', `wholesale.${SITE.domain}`, 2),
  ]
  const analytics = generatedAnalytics({
    accounts: [{ id: ACCOUNT, displayName: 'Harbor Lane', properties }],
    holderOf(token) {
      const holder = google.holderOf(token)
      return holder === undefined ? undefined : { scopes: holder.scopes, accounts: [ACCOUNT] }
    },
  })
  return (server) => registerAnalytics(server, analytics)
}
