import { z } from 'zod'
import type { CallSchema } from './call-schema.ts'
import { id, instant, instantField } from './fields/shared-fields.ts'
import { orderRow } from './user-order.ts'
import { billings, plans, subscriptionStates } from '../vocabulary/index.ts'

const plan = z.enum(plans, { error: 'field_required' })
const billing = z.enum(billings, { error: 'field_required' })
const wanted = { plan, billing }
/** The address of a page of the payment provider. */
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
              /** The amount in the currency's minor unit. */
              amount: z.int(),
              currency: z.string(),
            }),
          ),
          has_prediction: z.boolean(),
        }),
      ),
      trial_days: z.int(),
      /** How many sites a member may own, whatever the plan; null where there is no limit. */
      sites_per_member: z.int().nullable(),
      /** Whether cards are accepted here; otherwise people request a plan, and an administrator confirms it. */
      takes_cards: z.boolean(),
      /** The administrators' text about paying, where no cards are accepted. */
      payment_text: z.string().nullable(),
    }),
    errors: ['payments_unavailable'],
  },
  membership: {
    input: z.object({}),
    output: z.object({
      /** The running subscription, else the one that ended last. */
      subscription: z
        .object({
          plan: z.enum(plans),
          billing: z.enum(billings),
          state: z.enum(subscriptionStates),
          period_end: instant,
          /** The end of a subscription that does not renew itself. */
          cancels_at: instant.nullable(),
          /** The time until which the membership continues while a payment is late. */
          grace_ends_at: instant.nullable(),
          /** The provider's page of the unpaid invoice. */
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
      /** The amount that is charged at once, in the currency's minor unit. */
      amount: z.int(),
      currency: z.string(),
      /** The credit that reduces later invoices, since more was paid than the new plan costs. */
      credit: z.int(),
      /** The end of the first period of the new plan. */
      ends_at: instant,
      /** The instant for which the amounts are calculated; a change must name it. */
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
