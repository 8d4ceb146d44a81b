import { eventLimits } from '@sightline/api-client/contract'
import { z } from 'zod'
import type { IncomingEvent, SiteKey } from '../incoming-event.ts'
import { engagementOf } from './fields/engagement.ts'
import { objectIn } from './fields/json.ts'
import { parsePageAddress } from '../page-address.ts'
import { propsIn } from './fields/props.ts'
import { revenueIn } from './fields/revenue.ts'
import { eventName, optionalText } from './fields/text.ts'

/** The most sites of one event, more than a page belongs to: each is looked up. */
const MAX_SITES = 20

/** The names of each field, the short one first, which wins where both are present. */
const NAMES = {
  name: ['n', 'name'],
  url: ['u', 'url'],
  domain: ['d', 'domain'],
  referrer: ['r', 'referrer'],
  props: ['p', 'm', 'props', 'meta'],
  revenue: ['$', 'revenue'],
  interactive: ['i', 'interactive'],
  hashMode: ['h', 'hashMode'],
} as const

const fields = z.object({
  name: eventName,
  url: z.string(),
  domain: z
    .string()
    .transform(sitesIn)
    .refine((sites) => sites.length > 0 && sites.length <= MAX_SITES),
  referrer: optionalText(eventLimits.referrer),
})

/** Parses the body of Plausible's `POST /api/event`; undefined when it is no event. See docs/collector.md#plausible */
export function parsePlausibleEvent(value: unknown): IncomingEvent | undefined {
  const body = objectIn(value)
  if (body === undefined) return undefined
  const field = (name: keyof typeof NAMES): unknown =>
    NAMES[name].map((key) => body[key]).find((known) => known != null)
  const { data } = fields.safeParse({
    name: field('name'),
    url: field('url'),
    domain: field('domain'),
    referrer: field('referrer'),
  })
  if (data === undefined) return undefined
  const hashMode = field('hashMode')
  const page = parsePageAddress(data.url, { isHashMode: hashMode === 1 || hashMode === true })
  if (page === undefined) return undefined
  return {
    sites: data.domain,
    name: data.name,
    page,
    referrer: data.referrer,
    title: '',
    screen: '',
    language: '',
    props: propsIn(field('props')),
    revenue: revenueIn(field('revenue')),
    interactive: field('interactive') !== false,
    ...engagementOf(data.name, body['e'], body['sd']),
  }
}

/** The sites of a list of domains separated by commas; each counts once. */
function sitesIn(domains: string): SiteKey[] {
  const names = domains.split(',').map((domain) => domain.trim().toLowerCase())
  return [...new Set(names)].filter((domain) => domain !== '').map((domain) => ({ domain }))
}
