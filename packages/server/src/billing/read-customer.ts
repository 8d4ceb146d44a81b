import type Stripe from 'stripe'
import {
  beginReading,
  findCustomer,
  insertCustomer,
  type StripeCustomer,
} from '../store/relational/billing/customers.ts'
import { findUser } from '../store/relational/accounts/users.ts'
import type { Database } from '../store/relational/database.ts'
import { readCustomerState } from './customer-state.ts'
import type { PriceList } from './price-list.ts'
import { isStripeError } from './stripe-client.ts'
import { writeCustomer, type Difference } from './write-customer.ts'

export interface BillingParts {
  db: Database
  stripe: Stripe
  prices: PriceList
  now: () => Date
  log: { warn(message: string): void }
}

/**
 * Reads a customer at Stripe and writes what follows from it.
 * @param also Done in the same transaction
 */
export async function readCustomer(
  { db, stripe, prices, now }: BillingParts,
  customer: StripeCustomer,
  also: (transaction: Database) => Promise<void> = async () => {},
): Promise<Difference | undefined> {
  const reading = await beginReading(db, customer.customer_id)
  const state = await readCustomerState(stripe, prices, customer.customer_id)
  const difference = await db.transaction().execute(async (transaction) => {
    const written = await writeCustomer(transaction, customer, { state, reading }, now())
    await also(transaction)
    return written
  })
  await endForDeleted({ db, stripe }, customer, state.subscriptions)
  return difference
}

/** Whoever has deleted their account is not charged again. */
async function endForDeleted(
  { db, stripe }: Pick<BillingParts, 'db' | 'stripe'>,
  { user_id }: StripeCustomer,
  subscriptions: readonly { id: string; endedAt: string | null }[],
): Promise<void> {
  const running = subscriptions.filter(({ endedAt }) => endedAt === null)
  if (running.length === 0 || (await findUser(db, user_id)) !== undefined) return
  await Promise.all(running.map(({ id }) => stripe.subscriptions.cancel(id)))
}

/**
 * The customer with an id; undefined where it is nobody's here. One that we have made and lost, as after a backup was put
 * back, says whose it is: by the person's number and the e-mail address together, since other instances may use the same
 * account of Stripe.
 */
export async function customerWith(
  { db, stripe, now }: BillingParts,
  customerId: string,
): Promise<StripeCustomer | undefined> {
  const known = await findCustomer(db, customerId)
  if (known !== undefined) return known
  const customer = await stripe.customers.retrieve(customerId).catch(unlessMissing)
  if (customer === undefined || customer.deleted === true) return undefined
  const userId = Number(customer.metadata['user_id'])
  if (!Number.isSafeInteger(userId)) return undefined
  const user = await findUser(db, userId)
  if (user === undefined || user.email !== customer.email) return undefined
  await insertCustomer(db, customerId, userId, now())
  return findCustomer(db, customerId)
}

/** Events of another account or mode of Stripe name customers that this one does not have. */
function unlessMissing(error: unknown): undefined {
  if (!isStripeError(error) || error.code !== 'resource_missing') throw error
}
