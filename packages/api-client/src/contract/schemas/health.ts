import { z } from 'zod'
import { instant, type CallSchema } from './schema.ts'

const eventOf = { type: z.string(), received_at: instant }

export const health = {
  payments: {
    input: z.object({}),
    output: z.object({
      /** Null where no cards are taken. */
      cards: z
        .object({
          is_answering: z.boolean(),
          /** Lookup keys of prices that the provider has not. */
          missing_prices: z.array(z.string()),
          last_event: z.object(eventOf).nullable(),
          /** Events that could not be taken in; the provider tells them again. Newest first. */
          failed_events: z.array(z.object({ id: z.string(), error: z.string().nullable(), ...eventOf })),
          /** Events of customers who are nobody here. Newest first. */
          unknown_customers: z.array(z.object({ customer_id: z.string(), ...eventOf })),
          /** Requests without the provider's signature, since the start. */
          bad_signatures: z.int(),
          last_bad_signature_at: instant.nullable(),
          /** The comparison with the provider that began last. */
          last_reconciliation: z
            .object({
              started_at: instant,
              ended_at: instant.nullable(),
              customers: z.int(),
              /** Customers for whom something else was kept. */
              differences: z.int(),
              error: z.string().nullable(),
            })
            .nullable(),
        })
        .nullable(),
      /** Orders that wait for an administrator. */
      pending_orders: z.int(),
    }),
  },
} satisfies Record<string, CallSchema>
