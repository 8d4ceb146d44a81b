import { z } from 'zod'
import {
  bulkAnswer,
  changedText,
  currency,
  filtersOf,
  instantField,
  id,
  instant,
  listOf,
  naturalNumber,
  optionalText,
  page,
  selection,
  version,
  versioned,
  rowId,
  type CallSchema,
} from './schema.ts'
import { billings, orderLimits, orderProviders, orderStatuses, plans, sortColumns } from '../vocabulary/index.ts'

/** One order: a span [starts_at, ends_at) of a tier, once it is paid. */
export const orderRow = z.object({
  id: rowId,
  order_no: z.string(),
  user_id: rowId,
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
  /** The provider's page of the invoice. */
  invoice_url: z.string().nullable(),
  starts_at: instant,
  ends_at: instant,
  paid_at: instant.nullable(),
  ...versioned,
})

const filters = filtersOf('orders')

const amount = naturalNumber(orderLimits.amount)

export const userOrder = {
  fetchList: {
    input: z.object({ ...page(sortColumns('orders')), ...filters }),
    output: listOf(orderRow),
  },
  update: {
    input: z.object({
      id,
      version,
      status: z.enum(orderStatuses, { error: 'field_invalid' }).optional(),
      amount: amount.optional(),
      currency: currency.optional(),
      provider_ref: changedText(orderLimits.provider_ref),
      starts_at: instantField.optional(),
      ends_at: instantField.optional(),
    }),
    output: orderRow,
    errors: ['not_found', 'row_changed', 'order_state', 'order_of_provider', 'span_invalid'],
  },
  add: {
    input: z.object({
      user_id: id,
      plan: z.enum(plans, { error: 'field_required' }),
      billing: z.enum(billings, { error: 'field_required' }),
      /** How many months or years. */
      periods: naturalNumber(orderLimits.periods)
        .refine((periods) => periods >= 1, { error: 'field_invalid' })
        .default(1),
      /** The plan's price by default. */
      amount: amount.optional(),
      currency: currency.optional(),
      status: z.enum(['pending', 'paid'], { error: 'field_invalid' }).default('paid'),
      /** By default where the span of the same tier that holds now ends, or now; a pending order keeps a given one. */
      starts_at: instantField.optional(),
      provider_ref: optionalText(orderLimits.provider_ref),
    }),
    output: orderRow,
    errors: ['not_found', 'span_invalid'],
  },
  del: { input: z.object(selection(filters)), output: bulkAnswer, errors: ['total_changed', 'too_many_rows'] },
} satisfies Record<string, CallSchema>
