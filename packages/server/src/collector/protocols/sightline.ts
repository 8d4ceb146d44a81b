import { eventLimits } from '@sightline/api-client/contract'
import { z } from 'zod'
import type { IncomingEvent } from '../incoming-event.ts'
import { engagementOf } from './fields/engagement.ts'
import { parsePageAddress } from '../page-address.ts'
import { propsIn } from './fields/props.ts'
import { revenueIn } from './fields/revenue.ts'
import { eventName, optionalText, screenSize } from './fields/text.ts'

/** The body that our own snippet sends. Its names are short because it is sent often. See docs/collector.md */
const body = z.object({
  /** The site's public id. */
  s: z.uuid().toLowerCase(),
  /** Name of the event. */
  n: eventName,
  /** Address of the page. */
  u: z.string(),
  /** Referrer. */
  r: optionalText(eventLimits.referrer),
  /** Title of the page. */
  t: optionalText(eventLimits.title),
  /** Screen, `1440x900`. */
  w: screenSize,
  /** Properties; `props` as the snippet is told them. */
  p: z.unknown().optional(),
  props: z.unknown().optional(),
  /** Revenue: `{ currency, amount }`; `revenue` as the snippet is told it. */
  $: z.unknown().optional(),
  revenue: z.unknown().optional(),
  /** False for a custom event that is no interaction; `interactive` as the snippet is told it. */
  i: z.unknown().optional(),
  interactive: z.unknown().optional(),
  /** Engaged milliseconds. */
  e: z.unknown().optional(),
  /** Scroll depth, 0 to 100. */
  sd: z.unknown().optional(),
  /** 1 where the part of the address behind `#` belongs to the path. */
  h: z.unknown().optional(),
})

/** An id as this server makes it. */
const USUAL_ID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
const SCREEN = /^\d{1,5}x\d{1,5}$/

/** Whether a text stays as it is when it is parsed. */
const isUsual = (text: unknown, max: number): text is string =>
  typeof text === 'string' && text.length <= max && text === text.trim() && text.isWellFormed()

/** The fields of a body that parsing would leave as they are, as nearly all are; undefined for any other. */
function usualFields(value: unknown): z.output<typeof body> | undefined {
  const { s, n, u, r, t, w = '', ...others } = (value ?? {}) as Record<string, unknown>
  const isUsualBody =
    typeof s === 'string' &&
    USUAL_ID.test(s) &&
    isUsual(n, eventLimits.name) &&
    n !== '' &&
    typeof u === 'string' &&
    isUsual(r, eventLimits.referrer) &&
    isUsual(t, eventLimits.title) &&
    typeof w === 'string' &&
    (w === '' || SCREEN.test(w))
  return isUsualBody ? { ...others, s, n, u, r, t, w } : undefined
}

/** Parses the body of our own snippet; undefined when it is no event. */
export function parseOwnEvent(value: unknown): IncomingEvent | undefined {
  const data = usualFields(value) ?? body.safeParse(value).data
  if (data === undefined) return undefined
  const page = parsePageAddress(data.u, { isHashMode: data.h === 1 || data.h === true })
  if (page === undefined) return undefined
  return {
    sites: [{ publicId: data.s }],
    name: data.n,
    page,
    referrer: data.r,
    title: data.t,
    screen: data.w,
    language: '',
    props: propsIn(data.p ?? data.props),
    revenue: revenueIn(data.$ ?? data.revenue),
    interactive: (data.i ?? data.interactive) !== false,
    ...engagementOf(data.n, data.e, data.sd),
  }
}
