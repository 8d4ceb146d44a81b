import { z } from 'zod'
import { addressLimits } from '../../vocabulary/index.ts'
import { changedText, id, requiredText, versioned, rowId } from './shared-fields.ts'

/** A billing address. */
export const address = z.object({
  id: rowId,
  user_id: rowId,
  name: z.string(),
  line1: z.string(),
  line2: z.string().nullable(),
  city: z.string(),
  region: z.string().nullable(),
  postal_code: z.string().nullable(),
  /** The country, ISO 3166-1 alpha-2. */
  country: z.string(),
  phone: z.string().nullable(),
  ...versioned,
})

/** An address as it is saved with its user: with an `id` it replaces the stored one, without one it is new. */
export const givenAddress = z.strictObject(
  {
    id: id.optional(),
    name: requiredText('field_required', addressLimits.name),
    line1: requiredText('field_required', addressLimits.line1),
    line2: changedText(addressLimits.line2),
    city: requiredText('field_required', addressLimits.city),
    region: changedText(addressLimits.region),
    postal_code: changedText(addressLimits.postal_code),
    country: z
      .string({ error: 'field_required' })
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2}$/, { error: 'field_invalid' }),
    phone: changedText(addressLimits.phone),
  },
  { error: 'field_invalid' },
)
