import { z } from 'zod'
import { channels, eventLimits, siteLimits, type MessageKey } from '../../vocabulary/index.ts'

const key = (message: MessageKey) => ({ error: message })

/** A text without half characters, which no store keeps. */
const text = (max: number) =>
  z
    .string(key('field_invalid'))
    .max(max, key('field_too_long'))
    .refine((value) => value.isWellFormed(), key('field_invalid'))

const optional = (max: number) => text(max).default('')

/** The properties: texts, numbers and booleans, all stored as texts. */
const props = z
  .unknown()
  .transform((value, context): Record<string, string> => {
    const wrong = (message: MessageKey) => {
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong('field_invalid')
    const entries = Object.entries(value)
    if (entries.length > eventLimits.properties) return wrong('too_many_values')
    const kept: [string, string][] = []
    for (const [name, content] of entries) {
      if (!['string', 'number', 'boolean'].includes(typeof content)) return wrong('field_invalid')
      // JSON has rounded such a number, so an id of that size must be a text.
      if (typeof content === 'number' && Math.abs(content) > Number.MAX_SAFE_INTEGER) return wrong('field_invalid')
      const said = String(content)
      if (name === '' || !name.isWellFormed() || !said.isWellFormed()) return wrong('field_invalid')
      if (name.length > eventLimits.propertyName || said.length > eventLimits.propertyValue)
        return wrong('field_too_long')
      if (said !== '') kept.push([name, said])
    }
    return Object.fromEntries(kept)
  })
  .default({})

const currencies = new Set(['', ...Intl.supportedValuesOf('currency')])

/** One event in a file of events, for export and import. See docs/import-export.md */
export const eventLine = z.object({
  /** A UUID: an event with the same one is imported once. Without it, an equal line is. */
  id: z
    .string(key('field_invalid'))
    .toLowerCase()
    .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, key('field_invalid'))
    .optional(),
  /** The time, ISO 8601 with an offset; milliseconds are kept. */
  ts: z.iso.datetime({ offset: true, error: 'field_invalid' }).transform((at) => Date.parse(at)),
  /** The visitor: an unsigned 64-bit number in decimal digits, or any other text. */
  visitor_id: text(200).min(1, key('field_required')),
  name: text(eventLimits.name).min(1, key('field_required')).default('pageview'),
  /** The address of the page, http or https. */
  url: optional(eventLimits.url),
  /** The stored host of the page; that of `url` by default. */
  hostname: text(siteLimits.host).optional(),
  /** The stored path of the page; that of `url` by default. */
  pathname: text(eventLimits.path).optional(),
  /** The address of the referring page, or its host and path. */
  referrer: optional(eventLimits.referrer),
  title: optional(eventLimits.title),
  /** The source of the visit; by default read from `referrer` and the tags of `url`. */
  source: text(eventLimits.source).optional(),
  channel: z.enum(['', ...channels], key('field_invalid')).optional(),
  utm_source: text(eventLimits.tag).optional(),
  utm_medium: text(eventLimits.tag).optional(),
  utm_campaign: text(eventLimits.tag).optional(),
  utm_content: text(eventLimits.tag).optional(),
  utm_term: text(eventLimits.tag).optional(),
  /** The country, ISO 3166-1 alpha-2. */
  country: z
    .string(key('field_invalid'))
    .regex(/^([A-Z]{2})?$/, key('field_invalid'))
    .default(''),
  region: optional(200),
  city: optional(200),
  browser: optional(100),
  browser_version: optional(100),
  os: optional(100),
  os_version: optional(100),
  device: optional(100),
  /** The language, BCP 47. */
  language: optional(eventLimits.language),
  /** The width and height in CSS pixels: `1440x900`. */
  screen: z
    .string(key('field_invalid'))
    .regex(/^(\d{1,5}x\d{1,5})?$/, key('field_invalid'))
    .default(''),
  props,
  engagement_ms: z
    .int(key('field_invalid'))
    .min(0, key('field_invalid'))
    .max(4_294_967_295, key('field_invalid'))
    .default(0),
  /** The scroll depth, 0 to 100. */
  scroll_depth: z
    .int(key('field_invalid'))
    .min(0, key('field_invalid'))
    .max(100, key('field_invalid'))
    .nullable()
    .default(null),
  /** Whether a custom event is an interaction, so that its visit is no bounce. */
  interactive: z.boolean(key('field_invalid')).optional(),
  /** The revenue in major units: a decimal text, or a number. */
  revenue: z
    .union([z.string(), z.number().transform((amount) => String(Number(amount.toFixed(4))))], key('field_invalid'))
    .pipe(z.string().regex(/^-?\d{1,14}(\.\d{1,4})?$/, key('field_invalid')))
    .nullable()
    .default(null),
  /** The currency, ISO 4217. */
  currency: z
    .string(key('field_invalid'))
    .refine((code) => currencies.has(code), key('field_invalid'))
    .default(''),
})

/** The content of a parsed line. */
export type EventLine = z.output<typeof eventLine>
