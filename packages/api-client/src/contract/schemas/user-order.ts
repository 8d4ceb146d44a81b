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

/** What orders of one currency come to, in its minor unit. */
const currencyTotal = z.object({
  currency: z.string(),
  /** How many orders there are, in whatever state. */
  orders: z.int(),
  paid: z.int(),
  refunded: z.int(),
  pending: z.int(),
})

const amount = naturalNumber(orderLimits.amount)

/** What says where the span of a new order lies. */
const placed = {
  plan: z.enum(plans, { error: 'field_required' }),
  billing: z.enum(billings, { error: 'field_required' }),
  /** How many months or years. */
  periods: naturalNumber(orderLimits.periods)
    .refine((periods) => periods >= 1, { error: 'field_invalid' })
    .default(1),
  /** By default where the span of the same tier that holds now ends, or now; a pending order keeps a given one. */
  starts_at: instantField.optional(),
}

export const userOrder = {
  fetchList: {
    input: z.object({ ...page(sortColumns('orders')), ...filters }),
    output: listOf(orderRow).extend({
      /** Of all rows that the filters find, by currency. */
      totals: z.array(currencyTotal),
    }),
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
      ...placed,
      /** The plan's price by default. */
      amount: amount.optional(),
      currency: currency.optional(),
      status: z.enum(['pending', 'paid'], { error: 'field_invalid' }).default('paid'),
      provider_ref: optionalText(orderLimits.provider_ref),
    }),
    output: orderRow,
    errors: ['not_found', 'span_invalid'],
  },
  preview: {
    input: z.object({ user_id: id, ...placed }),
    output: z.object({
      /** Until when the person has the same plan already; null where they do not. */
      current_ends_at: instant.nullable(),
      starts_at: instant,
      ends_at: instant,
      amount: z.int(),
      currency: z.string(),
    }),
    errors: ['not_found', 'span_invalid'],
  },
  refund: {
    input: z.object({ id, version }),
    output: orderRow,
    errors: ['not_found', 'row_changed', 'order_state', 'payments_unavailable'],
  },
  remove: {
    input: z.object({ id, version }),
    output: orderRow,
    errors: ['not_found', 'row_changed', 'order_state'],
  },
  del: { input: z.object(selection(filters)), output: bulkAnswer, errors: ['total_changed', 'too_many_rows'] },
} satisfies Record<string, CallSchema>
