import { ApiError } from '../errors.ts'
import {
  findCustomerOf,
  insertCustomer,
  keepSession,
  type StripeCustomer,
} from '../store/relational/billing/customers.ts'
import { listSubscriptions, type SubscriptionRow } from '../store/relational/billing/subscriptions.ts'
import type { User } from '../store/relational/accounts/users.ts'
import { readCustomer, type BillingParts } from './read-customer.ts'
import { idOf } from './customer-state.ts'
import type { OfferedPrice, PlanBilling } from './price-list.ts'
import { callStripe } from './stripe-client.ts'

type Buyer = Pick<User, 'id' | 'email'>

/** @throws {ApiError} price_unknown, payments_unavailable */
export async function priceFor({ prices, log }: BillingParts, wanted: PlanBilling): Promise<OfferedPrice> {
  const offered = await callStripe(log, () => prices.offered())
  const price = offered.find(({ plan, billing }) => plan === wanted.plan && billing === wanted.billing)
  if (price === undefined) throw new ApiError('price_unknown')
  return price
}

/** The last checkout of each customer that is being opened. */
const openings = new Map<string, Promise<unknown>>()

/** Opens the checkouts of a customer one after the other: two plans at once would end each other's pages. */
async function sequentially<Value>(customerId: string, open: () => Promise<Value>): Promise<Value> {
  const before = openings.get(customerId)
  const opening = (before ?? Promise.resolve()).then(open, open)
  openings.set(customerId, opening)
  try {
    return await opening
  } finally {
    if (openings.get(customerId) === opening) openings.delete(customerId)
  }
}

/**
 * Opens Stripe's page on which a plan is paid. Whoever presses twice comes to the same page, and another plan takes the place
 * of the one before: nobody pays twice.
 * @param page Address of the page to come back to
 * @throws {ApiError} subscription_running, price_unknown, payments_unavailable
 */
export async function openCheckout(
  parts: BillingParts,
  user: Buyer,
  wanted: PlanBilling,
  page: string,
): Promise<{ url: string }> {
  const { stripe, log } = parts
  const price = await priceFor(parts, wanted)
  const { customer_id } = await requireCustomer(parts, user)
  const open = async () => {
    // The session before may have been opened while this one waited for its turn.
    const customer = await requireCustomer(parts, user)
    // A webhook may be on its way; a second subscription would be paid beside the first.
    await readCustomer(parts, customer)
    if ((await runningSubscription(parts, user.id)) !== undefined) throw new ApiError('subscription_running')
    const { data: sessions } = await stripe.checkout.sessions.list({
      customer: customer.customer_id,
      status: 'open',
      limit: 100,
    })
    const wantedId = wantedOf(price)
    const same = sessions.find(({ metadata, url }) => metadata?.['wanted'] === wantedId && url !== null)
    const others = sessions.filter((session) => session !== same)
    await Promise.all(others.map(({ id }) => stripe.checkout.sessions.expire(id).catch(() => undefined)))
    const session = same ?? (await newSession(parts, user, customer, price, page))
    if (session.url === null) throw new ApiError('payments_unavailable')
    return { url: session.url }
  }
  return callStripe(log, () => sequentially(customer_id, open))
}

const wantedOf = ({ id }: OfferedPrice): string => id

async function newSession(
  { db, stripe }: BillingParts,
  user: Buyer,
  { customer_id, session_id }: StripeCustomer,
  price: OfferedPrice,
  page: string,
) {
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer: customer_id,
      client_reference_id: String(user.id),
      line_items: [{ price: price.id, quantity: 1 }],
      success_url: `${page}?result=paid`,
      cancel_url: `${page}?result=cancelled`,
      allow_promotion_codes: true,
      metadata: { user_id: String(user.id), wanted: wantedOf(price) },
      subscription_data: { metadata: { user_id: String(user.id) } },
    },
    // The same until this session is known: two clicks at once open one.
    { idempotencyKey: `checkout_${customer_id}_${price.id}_${session_id ?? 'first'}` },
  )
  await keepSession(db, customer_id, session.id)
  return session
}

/** Stripe's page for cards, invoices and cancelling. @throws {ApiError} no_subscription, payments_unavailable */
export async function openPortal(
  { db, stripe, log }: BillingParts,
  { id }: Buyer,
  page: string,
): Promise<{ url: string }> {
  const customer = await findCustomerOf(db, id)
  if (customer === undefined) throw new ApiError('no_subscription')
  return callStripe(log, async () => {
    const { url } = await stripe.billingPortal.sessions.create({ customer: customer.customer_id, return_url: page })
    return { url }
  })
}

/** The subscription that goes on, if there is one. */
export const runningSubscription = async (
  { db }: Pick<BillingParts, 'db'>,
  userId: number,
): Promise<SubscriptionRow | undefined> =>
  (await listSubscriptions(db, userId)).find(({ ended_at, status }) => ended_at === null && status !== 'incomplete')

async function requireCustomer({ db, stripe, log, now }: BillingParts, { id, email }: Buyer): Promise<StripeCustomer> {
  const known = await findCustomerOf(db, id)
  if (known !== undefined) return known
  const made = await callStripe(log, () =>
    // Two at once, or one that was cut short, come to the same customer.
    stripe.customers.create(
      { email, metadata: { user_id: String(id) } },
      { idempotencyKey: `customer_${id}_${email}` },
    ),
  )
  await insertCustomer(db, idOf(made) ?? '', id, now())
  const customer = await findCustomerOf(db, id)
  if (customer === undefined) throw new Error('the customer is gone')
  return customer
}
