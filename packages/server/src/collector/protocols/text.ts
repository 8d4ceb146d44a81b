import { eventLimits } from '@sightline/api-client/contract'
import { z } from 'zod'

/** Shortened, and without the halves of characters that a page or the cut may leave: no store takes them. */
export const truncate = (text: string, max: number): string => text.slice(0, max).toWellFormed()

/** A field that may be missing; one that is no text is as good as missing. */
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
