import { z } from 'zod'
import { id, instant, instantField, type CallSchema } from './schema.ts'
import { orderRow } from './user-order.ts'
import { billings, plans, subscriptionStates } from '../vocabulary/index.ts'

const plan = z.enum(plans, { error: 'field_required' })
const billing = z.enum(billings, { error: 'field_required' })
const wanted = { plan, billing }
/** Stands for a page of the payment provider. */
const address = z.object({ url: z.string() })

export const order = {
  plans: {
    input: z.object({}),
    output: z.object({
      plans: z.array(
        z.object({
          plan: z.enum(plans),
          prices: z.array(
            z.object({
              billing: z.enum(billings),
              /** In the currency's minor unit. */
              amount: z.int(),
              currency: z.string(),
            }),
          ),
          has_prediction: z.boolean(),
        }),
      ),
      trial_days: z.int(),
      /** Whether cards are taken here; otherwise one asks for a plan, and an administrator confirms it. */
      takes_cards: z.boolean(),
      /** What the administrators say of paying, where no cards are taken. */
      payment_text: z.string().nullable(),
    }),
    errors: ['payments_unavailable'],
  },
  membership: {
    input: z.object({}),
    output: z.object({
      /** The one that goes on, else the one that ended last. */
      subscription: z
        .object({
          plan: z.enum(plans),
          billing: z.enum(billings),
          state: z.enum(subscriptionStates),
          period_end: instant,
          /** When it ends, where it does not renew itself. */
          cancels_at: instant.nullable(),
          /** Until when the membership goes on while a payment is late. */
          grace_ends_at: instant.nullable(),
          /** The provider's page of the invoice that waits for its payment. */
          open_invoice_url: z.string().nullable(),
        })
        .nullable(),
      /** One's request for a plan that waits for an administrator. */
      request: orderRow.nullable(),
    }),
  },
  checkout: {
    input: z.object(wanted),
    output: address,
    errors: ['payments_off', 'subscription_running', 'price_unknown', 'payments_unavailable'],
  },
  portal: { input: z.object({}), output: address, errors: ['payments_off', 'no_subscription', 'payments_unavailable'] },
  previewChange: {
    input: z.object(wanted),
    output: z.object({
      /** What is charged at once, in the currency's minor unit. */
      amount: z.int(),
      currency: z.string(),
      /** What later invoices are lower by, since more was paid than the new plan costs. */
      credit: z.int(),
      /** Until when the first period of the new plan lasts. */
      ends_at: instant,
      /** The instant that the amounts are reckoned for; a change names it. */
      reckoned_at: instant,
    }),
    errors: ['payments_off', 'no_subscription', 'plan_unchanged', 'price_unknown', 'payments_unavailable'],
  },
  changePlan: {
    input: z.object({ ...wanted, reckoned_at: instantField }),
    output: z.object({}),
    errors: [
      'payments_off',
      'no_subscription',
      'plan_unchanged',
      'preview_outdated',
      'card_declined',
      'price_unknown',
      'payments_unavailable',
    ],
  },
  requestPlan: { input: z.object(wanted), output: orderRow, errors: ['pays_by_card', 'not_found', 'span_invalid'] },
  withdrawRequest: { input: z.object({ id }), output: orderRow, errors: ['not_found', 'order_state'] },
} satisfies Record<string, CallSchema>
