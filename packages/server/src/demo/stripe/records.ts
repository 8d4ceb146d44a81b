import { invalid, missing } from './failures.ts'

// The records of the local Stripe. Instants are seconds since 1970.

/** All records by id, with the queries over them. */
export class StripeRecords {
  readonly customers = new Map<string, KeptCustomer>()
  readonly sessions = new Map<string, KeptSession>()
  readonly subscriptions = new Map<string, StoredSubscription>()
  readonly invoices = new Map<string, KeptInvoice>()
  readonly charges = new Map<string, KeptCharge>()
  readonly portals = new Map<string, { customer: string; returnUrl: string }>()
  readonly prices: Map<string, KeptPrice>
  /** The part of ids that differs from every earlier run. */
  readonly #start: string
  #count = 0

  constructor(prices: readonly KeptPrice[], now: number) {
    this.prices = new Map(prices.map((price) => [price.id, price]))
    this.#start = now.toString(36)
  }

  newId(prefix: string): string {
    this.#count += 1
    return `${prefix}_local${this.#start}${String(this.#count).padStart(6, '0')}`
  }

  subscriptionsOf = (customer: string): StoredSubscription[] =>
    [...this.subscriptions.values()].filter((subscription) => subscription.customer === customer)

  customer = (id: string): KeptCustomer => found(this.customers, 'customer', id)
  price = (id: string): KeptPrice => found(this.prices, 'price', id)
  session = (id: string): KeptSession => found(this.sessions, 'checkout.session', id)
  invoice = (id: string): KeptInvoice => found(this.invoices, 'invoice', id)
  subscription = (id: string): StoredSubscription => found(this.subscriptions, 'subscription', id)
  charge = (id: string): KeptCharge => found(this.charges, 'charge', id)

  /** @throws {StripeFailure} where it was canceled */
  running(id: string): StoredSubscription {
    const subscription = this.subscription(id)
    if (subscription.status === 'canceled') throw invalid('A canceled subscription can not be changed.', 'subscription')
    return subscription
  }

  openInvoice = ({ id }: StoredSubscription): KeptInvoice | undefined =>
    [...this.invoices.values()].find((invoice) => invoice.subscription === id && invoice.status === 'open')
}

function found<Item>(items: ReadonlyMap<string, Item>, what: string, id: string): Item {
  const item = items.get(id)
  if (item === undefined) throw missing(what, id)
  return item
}

/** A card that is charged, one that is declined, or one whose bank asks its holder for confirmation. */
export type Card = 'good' | 'declined' | 'confirmed'

export interface KeptCustomer {
  id: string
  email: string
  card: Card
  created: number
  metadata: Record<string, string>
  /** The balance; below zero it is credit, which later invoices use up. */
  balance: number
}

export interface KeptPrice {
  id: string
  lookupKey: string
  amount: number
  currency: string
  interval: 'month' | 'year'
}

export interface KeptSession {
  id: string
  customer: string
  price: string
  status: 'open' | 'complete' | 'expired'
  created: number
  expires: number
  successUrl: string
  cancelUrl: string
  reference: string | null
  metadata: Record<string, string>
  subscriptionMetadata: Record<string, string>
  subscription: string | null
}

export interface StoredSubscription {
  id: string
  item: string
  customer: string
  price: string
  status: 'active' | 'past_due' | 'canceled' | 'paused'
  created: number
  start: number
  end: number
  /** The day of the month on which periods begin. */
  anchorDay: number
  cancelsAtEnd: boolean
  canceledAt: number | null
  endedAt: number | null
  metadata: Record<string, string>
  latestInvoice: string | null
  /** The times of the next attempts to charge the card. */
  retries: number[]
}

export interface KeptLine {
  price: string
  amount: number
  start: number
  end: number
  isProration: boolean
}

export interface KeptInvoice {
  id: string
  number: string
  customer: string
  subscription: string
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  status: 'open' | 'paid' | 'void'
  created: number
  paidAt: number | null
  currency: string
  lines: KeptLine[]
  total: number
  due: number
  attempts: number
  nextAttempt: number | null
  charge: string | null
}

export interface KeptCharge {
  id: string
  paymentIntent: string
  customer: string
  invoice: string
  amount: number
  currency: string
  created: number
  refunds: { id: string; amount: number; created: number }[]
}
