import { linesOfChange } from './periods.ts'
import { readForm, textAt, type Fields } from './form.ts'
import { invalid, StripeFailure } from './failures.ts'
import type { LocalStripe } from './local-stripe.ts'
import {
  chargeObject,
  customerObject,
  invoiceObject,
  portalObject,
  priceObject,
  refundObject,
  sessionObject,
  subscriptionObject,
} from './objects.ts'
import type { KeptInvoice, KeptSession, StoredSubscription } from './records.ts'

export interface ApiRequest {
  method: string
  /** The path, such as `/v1/customers`. */
  path: string
  query: string
  body: string
}

type Call = (stripe: LocalStripe, fields: Fields, id: string) => object

/** The calls that are answered here; `:id` stands for the id of an object. */
const calls: Readonly<Record<string, Call>> = {
  'POST /v1/customers': (stripe, fields) =>
    customerObject(stripe.addCustomer(textAt(fields, 'email') ?? '', metadataOf(fields))),
  'GET /v1/customers/:id': (stripe, _fields, id) => customerObject(stripe.customer(id)),
  'GET /v1/prices': (stripe, fields) => {
    const keys = new Set([fields['lookup_keys'] ?? []].flat().map(String))
    const prices = [...stripe.prices.values()].filter(({ lookupKey }) => keys.size === 0 || keys.has(lookupKey))
    return pageOf(prices.map(priceObject), fields, '/v1/prices')
  },
  'POST /v1/checkout/sessions': (stripe, fields) => {
    const session = stripe.openSession({
      customer: required(fields, 'customer'),
      price: required(fields, 'line_items', 0, 'price'),
      successUrl: required(fields, 'success_url'),
      cancelUrl: textAt(fields, 'cancel_url') ?? '',
      reference: textAt(fields, 'client_reference_id') ?? null,
      metadata: metadataOf(fields),
      subscriptionMetadata: metadataOf((fields['subscription_data'] ?? {}) as Fields),
    })
    return shownSession(stripe, session)
  },
  'GET /v1/checkout/sessions': (stripe, fields) => {
    const [customer, status] = [textAt(fields, 'customer'), textAt(fields, 'status')]
    const sessions = [...stripe.sessions.values()].filter(
      (session) =>
        (customer === undefined || session.customer === customer) &&
        (status === undefined || session.status === status),
    )
    return pageOf(
      sessions.toReversed().map((session) => shownSession(stripe, session)),
      fields,
      '/v1/checkout/sessions',
    )
  },
  'GET /v1/checkout/sessions/:id': (stripe, _fields, id) => shownSession(stripe, stripe.session(id)),
  'POST /v1/checkout/sessions/:id/expire': (stripe, _fields, id) => shownSession(stripe, stripe.expireSession(id)),
  'GET /v1/subscriptions': (stripe, fields) => {
    const [customer, status] = [textAt(fields, 'customer'), textAt(fields, 'status')]
    const subscriptions = [...stripe.subscriptions.values()].filter(
      (one) =>
        (customer === undefined || one.customer === customer) &&
        (status === 'all' || (status === undefined ? one.status !== 'canceled' : one.status === status)),
    )
    return pageOf(
      subscriptions.toReversed().map((one) => shownSubscription(stripe, one)),
      fields,
      '/v1/subscriptions',
    )
  },
  'GET /v1/subscriptions/:id': (stripe, _fields, id) => shownSubscription(stripe, stripe.subscription(id)),
  'POST /v1/subscriptions/:id': (stripe, fields, id) => shownSubscription(stripe, changed(stripe, fields, id)),
  'DELETE /v1/subscriptions/:id': (stripe, _fields, id) => shownSubscription(stripe, stripe.cancelNow(id)),
  'GET /v1/invoices': (stripe, fields) => {
    const [customer, subscription] = [textAt(fields, 'customer'), textAt(fields, 'subscription')]
    const invoices = [...stripe.invoices.values()].filter(
      (one) =>
        (customer === undefined || one.customer === customer) &&
        (subscription === undefined || one.subscription === subscription),
    )
    const isExpanded = [fields['expand'] ?? []].flat().includes('data.payments')
    return pageOf(
      invoices.toReversed().map((one) => shownInvoice(stripe, one, isExpanded)),
      fields,
      '/v1/invoices',
    )
  },
  'GET /v1/invoices/:id': (stripe, _fields, id) => shownInvoice(stripe, stripe.invoice(id), false),
  'POST /v1/invoices/create_preview': (stripe, fields) => {
    const subscription = stripe.running(required(fields, 'subscription'))
    const price = required(fields, 'subscription_details', 'items', 0, 'price')
    stripe.price(price)
    const at = Number(textAt(fields, 'subscription_details', 'proration_date') ?? stripe.now)
    const { lines } = linesOfChange(
      subscription,
      { old: stripe.price(subscription.price), next: stripe.price(price) },
      at,
    )
    const total = lines.reduce((sum, { amount }) => sum + amount, 0)
    const preview: KeptInvoice = {
      id: `upcoming_in_${subscription.id}`,
      number: '',
      customer: subscription.customer,
      subscription: subscription.id,
      reason: 'subscription_update',
      status: 'open',
      created: at,
      paidAt: null,
      currency: stripe.price(price).currency,
      lines,
      total,
      due: Math.max(0, total + stripe.customer(subscription.customer).balance),
      attempts: 0,
      nextAttempt: null,
      charge: null,
    }
    return shownInvoice(stripe, preview, false)
  },
  'GET /v1/charges': (stripe, fields) => {
    const customer = textAt(fields, 'customer')
    const charges = [...stripe.charges.values()].filter((one) => customer === undefined || one.customer === customer)
    const isExpanded = [fields['expand'] ?? []].flat().includes('data.refunds')
    const shown = charges.toReversed().map((one) => {
      const { refunds, ...rest } = chargeObject(one)
      return isExpanded ? { ...rest, refunds } : rest
    })
    return pageOf(shown, fields, '/v1/charges')
  },
  'POST /v1/refunds': (stripe, fields) => {
    const charge = required(fields, 'charge')
    const amount = textAt(fields, 'amount')
    const refund = stripe.refund(charge, amount === undefined ? undefined : Number(amount))
    const kept = stripe.charges.get(charge)
    return kept === undefined ? {} : refundObject(kept, refund)
  },
  'POST /v1/billing_portal/sessions': (stripe, fields) => {
    const customer = stripe.customer(required(fields, 'customer')).id
    const [id, returnUrl] = [stripe.newId('bps'), textAt(fields, 'return_url') ?? '']
    stripe.portals.set(id, { customer, returnUrl })
    return portalObject(id, customer, returnUrl, stripe.now, stripe.base)
  },
  'POST /v1/test_helpers/test_clocks/:id/advance': (stripe, fields, id) => {
    const frozen = Number(required(fields, 'frozen_time'))
    if (!(frozen > stripe.now)) throw invalid('The clock only goes forward.', 'frozen_time')
    stripe.advance(frozen - stripe.now)
    return { id, object: 'test_helpers.test_clock', frozen_time: stripe.now, livemode: false, status: 'ready' }
  },
}

