import { cardDeclined, confirmationNeeded, invalid } from './failures.ts'
import {
  chargeObject,
  customerObject,
  eventObject,
  invoiceObject,
  sessionObject,
  subscriptionObject,
} from './objects.ts'
import { linesOfChange, periodEnd, wholePeriod } from './periods.ts'
import {
  StripeRecords,
  type Card,
  type KeptCustomer,
  type KeptPrice,
  type KeptSession,
  type StoredSubscription,
  type KeptLine,
  type KeptInvoice,
  type KeptCharge,
} from './records.ts'

/** The version of the API whose objects these are. */
const API_VERSION = '2026-10-28.endive'

export type StripeEvent = ReturnType<typeof eventObject>

const DAY = 24 * 60 * 60
/** The days after a declined charge at which the card is charged again; after the last one the subscription ends. */
const RETRY_DAYS = [3, 8, 14]
const GIVE_UP_DAYS = 21

export interface LocalStripeOptions {
  prices: readonly KeptPrice[]
  /** The seconds since 1970 at which its clock begins. */
  now: number
  /** Called with each event. */
  onEvent: (event: StripeEvent) => void
}

/**
 * Imitates Stripe's customers, subscriptions, invoices and refunds, as far as this product uses them, with a clock that
 * only moves when it is told to.
 */
export class LocalStripe extends StripeRecords {
  /** The address of its pages. */
  base = ''
  now: number
  readonly #onEvent: (event: StripeEvent) => void

  constructor({ prices, now, onEvent }: LocalStripeOptions) {
    super(prices, now)
    this.now = now
    this.#onEvent = onEvent
  }

  addCustomer(email: string, metadata: Record<string, string>): KeptCustomer {
    const customer: KeptCustomer = {
      id: this.newId('cus'),
      email,
      card: 'good',
      created: this.now,
      metadata,
      balance: 0,
    }
    this.customers.set(customer.id, customer)
    this.#emit('customer.created', customerObject(customer))
    return customer
  }

  openSession(given: Omit<KeptSession, 'id' | 'status' | 'created' | 'expires' | 'subscription'>): KeptSession {
    this.customer(given.customer)
    this.price(given.price)
    const session: KeptSession = {
      ...given,
      id: this.newId('cs_test'),
      status: 'open',
      created: this.now,
      expires: this.now + DAY,
      subscription: null,
    }
    this.sessions.set(session.id, session)
    return session
  }

