import { z } from 'zod'
import { instant, type CallSchema } from './schema.ts'

const eventOf = { type: z.string(), received_at: instant }

export const health = {
  payments: {
    input: z.object({}),
    output: z.object({
      /** The state of card payments; null where no cards are accepted. */
      cards: z
        .object({
          is_answering: z.boolean(),
          /** The lookup keys of prices that the provider does not have. */
          missing_prices: z.array(z.string()),
          last_event: z.object(eventOf).nullable(),
          /** The events that could not be processed, which the provider repeats. Newest first. */
          failed_events: z.array(z.object({ id: z.string(), error: z.string().nullable(), ...eventOf })),
          /** The events of unknown customers. Newest first. */
          unknown_customers: z.array(z.object({ customer_id: z.string(), ...eventOf })),
          /** The number of requests without the provider's signature, since the start. */
          bad_signatures: z.int(),
          last_bad_signature_at: instant.nullable(),
          /** The comparison with the provider that was started last. */
          last_reconciliation: z
            .object({
              started_at: instant,
              ended_at: instant.nullable(),
              customers: z.int(),
              /** The number of customers whose stored data differed. */
              differences: z.int(),
              error: z.string().nullable(),
            })
            .nullable(),
        })
        .nullable(),
      /** The number of orders that wait for an administrator. */
      pending_orders: z.int(),
    }),
  },
} satisfies Record<string, CallSchema>
