import type Stripe from 'stripe'
import { z } from 'zod'
import { isKnownEvent, writeEvent } from '../store/relational/billing/stripe-events.ts'
import { customerWith, readCustomer, type BillingParts } from './read-customer.ts'
import { idOf } from './customer-state.ts'
import { describeError } from './stripe-client.ts'

export type WebhookOutcome = 'done' | 'repeated' | 'ignored' | 'unknown_customer'

/** The body is no event that Stripe has signed, or was signed too long ago. */
export class SignatureError extends Error {
  override name = 'SignatureError'
}

/** Events that say nothing of a membership are many; these do. */
const KINDS = /^(checkout\.session\.|customer\.subscription\.|invoice\.|charge\.refund)/

/**
 * Takes in what Stripe tells. An event only says whose subscription changed: the customer is read anew, so that events may
 * come late, twice and in any order.
 * @throws {SignatureError}
 * @throws where Stripe or the database did not answer: Stripe tells it once more
 */
export async function takeEvent(
  parts: BillingParts,
  webhookSecret: string,
  body: Buffer,
  signature: string | undefined,
): Promise<WebhookOutcome> {
  const { db, now, log } = parts
  const event = verified(parts.stripe, body, signature, webhookSecret)
  const { id, type } = event
  if (await isKnownEvent(db, id)) return 'repeated'
  const customerId = customerOf(event)
  const row = { event_id: id, type, customer_id: customerId ?? null, received_at: now().toISOString(), error: null }
  if (customerId === undefined || !KINDS.test(type)) {
    await writeEvent(db, { ...row, outcome: 'ignored' })
    return 'ignored'
  }
  try {
    const customer = await customerWith(parts, customerId)
    if (customer === undefined) {
      log.warn(`Stripe tells ${type} of the customer ${customerId}, who is nobody here.`)
      await writeEvent(db, { ...row, outcome: 'unknown_customer' })
      return 'unknown_customer'
    }
    await readCustomer(parts, customer, (transaction) => writeEvent(transaction, { ...row, outcome: 'done' }))
    return 'done'
  } catch (error) {
    await writeEvent(db, { ...row, outcome: 'failed', error: describeError(error) })
    throw error
  }
}

/** What this server reads of an event. */
const eventFields = z.object({
  id: z.string().min(1),
  type: z.string().min(1),
  data: z.object({
    object: z.looseObject({
      object: z.string().optional(),
      id: z.string().optional(),
      customer: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
    }),
  }),
})
type EventFields = z.output<typeof eventFields>

function verified(stripe: Stripe, body: Buffer, signature: string | undefined, secret: string): EventFields {
  const { data: event } = eventFields.safeParse(constructed(stripe, body, signature, secret))
  if (event === undefined) throw new SignatureError('signed by Stripe, but no event')
  return event
}

function constructed(stripe: Stripe, body: Buffer, signature: string | undefined, secret: string): unknown {
  try {
    return stripe.webhooks.constructEvent(body, signature ?? '', secret)
  } catch (cause) {
    // Nothing is asked of Stripe here: whatever fails, fails by what was sent.
    throw new SignatureError('not signed by Stripe', { cause })
  }
}

function customerOf({ data: { object } }: EventFields): string | undefined {
  return object.object === 'customer' ? object.id : idOf(object.customer)
}
