import type { DropReason } from '@sightline/api-client/contract'
import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import type { Salts } from '../store/database/salts.ts'
import { ENGAGEMENT, type AcceptedEvent, type VisitAttributes } from './event.ts'
import { describeClient, isAutomated } from './user-agent.ts'
import { visitorIdOf } from './visitor-id.ts'

/** Shortened, and without the halves of characters that a page or the cut may leave: no store takes them. */
const cut = (text: string, max: number): string => text.slice(0, max).toWellFormed()

const text = (max: number) => z.string().transform((value) => cut(value, max))

/** What a page sends. Short names, because it is sent often. */
const body = z.object({
  /** The site's public id. */
  s: z.uuid().toLowerCase(),
  /** Name of the event. */
  n: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .transform((name) => name.toWellFormed()),
  /** Address of the page. */
  u: z.url({ protocol: /^https?$/ }).max(4000),
  /** Referrer. */
  r: text(4000).nullish(),
  /** Title of the page. */
  t: text(500).nullish(),
  /** Screen, `1440x900`. */
  w: z
    .string()
    .regex(/^\d{1,5}x\d{1,5}$/)
    .nullish()
    .catch(null),
})

export type EventBody = z.output<typeof body>

/** Undefined when it is no event. */
export const parseEventBody = (value: unknown): EventBody | undefined => body.safeParse(value).data

/** Longer ones do not exist; what is made up would fill the dictionaries of its columns. */
const MAX_HOST = 253
const MAX_LANGUAGE = 35

export interface Sender {
  ip: string
  userAgent: string
  acceptLanguage: string
}

/** Why an event is not counted; undefined when it is. */
export function dropReasonOf(sender: Sender): DropReason | undefined {
  return isAutomated(sender.userAgent) ? 'bot' : undefined
}

/** The event as it is kept: without address and user agent. */
export function acceptEvent(event: EventBody, sender: Sender, siteId: number, salts: Salts, ts: number): AcceptedEvent {
  const url = new URL(event.u)
  const person = { siteId, ip: sender.ip, userAgent: sender.userAgent }
  return {
    id: uuid({ msecs: ts }),
    site_id: siteId,
    ts,
    visitor_id: visitorIdOf(salts.current, person),
    previous_visitor_id: salts.previous === null ? null : visitorIdOf(salts.previous, person),
    name: event.n,
    pathname: cut(url.pathname, 2000),
    title: event.t?.trim() ?? '',
    interactive: event.n !== ENGAGEMENT,
    props: {},
    engagement_ms: 0,
    scroll_depth: null,
    revenue: null,
    currency: '',
    attributes: attributesOf(event, url, sender),
  }
}

function attributesOf(event: EventBody, url: URL, sender: Sender): VisitAttributes {
  const tag = (name: string) => cut(url.searchParams.get(name)?.trim() ?? '', 200)
  const referrer = referrerOf(event.r ?? '', url.hostname)
  return {
    hostname: cut(url.hostname, MAX_HOST),
    referrer: referrer.address,
    source: tag('utm_source') || referrer.host,
    channel: '',
    utm_source: tag('utm_source'),
    utm_medium: tag('utm_medium'),
    utm_campaign: tag('utm_campaign'),
    utm_content: tag('utm_content'),
    utm_term: tag('utm_term'),
    country: '',
    region: '',
    city: '',
    language: languageOf(sender.acceptLanguage),
    screen: event.w ?? '',
    ...describeClient(sender.userAgent),
  }
}

/** Another site's host and path; a page of the same host is no referrer. */
function referrerOf(referrer: string, hostname: string): { host: string; address: string } {
  if (!URL.canParse(referrer)) return { host: '', address: '' }
  const url = new URL(referrer)
  const isOfOtherSite = /^https?:$/.test(url.protocol) && url.hostname !== hostname
  if (!isOfOtherSite) return { host: '', address: '' }
  const host = cut(url.hostname.replace(/^www\./, ''), MAX_HOST)
  return { host, address: cut(`${host}${url.pathname === '/' ? '' : url.pathname}`, 1000) }
}

/** The language that a browser prefers: the first tag of `Accept-Language`. */
function languageOf(acceptLanguage: string): string {
  const [first = ''] = acceptLanguage.slice(0, 100).split(/[,;]/, 1)
  if (first.length > MAX_LANGUAGE) return ''
  try {
    return Intl.getCanonicalLocales(first.trim())[0] ?? ''
  } catch {
    return ''
  }
}
