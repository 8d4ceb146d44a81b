import { z } from 'zod'
import {
  emailLength,
  framingHostOf,
  hostOf,
  idPattern,
  isId,
  listLimits,
  lists,
  passwordLimits,
  siteLimits,
  sortOrders,
  themeLimits,
  type ApiErrorKey,
  type FilterName,
  type ListFilter,
  type ListName,
  type MessageKey,
} from '../vocabulary/index.ts'

/** The input of a call, its envelope's `data`, and its errors beside those that follow from its level and input. */
export interface CallSchema {
  readonly input: z.ZodObject
  readonly output: z.ZodType
  readonly errors?: readonly ApiErrorKey[]
}

const key = (message: MessageKey) => ({ error: message })

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
const isStorable = (text: string): boolean =>
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

/** A text that identifies something for programs: an ISO code, a campaign, a reference. */
const filterText = z
  .string(key('field_invalid'))
  .trim()
  .max(listLimits.filterLength, key('field_too_long'))
  .refine(isStorable, key('field_invalid'))
  .transform((text) => (text === '' ? undefined : text))
  .optional()

/** A filter of a list; an empty one does not filter. */
const equal = filterText.meta({ description: 'Filter: equal.' })
const prefix = filterText.meta({ description: 'Filter: begins with, without regard to case.' })
// The type is written out, because the inferred one does not compile in a declaration (TS2536).
const oneOf = <const Values extends readonly [string, ...string[]]>(
  values: Values,
): z.ZodOptional<z.ZodType<Values[number] | undefined, Values[number] | ''>> =>
  z
    .enum(['', ...values], key('field_invalid'))
    .transform((value) => (value === '' ? undefined : (value as Values[number])))
    .optional()
    .meta({ description: 'Filter: equal.' })

const day = dateField.optional()
const isTrue = booleanField.optional()
const whole = naturalNumber(listLimits.filterNumber).optional()

type FilterField<Filter> = Filter extends readonly [string, ...string[]]
  ? ReturnType<typeof oneOf<Filter>>
  : Filter extends 'boolean'
    ? typeof isTrue
    : Filter extends 'day'
      ? typeof day
      : Filter extends 'number'
        ? typeof whole
        : typeof equal

function filterField(filter: ListFilter) {
  if (typeof filter !== 'string') return oneOf(filter)
  if (filter === 'boolean') return isTrue
  if (filter === 'day') return day
  if (filter === 'number') return whole
  return filter === 'prefix' ? prefix : equal
}

/** The filters of a list of the console. */
export const filtersOf = <Name extends ListName>(list: Name) =>
  Object.fromEntries(
    Object.entries<ListFilter>(lists[list].filters).map(([name, filter]) => [name, filterField(filter)]),
  ) as { [Filter in FilterName<Name>]: FilterField<(typeof lists)[Name]['filters'][Filter]> }

/** The page of a list and its order; the default order is the newest first. */
export const page = <const Columns extends readonly string[]>(columns: Columns) => ({
  current: naturalNumber(listLimits.page)
    .refine((value) => value >= 1, key('field_invalid'))
    .default(1),
  pageSize: naturalNumber(listLimits.pageSize)
    .refine((value) => value >= 1, key('field_invalid'))
    .default(listLimits.defaultPageSize),
  columnKey: z.enum(columns, key('sort_unknown')).optional(),
  order: z.enum(sortOrders, key('field_invalid')).optional(),
})

export const listOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    list: z.array(row),
    /** The number of rows that match the filters. */
    total: z.int(),
  })

/** The rows of a bulk call: `ids`, or all that match `filters`, whose number must be `total`. */
export const selection = <Filters extends z.ZodRawShape>(filters: Filters) => ({
  ids: jsonField(
    z
      .array(id)
      .min(1, key('field_required'))
      .max(listLimits.ids, key('too_many_rows'))
      .transform((ids) => [...new Set(ids)]),
  ).optional(),
  filters: jsonField(z.strictObject(filters, key('field_invalid'))).optional(),
  total: naturalNumber(999_999_999).optional(),
})

/** The result of a bulk call. */
const bulkResult = z.object({
  done: z.int(),
  failed: z.array(z.object({ id, message: z.string() })),
})

/** The result of a bulk call, or the job that runs it: filters that match more rows than ids can name start one. */
export const bulkAnswer = z.union([bulkResult, z.object({ job_id: id })])

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
