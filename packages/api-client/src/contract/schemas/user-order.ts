import { z } from 'zod'
import {
  bulkAnswer,
  changedText,
  currency,
  exact,
  givenInstant,
  id,
  instant,
  listOf,
  naturalNumber,
  oneOf,
  optionalText,
  page,
  prefix,
  selection,
  version,
  versioned,
  type CallSchema,
} from './schema.ts'
import { billings, orderProviders, orderStatuses, plans } from '../vocabulary/values.ts'

/** One order: a span [starts_at, ends_at) of a tier, once it is paid. */
export const orderRow = z.object({
  id,
  order_no: z.string(),
  user_id: id,
  email: z.string(),
  plan: z.enum(plans),
  billing: z.enum(billings),
  /** In the currency's minor unit. */
  amount: z.int(),
  currency: z.string(),
  status: z.enum(orderStatuses),
  provider: z.enum(orderProviders),
  /** The provider's own number of the payment. */
  provider_ref: z.string().nullable(),
  starts_at: instant,
  ends_at: instant,
  paid_at: instant.nullable(),
  ...versioned,
})

const filters = {
  order_no: exact,
  user_id: exact,
  email: prefix,
  plan: oneOf(plans),
  billing: oneOf(billings),
  status: oneOf(orderStatuses),
  provider: oneOf(orderProviders),
}

const amount = naturalNumber(999_999_999)

export const userOrder = {
  fetchList: {
    input: z.object({
      ...page(['id', 'amount', 'starts_at', 'ends_at', 'paid_at', 'created_at']),
      ...filters,
    }),
    output: listOf(orderRow),
  },
  update: {
    input: z.object({
      id,
      version,
      status: z.enum(orderStatuses, { error: 'field_invalid' }).optional(),
      amount: amount.optional(),
      currency: currency.optional(),
      provider_ref: changedText(200),
      starts_at: givenInstant.optional(),
      ends_at: givenInstant.optional(),
    }),
    output: orderRow,
    refusals: ['not_found', 'row_changed', 'order_state', 'span_invalid'],
  },
  add: {
    input: z.object({
      user_id: id,
      plan: z.enum(plans, { error: 'field_required' }),
      billing: z.enum(billings, { error: 'field_required' }),
      /** How many months or years. */
      periods: naturalNumber(120)
        .refine((periods) => periods >= 1, { error: 'field_invalid' })
        .default(1),
      /** The plan's price by default. */
      amount: amount.optional(),
      currency: currency.optional(),
      status: z.enum(['pending', 'paid'], { error: 'field_invalid' }).default('paid'),
      /** By default where the span of the same tier that holds now ends, or now; a pending order keeps a given one. */
      starts_at: givenInstant.optional(),
      provider_ref: optionalText(200),
    }),
    output: orderRow,
    refusals: ['not_found', 'span_invalid'],
  },
  del: { input: z.object(selection(filters)), output: bulkAnswer, refusals: ['total_changed', 'too_many_rows'] },
} satisfies Record<string, CallSchema>
