import { z } from 'zod'
import {
  csvImportLimits,
  emailLength,
  framingHostOf,
  hostOf,
  idPattern,
  isId,
  passwordLimits,
  siteLimits,
  themeLimits,
  type MessageKey,
} from '../../vocabulary/index.ts'

export const key = (message: MessageKey) => ({ error: message })

/** An id: a text of decimal digits on the wire, without leading zeros, whatever the store keeps: at most 2^53 - 1. */
export const id = z
  .string(key('field_required'))
  .regex(idPattern, { ...key('field_invalid'), abort: true })
  .refine(isId, key('field_invalid'))

/** An id in an answer; the handler gives it as it is stored. */
export const rowId = z.coerce.string<string | number>().regex(idPattern)

/** An instant: ISO 8601, UTC, with milliseconds. */
export const instant = z.iso.datetime({ precision: 3 })

/** A whole number from 0 to `max`, in decimal digits on the wire. */
export const naturalNumber = (max: number) =>
  z
    .string(key('field_invalid'))
    .regex(/^\d{1,9}$/, key('field_invalid'))
    .transform(Number)
    .refine((value) => value <= max, key('field_invalid'))

/** A whole number that may be negative, in decimal digits on the wire. */
export const wholeNumber = (min: number, max: number) =>
  z
    .string(key('field_invalid'))
    .regex(/^-?\d{1,12}$/, key('field_invalid'))
    .transform(Number)
    .refine((value) => value >= min && value <= max, key('field_invalid'))

/** A file that holds a picture. */
export const pictureFile = z
  .file(key('image_invalid'))
  .min(1, key('image_invalid'))
  .max(themeLimits.imageBytes, key('field_too_long'))

/** A CSV file in UTF-8 with a header line. */
export const csvFile = z
  .file(key('field_required'))
  .min(1, key('file_invalid'))
  .max(csvImportLimits.bytes, key('field_too_long'))

/** `true` or `false` on the wire. */
export const booleanField = z.enum(['true', 'false'], key('field_invalid')).transform((text) => text === 'true')

/** An instant that a caller gives: ISO 8601, UTC. */
export const instantField = z.iso.datetime(key('field_invalid')).transform((text) => new Date(text).toISOString())

/** A day of the calendar, `2026-01-31`. */
export const dateField = z.iso.date(key('field_invalid'))

/** The version of a row that a caller has seen; a change of another version is a conflict. */
export const version = naturalNumber(999_999_999)

/** The fields that every row has. */
export const versioned = { version: z.int(), created_at: instant, updated_at: instant }

/** The schemas of the JSON in fields, for the documentation. */
export const jsonContents = new WeakMap<object, z.ZodType>()

/** A list or an object, sent as one field of JSON. */
export const jsonField = <Value extends z.ZodType>(value: Value) => {
  const field = z
    .string(key('field_invalid'))
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        context.addIssue({ code: 'custom', message: 'field_invalid' satisfies MessageKey })
        return z.NEVER
      }
    })
    .pipe(value)
  jsonContents.set(field, value)
  return field
}

/** A field of JSON that a function of the vocabulary parses; `contents` describes it. */
export const checkedJsonField = <Value extends object>(
  contents: z.ZodType,
  check: (value: unknown) => Value | MessageKey,
) => {
  const field = jsonField(
    z.unknown().transform((value, context): Value => {
      const checked = check(value)
      if (typeof checked !== 'string') return checked
      context.addIssue({ code: 'custom', message: checked })
      return z.NEVER
    }),
  )
  jsonContents.set(field, contents)
  return field
}

/** A list of names separated by commas; a JSON list is accepted as well. */
export const commaSeparated = <Value extends z.ZodType>(value: Value) =>
  z
    .string(key('field_invalid'))
    .max(1000, key('field_too_long'))
    .transform((text): unknown =>
      text
        .replace(/^\[(.*)\]$/s, '$1')
        .split(',')
        .map((word) => word.trim().replace(/^"(.*)"$/, '$1')),
    )
    .pipe(value)

export const email = z
  .string(key('email_invalid'))
  .trim()
  .toLowerCase()
  .max(emailLength, key('field_too_long'))
  .pipe(z.email(key('email_invalid')))

export const newPassword = z
  .string(key('password_too_short'))
  .min(passwordLimits.minLength, key('password_too_short'))
  .max(passwordLimits.maxLength, key('field_too_long'))

/**
 * Whether a text can be stored: PostgreSQL takes no NUL, half a character is none, and control characters must not
 * change the direction of the text around or move the cursor of a terminal.
 */
export const isStorable = (text: string): boolean =>
  text.isWellFormed() && !/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(text.replaceAll(/[\n\r\t]/g, ''))

export const requiredText = (message: MessageKey, max: number) =>
  z
    .string(key(message))
    .trim()
    .min(1, key(message))
    .max(max, key('field_too_long'))
    .refine(isStorable, key('field_invalid'))

/** An optional text; an empty one counts as absent. */
export const optionalText = (max: number) =>
  z
    .string(key('field_invalid'))
    .trim()
    .max(max, key('field_too_long'))
    .refine(isStorable, key('field_invalid'))
    .transform((text) => (text === '' ? undefined : text))
    .optional()

/** A text that a call may change: absent leaves it, empty removes it (null). */
export const changedText = (max: number) =>
  z
    .string(key('field_invalid'))
    .trim()
    .max(max, key('field_too_long'))
    .refine(isStorable, key('field_invalid'))
    .transform((text) => (text === '' ? null : text))
    .optional()

const currencies = new Set(Intl.supportedValuesOf('currency'))
export const currency = z
  .string(key('currency_required'))
  .refine((code) => currencies.has(code), key('currency_required'))

export const timeZone = z.string(key('time_zone_invalid')).refine(isTimeZone, key('time_zone_invalid'))

/** Whether a text is the name of a time zone. */
export function isTimeZone(name: string): boolean {
  // Intl accepts offsets such as "+05:30", which have no clock changes: only names are time zones here.
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone.length > 0
  } catch {
    return false
  }
}

/** A host without scheme, port and path, in lower case and in its ASCII form. A whole address is accepted too. */
export const domain = z
  .string(key('domain_required'))
  .trim()
  .min(1, key('domain_required'))
  .max(siteLimits.domain, key('field_too_long'))
  .transform((text, context) => {
    const host = hostOf(text)
    if (host !== undefined) return host
    context.addIssue({ code: 'custom', message: 'domain_invalid' satisfies MessageKey })
    return z.NEVER
  })

/**
 * A host whose pages may frame a page, as a Content-Security-Policy names it: optionally with a port, or
 * `*.example.com` for all subdomains. A whole address is accepted too.
 */
export const framingHost = z
  .string(key('domain_required'))
  .trim()
  .min(1, key('domain_required'))
  .max(siteLimits.domain, key('field_too_long'))
  .transform((text, context) => {
    const host = framingHostOf(text)
    if (host !== undefined) return host
    context.addIssue({ code: 'custom', message: 'domain_invalid' satisfies MessageKey })
    return z.NEVER
  })
