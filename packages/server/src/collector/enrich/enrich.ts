import { eventLimits } from '@sightline/api-client/contract'
import type { Salts } from '../../store/relational/salts.ts'
import type { ClientHints } from './client-hints.ts'
import { newEventId } from './event-id.ts'
import { ENGAGEMENT, type AcceptedEvent } from '../accepted-event.ts'
import type { VisitAttributes } from '../../store/clickhouse/rows.ts'
import type { IncomingEvent } from '../incoming-event.ts'
import { truncate } from '../protocols/fields/text.ts'
import { memoize } from '../memoize.ts'
import { sourceOf } from './sources/source.ts'
import { describeClient } from './user-agent.ts'
import { visitorIdOf } from './visitor-id.ts'

export interface Sender {
  ip: string
  userAgent: string
  acceptLanguage: string
  /** @default none */
  hints?: ClientHints
  /** The country that a trusted proxy names, ISO 3166-1 alpha-2; without one, the tables of addresses are used. */
  country?: string
  /** @default not known */
  region?: string
  /** @default not known */
  city?: string
}

export interface EventSite {
  id: number
  domain: string
  /** Hosts that the site names as its own beside its domain. @default none */
  ownHosts?: readonly string[]
}

/** The event as it is stored: without address and user agent. */
export function enrichEvent(
  event: IncomingEvent,
  sender: Sender,
  site: EventSite,
  salts: Salts,
  ts: number,
): AcceptedEvent {
  const person = { siteId: site.id, ip: sender.ip, userAgent: sender.userAgent }
  const isEngagement = event.name === ENGAGEMENT
  return {
    id: newEventId(ts),
    site_id: site.id,
    ts,
    visitor_id: visitorIdOf(salts.current, person),
    previous_visitor_id: salts.previous === null ? null : visitorIdOf(salts.previous, person),
    name: event.name,
    pathname: event.page.pathname,
    title: event.title,
    interactive: event.interactive && !isEngagement,
    props: event.props,
    engagement_ms: event.engagementMs,
    scroll_depth: event.scrollDepth,
    revenue: isEngagement ? null : (event.revenue?.amount ?? null),
    currency: isEngagement ? '' : (event.revenue?.currency ?? ''),
    attributes: attributesOf(event, sender, site),
  }
}

function attributesOf(event: IncomingEvent, sender: Sender, site: EventSite): VisitAttributes {
  const hostname = event.page.hostname || site.domain
  const tags = tagsIn(event.page.query)
  const ownHosts = [hostname, site.domain, ...(site.ownHosts ?? [])]
  const hasTags = tags.size > 0
  const tag = (name: string) => (hasTags ? truncate(tags.get(name)?.trim() ?? '', eventLimits.tag) : '')
  return {
    hostname,
    ...sourceOf({ referrer: event.referrer, tags, ownHosts }),
    utm_source: tag('utm_source'),
    utm_medium: tag('utm_medium'),
    utm_campaign: tag('utm_campaign'),
    utm_content: tag('utm_content'),
    utm_term: tag('utm_term'),
    country: sender.country ?? '',
    region: sender.region ?? '',
    city: sender.city ?? '',
    language: languageOf(event.language || sender.acceptLanguage),
    screen: event.screen,
    ...describeClient(sender.userAgent, sender.hints),
  }
}

/**
 * The tags in the page's address that describe the source of the visit. `source` and `ref` are older names of
 * `utm_source`.
 */
function tagsIn(query: URLSearchParams): URLSearchParams {
  if (query.size === 0) return query
  const named = ['utm_source', 'source', 'ref'].map((name) => query.get(name)?.trim() ?? '').find((tag) => tag !== '')
  if (named === undefined) return query
  const tags = new URLSearchParams(query)
  tags.set('utm_source', named)
  return tags
}

/** The preferred language: a tag, or the first one of `Accept-Language`. */
const languageOf = (accepted: string): string => firstLanguage(accepted.slice(0, 100))

const firstLanguage = memoize((accepted: string): string => {
  const [first = ''] = accepted.split(/[,;]/, 1)
  // An invented language would only fill the dictionary of its column.
  if (first.length > eventLimits.language) return ''
  try {
    return Intl.getCanonicalLocales(first.trim())[0] ?? ''
  } catch {
    return ''
  }
})
