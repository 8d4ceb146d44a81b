import { eventLimits, siteLimits } from '@sightline/api-client/contract'
import { z } from 'zod'
import { PAGEVIEW } from '../accepted-event.ts'
import type { IncomingEvent, Page, SiteKey } from '../incoming-event.ts'
import { engagementOf } from './fields/engagement.ts'
import { objectIn } from './fields/json.ts'
import { parsePageAddress } from '../page-address.ts'
import { propsIn } from './fields/props.ts'
import { revenueOf } from './fields/revenue.ts'
import { eventName, optionalText, screenSize } from './fields/text.ts'

/** The fields `id`, `ip`, `userAgent` and `timestamp` of the payload are ignored, because anybody could invent them. */
const payload = z.object({
  website: z.uuid().toLowerCase(),
  name: z.union([eventName, z.literal('').transform(() => PAGEVIEW)]).nullish(),
  url: z.string().nullish(),
  hostname: optionalText(siteLimits.host),
  referrer: optionalText(eventLimits.referrer),
  title: optionalText(eventLimits.title),
  screen: screenSize,
  language: optionalText(100),
  tag: optionalText(eventLimits.tag),
  data: z.unknown().optional(),
})

const body = z.object({ type: z.enum(['event', 'identify', 'performance']), payload })

export interface UmamiRequest {
  site: SiteKey
  /** The event; undefined for requests that are understood but not stored: identities and performance. */
  event: IncomingEvent | undefined
}

/** Parses the body of Umami's `POST /api/send`; undefined when it is none. See docs/collector.md#umami */
export function parseUmamiRequest(value: unknown): UmamiRequest | undefined {
  const { data } = body.safeParse(value)
  if (data === undefined) return undefined
  const site = { publicId: data.payload.website }
  if (data.type !== 'event') return { site, event: undefined }
  const event = eventOf(data.payload, site)
  return event === undefined ? undefined : { site, event }
}

function eventOf(sent: z.output<typeof payload>, site: SiteKey): IncomingEvent | undefined {
  const name = sent.name ?? PAGEVIEW
  const page = pageOf(sent.url ?? '/', sent.hostname)
  if (page === undefined) return undefined
  const { revenue, currency } = objectIn(sent.data) ?? {}
  return {
    sites: [site],
    name,
    page,
    referrer: sent.referrer,
    title: sent.title,
    screen: sent.screen,
    language: sent.language,
    props: { ...(sent.tag === '' ? {} : { tag: sent.tag }), ...propsIn(sent.data) },
    revenue: revenueOf(revenue, currency),
    interactive: true,
    ...engagementOf(name, undefined, undefined),
  }
}

/** The page at an address, which is absolute or a path on the given host. */
function pageOf(url: string, hostname: string): Page | undefined {
  const isPath = url.startsWith('/')
  if (!isPath && URL.canParse(url)) return parsePageAddress(url)
  const page = parsePageAddress(`https://host.invalid${isPath ? '' : '/'}${url}`)
  return page === undefined ? undefined : { ...page, hostname: URL.parse(`https://${hostname}`)?.hostname ?? '' }
}