/** Answers a call. @throws {StripeFailure} */
export function answerCall(stripe: LocalStripe, { method, path, query, body }: ApiRequest): object {
  const direct = calls[`${method} ${path}`]
  const fields = readForm(method === 'POST' ? body : query)
  if (direct !== undefined) return direct(stripe, fields, '')
  const parts = path.split('/')
  const at = parts.findIndex((part, index) => index > 2 && calls[`${method} ${replaced(parts, index)}`] !== undefined)
  const call = calls[`${method} ${replaced(parts, at)}`]
  if (at < 0 || call === undefined)
    throw new StripeFailure(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${path})`,
    })
  return call(stripe, fields, parts[at] ?? '')
}

const replaced = (parts: readonly string[], at: number): string =>
  parts.map((part, index) => (index === at ? ':id' : part)).join('/')

/** What is refused changes nothing: the price, which may have to be paid, comes first. */
function changed(stripe: LocalStripe, fields: Fields, id: string): StoredSubscription {
  const cancels = textAt(fields, 'cancel_at_period_end')
  const subscription =
    cancels !== undefined && fields['items'] === undefined ? stripe.subscription(id) : changedPrice(stripe, fields, id)
  return cancels === undefined ? subscription : stripe.cancelAtEnd(id, cancels === 'true')
}

function changedPrice(stripe: LocalStripe, fields: Fields, id: string): StoredSubscription {
  const price = required(fields, 'items', 0, 'price')
  if (textAt(fields, 'items', 0, 'id') !== stripe.subscription(id).item)
    throw invalid('No such subscription item.', 'items[0][id]')
  if (stripe.subscription(id).price === price) return stripe.subscription(id)
  return stripe.changePrice(id, price, Number(textAt(fields, 'proration_date') ?? stripe.now))
}

const shownSession = (stripe: LocalStripe, session: KeptSession) =>
  sessionObject(session, stripe.price(session.price), stripe.base)

const shownSubscription = (stripe: LocalStripe, subscription: StoredSubscription) =>
  subscriptionObject(subscription, stripe.price(subscription.price))

function shownInvoice(stripe: LocalStripe, invoice: KeptInvoice, hasPayments: boolean) {
  const { payments, ...rest } = invoiceObject(invoice, stripe.charges.get(invoice.charge ?? ''), stripe.base)
  return hasPayments ? { ...rest, payments } : rest
}

function pageOf(data: readonly { id: string }[], fields: Fields, url: string) {
  const after = textAt(fields, 'starting_after')
  const from = after === undefined ? 0 : data.findIndex(({ id }) => id === after) + 1
  const limit = Number(textAt(fields, 'limit') ?? 10)
  return { object: 'list', data: data.slice(from, from + limit), has_more: data.length > from + limit, url }
}

function required(fields: Fields, ...path: readonly (string | number)[]): string {
  const value = textAt(fields, ...path)
  if (value !== undefined && value !== '') return value
  throw invalid(`Missing required param: ${path.join('.')}.`, String(path[0]))
}

const metadataOf = (fields: Fields): Record<string, string> =>
  Object.fromEntries(
    Object.entries((fields['metadata'] ?? {}) as Fields).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )
