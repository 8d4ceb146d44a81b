import type Stripe from 'stripe'
import type {
  KeptCustomer,
  KeptPrice,
  KeptSession,
  StoredSubscription,
  KeptLine,
  KeptInvoice,
  KeptCharge,
} from './records.ts'

// The functions below turn the records into objects of the pinned version of Stripe's API. Instants are seconds since
// 1970.

const listOf = <Item>(data: Item[], url: string) => ({ object: 'list' as const, data, has_more: false, url })

export const customerObject = ({ id, email, created, metadata, balance }: KeptCustomer) =>
  ({
    id,
    object: 'customer',
    address: null,
    balance,
    created,
    currency: null,
    delinquent: false,
    description: null,
    email,
    livemode: false,
    metadata,
    name: null,
  }) satisfies Partial<Stripe.Customer>

export const priceObject = ({ id, lookupKey, amount, currency, interval }: KeptPrice) =>
  ({
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: 0,
    currency,
    livemode: false,
    lookup_key: lookupKey,
    metadata: {},
    nickname: null,
    product: `prod_${lookupKey.split('_', 1)[0]}`,
    recurring: { interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
    type: 'recurring',
    unit_amount: amount,
  }) satisfies Partial<Stripe.Price>

export const sessionObject = (session: KeptSession, price: KeptPrice, base: string) =>
  ({
    id: session.id,
    object: 'checkout.session',
    amount_subtotal: price.amount,
    amount_total: price.amount,
    cancel_url: session.cancelUrl,
    client_reference_id: session.reference,
    created: session.created,
    currency: price.currency,
    customer: session.customer,
    customer_email: null,
    expires_at: session.expires,
    livemode: false,
    metadata: session.metadata,
    mode: 'subscription',
    payment_status: session.status === 'complete' ? 'paid' : 'unpaid',
    status: session.status,
    subscription: session.subscription,
    success_url: session.successUrl,
    url: session.status === 'open' ? `${base}/pay/${session.id}` : null,
  }) satisfies Partial<Stripe.Checkout.Session>

export const subscriptionObject = (subscription: StoredSubscription, price: KeptPrice) =>
  ({
    id: subscription.id,
    object: 'subscription',
    billing_cycle_anchor: subscription.start,
    cancel_at: subscription.cancelsAtEnd ? subscription.end : null,
    cancel_at_period_end: subscription.cancelsAtEnd,
    canceled_at: subscription.canceledAt,
    collection_method: 'charge_automatically',
    created: subscription.created,
    currency: price.currency,
    customer: subscription.customer,
    ended_at: subscription.endedAt,
    items: listOf(
      [
        {
          id: subscription.item,
          object: 'subscription_item',
          created: subscription.created,
          current_period_start: subscription.start,
          current_period_end: subscription.end,
          metadata: {},
          price: priceObject(price),
          quantity: 1,
          subscription: subscription.id,
        },
      ],
      `/v1/subscription_items?subscription=${subscription.id}`,
    ),
    latest_invoice: subscription.latestInvoice,
    livemode: false,
    metadata: subscription.metadata,
    start_date: subscription.created,
    status: subscription.status,
    trial_end: null,
    trial_start: null,
  }) satisfies ObjectOf<Stripe.Subscription, 'items'>

export function invoiceObject(invoice: KeptInvoice, charge: KeptCharge | undefined, base: string) {
  const isPaid = invoice.status === 'paid'
  return {
    id: invoice.id,
    object: 'invoice',
    amount_due: invoice.due,
    amount_paid: isPaid ? invoice.due : 0,
    amount_remaining: isPaid ? 0 : invoice.due,
    attempt_count: invoice.attempts,
    attempted: invoice.attempts > 0,
    billing_reason: invoice.reason,
    collection_method: 'charge_automatically',
    created: invoice.created,
    currency: invoice.currency,
    customer: invoice.customer,
    hosted_invoice_url: `${base}/invoice/${invoice.id}`,
    invoice_pdf: `${base}/invoice/${invoice.id}/pdf`,
    lines: listOf(
      invoice.lines.map((line, at) => lineObject(invoice, line, at)),
      `/v1/invoices/${invoice.id}/lines`,
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: invoice.nextAttempt,
    number: invoice.number,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: {}, subscription: invoice.subscription },
    },
    payments: listOf(
      charge === undefined
        ? []
        : [
            {
              id: `inpay_${invoice.id}`,
              object: 'invoice_payment' as const,
              amount_paid: charge.amount,
              amount_requested: charge.amount,
              created: charge.created,
              currency: charge.currency,
              invoice: invoice.id,
              is_default: true,
              livemode: false,
              payment: { type: 'payment_intent' as const, payment_intent: charge.paymentIntent },
              status: 'paid',
              status_transitions: { canceled_at: null, paid_at: invoice.paidAt },
            },
          ],
      `/v1/invoice_payments?invoice=${invoice.id}`,
    ),
    period_end: invoice.lines.at(-1)?.end ?? invoice.created,
    period_start: invoice.lines.at(-1)?.start ?? invoice.created,
    status: invoice.status,
    status_transitions: {
      finalized_at: invoice.created,
      marked_uncollectible_at: null,
      paid_at: invoice.paidAt,
      voided_at: null,
    },
    subtotal: invoice.total,
    total: invoice.total,
  } satisfies ObjectOf<Stripe.Invoice, 'lines'>
}

const lineObject = (invoice: KeptInvoice, line: KeptLine, at: number) =>
  ({
    id: `il_${invoice.id}_${at}`,
    object: 'line_item',
    amount: line.amount,
    currency: invoice.currency,
    description: null,
    discountable: !line.isProration,
    invoice: invoice.id,
    livemode: false,
    metadata: {},
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: line.isProration,
        proration_details: null,
        subscription: invoice.subscription,
        subscription_item: `si_${invoice.subscription}`,
      },
    },
    period: { start: line.start, end: line.end },
    pricing: {
      type: 'price_details',
      price_details: { price: line.price, product: 'prod_plan' },
      unit_amount_decimal: null,
    },
    quantity: 1,
    subtotal: line.amount,
  }) satisfies Partial<Stripe.InvoiceLineItem>

export function chargeObject(charge: KeptCharge) {
  const refunded = charge.refunds.reduce((sum, { amount }) => sum + amount, 0)
  return {
    id: charge.id,
    object: 'charge',
    amount: charge.amount,
    amount_captured: charge.amount,
    amount_refunded: refunded,
    captured: true,
    created: charge.created,
    currency: charge.currency,
    customer: charge.customer,
    disputed: false,
    livemode: false,
    metadata: {},
    paid: true,
    payment_intent: charge.paymentIntent,
    refunded: refunded === charge.amount,
    refunds: listOf(
      charge.refunds.map((refund) => refundObject(charge, refund)),
      `/v1/charges/${charge.id}/refunds`,
    ),
    status: 'succeeded',
  } satisfies ObjectOf<Stripe.Charge, 'refunds'>
}

export const refundObject = (charge: KeptCharge, { id, amount, created }: KeptCharge['refunds'][number]) =>
  ({
    id,
    object: 'refund',
    amount,
    charge: charge.id,
    created,
    currency: charge.currency,
    metadata: {},
    payment_intent: charge.paymentIntent,
    reason: null,
    status: 'succeeded',
  }) satisfies Partial<Stripe.Refund>

export const portalObject = (id: string, customer: string, returnUrl: string, created: number, base: string) =>
  ({
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_local',
    created,
    customer,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: returnUrl,
    url: `${base}/portal/${id}`,
  }) satisfies Partial<Stripe.BillingPortal.Session>

export const eventObject = (id: string, type: string, object: object, created: number, apiVersion: string) => ({
  id,
  object: 'event' as const,
  api_version: apiVersion,
  created,
  data: { object },
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
})

/** An object with any of its fields; the elements of its lists are checked on their own. */
type ObjectOf<Whole, Lists extends keyof Whole> = Partial<Omit<Whole, Lists>> & Record<Lists, object>