  /** Pays a checkout session. @throws {StripeFailure} for a declined card: the session stays open */
  paySession(id: string, card: Card): KeptSession {
    const session = this.session(id)
    if (session.status !== 'open') throw invalid('This session is not open any more.')
    if (card === 'declined') throw cardDeclined()
    const customer = this.customer(session.customer)
    customer.card = card
    const price = this.price(session.price)
    const subscription: StoredSubscription = {
      id: this.newId('sub'),
      item: '',
      customer: customer.id,
      price: price.id,
      status: 'active',
      created: this.now,
      start: this.now,
      end: 0,
      anchorDay: new Date(this.now * 1000).getUTCDate(),
      cancelsAtEnd: false,
      canceledAt: null,
      endedAt: null,
      metadata: session.subscriptionMetadata,
      latestInvoice: null,
      retries: [],
    }
    subscription.item = `si_${subscription.id}`
    subscription.end = periodEnd(price, subscription.anchorDay, this.now)
    this.subscriptions.set(subscription.id, subscription)
    const invoice = this.#addInvoice(subscription, 'subscription_create', [
      wholePeriod(subscription, this.price(subscription.price)),
    ])
    this.#charge(invoice, customer)
    session.status = 'complete'
    session.subscription = subscription.id
    this.#emitSubscription('created', subscription)
    this.#emitInvoice('paid', invoice)
    this.#emit('checkout.session.completed', sessionObject(session, price, this.base))
    return session
  }

  expireSession(id: string): KeptSession {
    const session = this.session(id)
    if (session.status !== 'open') throw invalid('Only open sessions can be expired.')
    session.status = 'expired'
    this.#emit('checkout.session.expired', sessionObject(session, this.price(session.price), this.base))
    return session
  }

  /** Changes the price at once and charges the difference. @throws {StripeFailure} where the card is declined: nothing changes */
  changePrice(id: string, priceId: string, at = this.now): StoredSubscription {
    const subscription = this.running(id)
    const customer = this.customer(subscription.customer)
    const { lines, end } = linesOfChange(
      subscription,
      { old: this.price(subscription.price), next: this.price(priceId) },
      at,
    )
    const total = lines.reduce((sum, { amount }) => sum + amount, 0)
    const isCharged = total + customer.balance > 0
    if (isCharged && customer.card === 'declined') throw cardDeclined()
    if (isCharged && customer.card === 'confirmed') throw confirmationNeeded()
    if (end !== subscription.end) {
      subscription.start = at
      subscription.anchorDay = new Date(at * 1000).getUTCDate()
    }
    Object.assign(subscription, { price: this.price(priceId).id, end })
    const invoice = this.#addInvoice(subscription, 'subscription_update', lines)
    this.#charge(invoice, customer)
    this.#emitSubscription('updated', subscription)
    this.#emitInvoice('paid', invoice)
    return subscription
  }

  cancelAtEnd(id: string, cancelsAtEnd: boolean): StoredSubscription {
    const subscription = this.running(id)
    subscription.cancelsAtEnd = cancelsAtEnd
    subscription.canceledAt = cancelsAtEnd ? this.now : null
    this.#emitSubscription('updated', subscription)
    return subscription
  }

  cancelNow(id: string): StoredSubscription {
    const subscription = this.running(id)
    Object.assign(subscription, { status: 'canceled', canceledAt: this.now, endedAt: this.now, retries: [] })
    const open = this.openInvoice(subscription)
    if (open !== undefined) open.status = 'void'
    this.#emitSubscription('deleted', subscription)
    return subscription
  }

  setCard(customerId: string, card: Card): void {
    const customer = this.customer(customerId)
    customer.card = card
    this.#emit('customer.updated', customerObject(customer))
    if (card !== 'good') return
    // A new card is charged at once for an open invoice, as in the default settings of Stripe.
    for (const subscription of this.subscriptionsOf(customerId)) {
      const open = this.openInvoice(subscription)
      if (open !== undefined) this.#collect(subscription, open)
    }
  }

  /**
   * Pays an open invoice on its page, where the payer can confirm the payment. @throws {StripeFailure} for a declined
   * card
   */
  payInvoice(id: string, card: Card): void {
    const invoice = this.invoice(id)
    if (invoice.status !== 'open') throw invalid('This invoice is not open any more.')
    if (card === 'declined') throw cardDeclined()
    const customer = this.customer(invoice.customer)
    customer.card = card
    this.#settle(this.subscription(invoice.subscription), invoice, customer)
  }

  refund(chargeId: string, amount?: number): KeptCharge['refunds'][number] {
    const charge = this.charge(chargeId)
    const left = charge.amount - charge.refunds.reduce((sum, refund) => sum + refund.amount, 0)
    if (left === 0 || (amount ?? left) > left) throw invalid('This charge has already been refunded.', 'charge')
    const refund = { id: this.newId('re'), amount: amount ?? left, created: this.now }
    charge.refunds.push(refund)
    this.#emit('charge.refunded', chargeObject(charge))
    return refund
  }

  /** Moves the clock, and runs what falls due on the way: renewals, repeated charges, ends. */
  advance(seconds: number): void {
    const until = this.now + seconds
    for (;;) {
      const due = [...this.subscriptions.values()]
        .filter(({ status }) => status === 'active' || status === 'past_due')
        .map((subscription) => ({ subscription, at: Math.min(subscription.end, ...subscription.retries) }))
        .filter(({ at }) => at <= until)
        .toSorted((a, b) => a.at - b.at)[0]
      if (due === undefined) break
      this.now = Math.max(this.now, due.at)
      this.#doDue(due.subscription)
    }
    this.now = until
    for (const session of this.sessions.values())
      if (session.status === 'open' && session.expires <= this.now) this.expireSession(session.id)
  }

  #doDue(subscription: StoredSubscription): void {
    const [retry] = subscription.retries
    if (retry !== undefined && retry <= this.now) {
      subscription.retries.shift()
      const open = this.openInvoice(subscription)
      if (open === undefined) return
      if (subscription.retries.length === 0) return void this.cancelNow(subscription.id)
      return this.#collect(subscription, open)
    }
    if (subscription.cancelsAtEnd) {
      Object.assign(subscription, { status: 'canceled', endedAt: subscription.end })
      this.#emitSubscription('deleted', subscription)
      return
    }
    subscription.start = subscription.end
    subscription.end = periodEnd(this.price(subscription.price), subscription.anchorDay, subscription.start)
    const invoice = this.#addInvoice(subscription, 'subscription_cycle', [
      wholePeriod(subscription, this.price(subscription.price)),
    ])
    this.#emitSubscription('updated', subscription)
    this.#collect(subscription, invoice)
  }

  #collect(subscription: StoredSubscription, invoice: KeptInvoice): void {
    const customer = this.customer(subscription.customer)
    if (customer.card === 'good' || invoice.due === 0) return this.#settle(subscription, invoice, customer)
    invoice.attempts += 1
    if (invoice.attempts === 1)
      subscription.retries = [...RETRY_DAYS, GIVE_UP_DAYS].map((days) => this.now + days * DAY)
    invoice.nextAttempt = subscription.retries[0] ?? null
    subscription.status = 'past_due'
    this.#emitInvoice('payment_failed', invoice)
    if (customer.card === 'confirmed') this.#emitInvoice('payment_action_required', invoice)
    this.#emitSubscription('updated', subscription)
  }

  #settle(subscription: StoredSubscription, invoice: KeptInvoice, customer: KeptCustomer): void {
    this.#charge(invoice, customer)
    Object.assign(subscription, { status: 'active', retries: [] })
    this.#emitInvoice('paid', invoice)
    this.#emitSubscription('updated', subscription)
  }

  #charge(invoice: KeptInvoice, customer: KeptCustomer): void {
    customer.balance = Math.min(0, customer.balance + invoice.total)
    Object.assign(invoice, { status: 'paid', paidAt: this.now, attempts: invoice.attempts + 1, nextAttempt: null })
    if (invoice.due === 0) return
    const charge: KeptCharge = {
      id: this.newId('ch'),
      paymentIntent: this.newId('pi'),
      customer: customer.id,
      invoice: invoice.id,
      amount: invoice.due,
      currency: invoice.currency,
      created: this.now,
      refunds: [],
    }
    this.charges.set(charge.id, charge)
    invoice.charge = charge.id
  }

  #addInvoice(subscription: StoredSubscription, reason: KeptInvoice['reason'], lines: KeptLine[]): KeptInvoice {
    const total = lines.reduce((sum, { amount }) => sum + amount, 0)
    const id = this.newId('in')
    const invoice: KeptInvoice = {
      id,
      number: `LOCAL-${id.slice(-4)}`,
      customer: subscription.customer,
      subscription: subscription.id,
      reason,
      status: 'open',
      created: this.now,
      paidAt: null,
      currency: this.price(subscription.price).currency,
      lines,
      total,
      due: Math.max(0, total + this.customer(subscription.customer).balance),
      attempts: 0,
      nextAttempt: null,
      charge: null,
    }
    this.invoices.set(id, invoice)
    subscription.latestInvoice = id
    return invoice
  }

  #emitSubscription = (what: string, subscription: StoredSubscription): void =>
    this.#emit(`customer.subscription.${what}`, subscriptionObject(subscription, this.price(subscription.price)))

  #emitInvoice = (what: string, invoice: KeptInvoice): void =>
    this.#emit(`invoice.${what}`, invoiceObject(invoice, this.charges.get(invoice.charge ?? ''), this.base))

  #emit(type: string, object: object): void {
    this.#onEvent(eventObject(this.newId('evt'), type, object, this.now, API_VERSION))
  }
}
