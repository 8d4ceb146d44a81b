import { eventLimits } from '@sightline/api-client/contract'
import { z } from 'zod'

/** Shortens a text and removes half characters, which a page or the cut may leave and no store accepts. */
export const truncate = (text: string, max: number): string => text.slice(0, max).toWellFormed()

/** An optional text field; a value that is no text counts as missing. */
export const optionalText = (max: number) =>
  z
    .string()
    .catch('')
    .transform((value) => truncate(value.trim(), max))

export const eventName = z
  .string()
  .trim()
  .min(1)
  .max(eventLimits.name)
  .transform((name) => name.toWellFormed())

export const screenSize = z
  .string()
  .regex(/^\d{1,5}x\d{1,5}$/)
  .catch('')
