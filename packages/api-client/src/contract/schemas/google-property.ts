import { z } from 'zod'
import { connectionStates, googleFailures, googleLimits, listLimits } from '../vocabulary/index.ts'
import type { CallSchema } from './call-schema.ts'
import { booleanField, id, instant, jsonField, naturalNumber, optionalText } from './fields/shared-fields.ts'
import { sourceErrors } from './stats/stats-query.ts'

/** The number of a property or an account at Google. */
const googleNumber = z
  .string({ error: 'field_required' })
  .max(googleLimits.property, { error: 'field_too_long' })
  .regex(/^[1-9]\d*$/, { error: 'field_invalid' })

/** A connected Google account whose properties are listed. */
const googleConnection = z.object({
  id,
  label: z.string(),
  state: z.enum(connectionStates),
  /** Reason why its properties are not in the list; null where they are. */
  failure: z.enum(googleFailures).nullable(),
})

const creationErrors = [
  'not_found',
  'connection_of_other',
  'connection_reconnect',
  'google_disconnected',
  'creation_running',
  'scope_missing',
  'google_create_forbidden',
  'google_create_refused',
  'google_quota',
  'provider_misconfigured',
  'provider_unavailable',
] as const

const siteProperty = z.object({
  property_id: z.string(),
  name: z.string(),
  time_zone: z.string(),
  currency_type: z.string(),
  /** The measurement id of its web data stream; null where it has none. */
  measurement_id: z.string().nullable(),
  /** The state of its account; null where that was disconnected. Nothing new is read then, nor with `reconnect`. */
  connection_state: z.enum(connectionStates).nullable(),
})

const state = z.object({
  /** The property of the site; null where it has none. */
  property: siteProperty.nullable(),
  /** The days whose values are stored, even after the property is detached; null without any. */
  kept: z.object({ first: z.iso.date(), last: z.iso.date(), read_at: instant }).nullable(),
})

export const googleProperty = {
  list: {
    input: z.object({
      /** A text within the name of the property or account, or the number. */
      search: optionalText(googleLimits.search),
      current: naturalNumber(listLimits.page)
        .refine((value) => value >= 1, { error: 'field_invalid' })
        .default(1),
      pageSize: naturalNumber(listLimits.pageSize)
        .refine((value) => value >= 1, { error: 'field_invalid' })
        .default(listLimits.defaultPageSize),
    }),
    output: z.object({
      connections: z.array(googleConnection),
      list: z.array(
        z.object({
          connection_id: id,
          property_id: z.string(),
          name: z.string(),
          account_name: z.string(),
          /** Whether the account may change it. */
          can_edit: z.boolean(),
          /** The signed-in person's site with the property; null where none has it. */
          site_id: id.nullable(),
        }),
      ),
      total: z.int(),
    }),
  },
  importProperties: {
    input: z.object({
      properties: jsonField(
        z
          .array(z.object({ connection_id: id, property_id: googleNumber }))
          .min(1, { error: 'field_required' })
          .max(googleLimits.import, { error: 'too_many_rows' }),
      ),
    }),
    output: z.object({ job_id: id }),
    errors: ['not_found'],
  },
  listGoogleAccounts: {
    input: z.object({}),
    output: z.object({
      /** Whether the instance is set up for Google. */
      is_available: z.boolean(),
      connections: z.array(googleConnection),
      /** The accounts in which the connections may create properties. */
      list: z.array(z.object({ connection_id: id, account_id: googleNumber, name: z.string() })),
    }),
  },
  create: {
    input: z.object({ site_id: id, connection_id: id, account_id: googleNumber }),
    output: state,
    errors: ['site_has_property', 'other_days_kept', ...creationErrors],
  },
  createDataStream: {
    input: z.object({ site_id: id }),
    output: state,
    errors: ['property_missing', 'stream_exists', ...creationErrors],
  },
  get: { input: z.object({ site_id: id }), output: state },
  attach: {
    input: z.object({ site_id: id, connection_id: id, property_id: googleNumber }),
    output: state,
    errors: ['not_found', 'connection_of_other', 'property_attached', 'other_days_kept', ...sourceErrors],
  },
  detach: {
    input: z.object({
      site_id: id,
      /** Whether the values of its days are deleted as well. */
      deletes_values: booleanField.default(false),
    }),
    output: state,
    errors: ['property_missing'],
  },
} satisfies Record<string, CallSchema>
