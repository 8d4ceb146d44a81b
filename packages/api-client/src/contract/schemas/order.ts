import { z } from 'zod'
import type { CallSchema } from './schema.ts'
import { billings, plans } from '../vocabulary/index.ts'

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
      /** Whether cards are taken here; otherwise an administrator adds orders by hand. */
      takes_cards: z.boolean(),
    }),
  },
} satisfies Record<string, CallSchema>
