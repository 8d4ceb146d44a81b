import { ApiError } from '../errors.ts'
import { findCustomerOf } from '../store/relational/billing/customers.ts'
import { readCustomer, type BillingParts } from './read-customer.ts'
import { idOf } from './customer-state.ts'
import { callStripe } from './stripe-client.ts'

/** Far more than a person has in years. */
const MOST = 1000

/**
 * Gives back what was paid for an invoice, and reads what follows from it. Whoever asks twice gives it back once.
 * @throws {ApiError} order_state where nothing was paid by card; payments_unavailable
 */
export async function refundInvoice(parts: BillingParts, userId: number, invoiceId: string): Promise<void> {
  const { stripe, log, db } = parts
  const customer = await findCustomerOf(db, userId)
  if (customer === undefined) throw new ApiError('order_state')
  await callStripe(log, async () => {
    const of = { customer: customer.customer_id, limit: 100 }
    const [invoices, charges] = await Promise.all([
      stripe.invoices.list({ ...of, expand: ['data.payments'] }).autoPagingToArray({ limit: MOST }),
      stripe.charges.list(of).autoPagingToArray({ limit: MOST }),
    ])
    const payments = invoices.find(({ id }) => id === invoiceId)?.payments?.data ?? []
    const intents = payments.flatMap(({ payment }) => idOf(payment.payment_intent) ?? [])
    const charge = charges.find(({ payment_intent, paid }) => paid && intents.includes(idOf(payment_intent) ?? ''))
    if (charge === undefined) throw new ApiError('order_state')
    if (!charge.refunded) await stripe.refunds.create({ charge: charge.id }, { idempotencyKey: `refund_${invoiceId}` })
    await readCustomer(parts, customer)
  })
}
