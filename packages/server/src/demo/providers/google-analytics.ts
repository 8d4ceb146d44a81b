import type { FastifyInstance } from 'fastify'
import { ENGAGEMENT, PAGEVIEW, type AcceptedEvent } from '../../collector/accepted-event.ts'
import { eventsOptions } from '../catch-up.ts'
import { generateEvents } from '../events.ts'
import { registerAnalytics } from '../google-analytics/analytics-routes.ts'
import { generatedAnalytics } from '../google-analytics/generated-analytics.ts'
import { generateVisits, type TrueVisit, type TrueView } from '../google-analytics/visits.ts'
import { SITE } from '../harbor-lane/site.ts'
import { historyUntil } from '../history.ts'
import { seededRandom, weightedChoice } from '../random.ts'
import type { GoogleAccounts } from './google-accounts.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** The number of days for which Google has the visits of the demo's own snippet; more would make its reports slow. */
const SHARED_DAYS = 60
/** The visits of the days before those: fewer, from half a year before the snippet on. */
const EARLIER = { daysBeforeSnippet: 180, visitsPerDay: 40 }
/** The days for which a demo that goes on has visits. */
const AHEAD_DAYS = 3
const ACCOUNT = '1000'
/** The property of the demo's site. */
export const DEMO_PROPERTY = '2001'
/** The share of visitors who block Google's tag or do not accept its cookies. */
const BLOCKED = 0.12
/** The share of visitors whom Google recognizes from another day. */
const RETURNING = 0.15

/**
 * The demo's Google Analytics: a property of its own site and one of another, for people who have connected an account.
 */
export function generatedGoogleAnalytics(
  google: GoogleAccounts,
  { now, days }: { now: number; days: number },
): (server: FastifyInstance) => void {
  const propertyOf = (id: string, displayName: string, host: string, visits: readonly TrueVisit[]) => ({
    id,
    displayName,
    timeZone: 'Europe/Berlin',
    currencyCode: 'EUR',
    host,
    measurementId: `G-DEMO${id}`,
    visits,
  })
  const shared = now - Math.min(SHARED_DAYS, days) * DAY_MS
  const earliest = now - (days + EARLIER.daysBeforeSnippet) * DAY_MS
  const ahead = now + AHEAD_DAYS * DAY_MS
  const { visitsPerDay } = EARLIER
  const properties = [
    propertyOf(DEMO_PROPERTY, 'Harbor Lane', SITE.domain, [
      ...generateVisits({ seed: 1, from: earliest, to: shared, visitsPerDay }),
      ...visitsSeenByGoogle(shared, now, days),
      ...generateVisits({ seed: 4, from: now, to: ahead, visitsPerDay: 400 }),
    ]),
    propertyOf(
      '2002',
      'Harbor Lane Wholesale',
      `wholesale.${SITE.domain}`,
      generateVisits({ seed: 2, from: now - 90 * DAY_MS, to: ahead, visitsPerDay: 60 }),
    ),
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

/**
 * The visits of the demo's own snippet as Google's tag sees them: without those of blocked visitors, and with some
 * visitors recognized.
 */
function visitsSeenByGoogle(from: number, to: number, days: number): TrueVisit[] {
  const options = eventsOptions(
    { id: 1, history: historyUntil(to, days), load: null },
    { id: '', from, to, batches: 0 },
  )
  const random = seededRandom(3, 1)
  const regulars = weightedChoice(
    Array.from({ length: 600 }, (_, index) => `regular-${index}`),
    () => 1,
  )
  const open = new Map<string, AcceptedEvent[]>()
  const visits: AcceptedEvent[][] = []
  for (const event of generateEvents(options)) {
    const known = open.get(event.visitor_id)
    const isSame = known !== undefined && event.ts - (known.at(-1)?.ts ?? 0) < 30 * 60 * 1000
    if (isSame) {
      known.push(event)
      continue
    }
    const events = [event]
    open.set(event.visitor_id, events)
    visits.push(events)
  }
  const names = new Map<string, string | undefined>()
  return visits.flatMap((events) => {
    const id = events[0]?.visitor_id ?? ''
    if (!names.has(id)) {
      const isBlocked = random.chance(BLOCKED)
      names.set(id, isBlocked ? undefined : random.chance(RETURNING) ? random.pick(regulars) : `new-${id}`)
    }
    const visitor = names.get(id)
    return visitor === undefined ? [] : visitOf(visitor, events)
  })
}

/** Google's view of a visit; none where there is no view, as Google's tag counts nothing else by itself. */
function visitOf(visitor: string, events: readonly AcceptedEvent[]): TrueVisit[] {
  const views: TrueView[] = events
    .filter(({ name }) => name === PAGEVIEW)
    .map(({ ts, pathname, title }) => ({ at: ts, path: pathname, title }))
  const [first, ...others] = views
  const attributes = events[0]?.attributes
  if (first === undefined || attributes === undefined) return []
  const { country, city, language, browser, os, device, screen, source, channel, referrer } = attributes
  return [
    {
      visitor,
      isFirst: visitor.startsWith('new-'),
      views: [first, ...others],
      events: events
        .filter(({ name }) => name !== PAGEVIEW && name !== ENGAGEMENT)
        .map(({ ts, name }) => ({ at: ts, name })),
      engagedMs: events.reduce((sum, { engagement_ms }) => sum + engagement_ms, 0),
      country: country === '' ? 'US' : country,
      city,
      language,
      browser,
      os: os === 'macOS' ? 'Macintosh' : os,
      device: device === 'mobile' || device === 'tablet' ? device : 'desktop',
      screen,
      source: {
        source: source === '' ? '(direct)' : source.toLowerCase(),
        medium: channel,
        channelGroup: channel === 'direct' ? 'Direct' : channel === 'search' ? 'Organic Search' : 'Referral',
        referrer: referrer === '' ? '' : `https://${referrer}`,
      },
    },
  ]
}
