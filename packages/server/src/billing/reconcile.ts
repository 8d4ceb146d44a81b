import { findCustomer, listRunningCustomers } from '../store/relational/billing/customers.ts'
import { beginReconciliation, endReconciliation } from '../store/relational/billing/reconciliations.ts'
import { customerWith, readCustomer, type BillingParts } from './read-customer.ts'
import { idOf } from './customer-state.ts'
import { describeError } from './stripe-client.ts'
import type { Difference } from './write-customer.ts'

export interface Reconciliation {
  /** How many customers were read. */
  customers: number
  differences: Difference[]
  /** Customers with a running subscription who are nobody here. */
  unknown: string[]
}

/**
 * Reads every customer at Stripe of whom something may have changed, and mends what is kept. So a webhook that never came is
 * made up for.
 * @throws where Stripe does not answer; what was mended until then stays so
 */
export async function reconcile(parts: BillingParts): Promise<Reconciliation> {
  const { db, stripe, now } = parts
  const id = await beginReconciliation(db, now())
  const result: Reconciliation = { customers: 0, differences: [], unknown: [] }
  let error: string | null = null
  try {
    const customers = new Set(await listRunningCustomers(db, now()))
    for await (const { customer } of stripe.subscriptions.list({ limit: 100 })) customers.add(idOf(customer) ?? '')
    customers.delete('')
    for (const customerId of customers) await mend(parts, customerId, result)
  } catch (failure) {
    error = describeError(failure)
    throw failure
  } finally {
    const { customers, differences } = result
    await endReconciliation(db, id, { customers, differences: differences.length, error }, now())
  }
  return result
}

async function mend(parts: BillingParts, customerId: string, result: Reconciliation): Promise<void> {
  const customer = (await findCustomer(parts.db, customerId)) ?? (await customerWith(parts, customerId))
  if (customer === undefined) {
    result.unknown.push(customerId)
    return
  }
  const difference = await readCustomer(parts, customer)
  result.customers += 1
  if (difference !== undefined) result.differences.push(difference)
}
