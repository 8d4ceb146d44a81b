import { z } from 'zod'
import type { CallSchema } from './call-schema.ts'
import { bulkAnswer, filtersOf, listOf, page, selection } from './fields/list-fields.ts'
import {
  changedText,
  currency,
  instantField,
  id,
  instant,
  naturalNumber,
  optionalText,
  version,
  versioned,
  rowId,
} from './fields/shared-fields.ts'
import { billings, orderLimits, orderProviders, orderStatuses, plans, sortColumns } from '../vocabulary/index.ts'

/** An order: once paid, the interval [starts_at, ends_at) of a tier. */
export const orderRow = z.object({
  id: rowId,
  order_no: z.string(),
  user_id: rowId,
  email: z.string(),
  plan: z.enum(plans),
  billing: z.enum(billings),
  /** The amount in the currency's minor unit. */
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

/** An order as staff has it. */
const staffOrderRow = orderRow.extend({
  /** What staff has written of it, such as the reason of a refund. */
  note: z.string().nullable(),
})

const filters = filtersOf('orders')

/** The totals of the orders in one currency, in its minor unit. */
const currencyTotal = z.object({
  currency: z.string(),
  /** The number of orders in any state. */
  orders: z.int(),
  paid: z.int(),
  refunded: z.int(),
  pending: z.int(),
})

const amount = naturalNumber(orderLimits.amount)

/** The start or the end of a span that is given by hand: in the years of `orderLimits`, UTC. */
const orderInstant = instantField.refine(
  (given) => {
    const year = new Date(given).getUTCFullYear()
    return year >= orderLimits.firstYear && year <= orderLimits.lastYear
  },
  { error: 'date_out_of_range' },
)

/** The fields that determine the span of a new order. */
const placed = {
  plan: z.enum(plans, { error: 'field_required' }),
  billing: z.enum(billings, { error: 'field_required' }),
  /** The number of months or years. */
  periods: naturalNumber(orderLimits.periods)
    .refine((periods) => periods >= 1, { error: 'field_invalid' })
    .default(1),
  /** The start; by default the end of the present span of the same tier, or now. A pending order keeps a given one. */
  starts_at: orderInstant.optional(),
}

export const userOrder = {
  fetchList: {
    input: z.object({ ...page(sortColumns('orders')), ...filters }),
    output: listOf(staffOrderRow).extend({
      /** The totals of all rows that match the filters, by currency. */
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
      note: changedText(orderLimits.note),
      starts_at: orderInstant.optional(),
      ends_at: orderInstant.optional(),
    }),
    output: staffOrderRow,
    errors: ['not_found', 'row_changed', 'order_state', 'order_of_provider', 'span_invalid'],
  },
  add: {
    input: z.object({
      user_id: id,
      ...placed,
      /** The amount; the plan's price by default. */
      amount: amount.optional(),
      currency: currency.optional(),
      status: z.enum(['pending', 'paid'], { error: 'field_invalid' }).default('paid'),
      provider_ref: optionalText(orderLimits.provider_ref),
    }),
    output: staffOrderRow,
    errors: ['not_found', 'span_invalid'],
  },
  preview: {
    input: z.object({ user_id: id, ...placed }),
    output: z.object({
      /** The end of the person's present membership of the same plan; null where they have none. */
      current_ends_at: instant.nullable(),
      starts_at: instant,
      ends_at: instant,
      amount: z.int(),
      currency: z.string(),
    }),
    errors: ['not_found', 'span_invalid'],
  },
  refund: {
    input: z.object({
      id,
      version,
      /** Becomes the note of the order, which its person does not see on the site. */
      reason: optionalText(orderLimits.note),
    }),
    output: staffOrderRow,
    errors: ['not_found', 'row_changed', 'order_state', 'payments_unavailable'],
  },
  remove: {
    input: z.object({ id, version }),
    output: staffOrderRow,
    errors: ['not_found', 'row_changed', 'order_state'],
  },
  del: { input: z.object(selection(filters)), output: bulkAnswer, errors: ['total_changed', 'too_many_rows'] },
} satisfies Record<string, CallSchema>
