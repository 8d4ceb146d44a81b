import { z } from 'zod'
import type { MessageKey } from './messages.ts'

/** What one call takes and what its envelope's `data` holds. */
export interface CallSchema {
  readonly input: z.ZodObject
  readonly output: z.ZodType
}

const key = (message: MessageKey) => ({ error: message })

/** Ids are strings of decimal digits on the wire, whatever the store keeps. */
export const id = z.string(key('field_required')).regex(/^\d{1,16}$/, key('field_invalid'))

/** An instant: ISO 8601, UTC, with milliseconds. */
export const instant = z.iso.datetime({ precision: 3 })

/** A whole number from 0 to `max`, in decimal digits on the wire. */
export const naturalNumber = (max: number) =>
  z
    .string(key('field_invalid'))
    .regex(/^\d{1,9}$/, key('field_invalid'))
    .transform(Number)
    .refine((value) => value <= max, key('field_invalid'))

/** A list or an object, which travels as one field holding JSON. */
export const jsonField = <Value extends z.ZodType>(value: Value) =>
  z
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

export const email = z
  .string(key('email_invalid'))
  .trim()
  .toLowerCase()
  .max(254, key('field_too_long'))
  .pipe(z.email(key('email_invalid')))

export const newPassword = z
  .string(key('password_too_short'))
  .min(10, key('password_too_short'))
  .max(200, key('field_too_long'))

export const requiredText = (message: MessageKey, max: number) =>
  z.string(key(message)).trim().min(1, key(message)).max(max, key('field_too_long'))

/** An empty text is one that was not given. */
export const optionalText = (max: number) =>
  z
    .string(key('field_invalid'))
    .trim()
    .max(max, key('field_too_long'))
    .transform((text) => (text === '' ? undefined : text))
    .optional()

const currencies = new Set(Intl.supportedValuesOf('currency'))
export const currency = z
  .string(key('currency_required'))
  .refine((code) => currencies.has(code), key('currency_required'))

export const timeZone = z.string(key('time_zone_invalid')).refine(isTimeZone, key('time_zone_invalid'))

function isTimeZone(name: string): boolean {
  // Offsets such as "+05:30" are accepted by Intl but have no clock changes: only names are time zones here.
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone.length > 0
  } catch {
    return false
  }
}

/** A host without scheme, port and path, in lower case and in its ASCII form. People may paste a whole address. */
export const domain = z
  .string(key('domain_required'))
  .trim()
  .min(1, key('domain_required'))
  .max(2000, key('field_too_long'))
  .transform((text, context) => {
    const host = hostOf(text)
    if (host !== undefined) return host
    context.addIssue({ code: 'custom', message: 'domain_invalid' satisfies MessageKey })
    return z.NEVER
  })

function hostOf(text: string): string | undefined {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return undefined
  const host = new URL(address).hostname.replace(/\.$/, '')
  const isName = host === 'localhost' || /^([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z0-9-]{2,63}$/.test(host)
  return isName && host.length <= 253 ? host : undefined
}
