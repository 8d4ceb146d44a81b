import { findCustomer, listDeletedCustomers, listDueCustomers } from '../store/relational/billing/customers.ts'
import { forgetEvents } from '../store/relational/billing/stripe-events.ts'
import { lastReconciliation } from '../store/relational/billing/reconciliations.ts'
import { readCustomer, type BillingParts } from './read-customer.ts'
import { reconcile } from './reconcile.ts'
import { describeError } from './stripe-client.ts'

const EVERY_MS = 10 * 60 * 1000
/** How soon after an account was deleted its subscription ends. */
const DELETED_EVERY_MS = 15_000
const HOUR_MS = 60 * 60 * 1000
const RECONCILE_AFTER_MS = 23 * HOUR_MS
/** Of the day, in UTC: the first reconciliation of a day is not before. */
const NIGHT_HOUR = 2
const KEEP_EVENTS_MS = 90 * 24 * HOUR_MS

/** Asks Stripe where a period has ended and no webhook came, and once a night for everybody. */
export function startBillingClock(parts: BillingParts): { stop: () => Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  let isStopped = false
  const run = (work: (parts: BillingParts) => Promise<void>) => {
    running = running
      .then(() => (isStopped ? undefined : work(parts)))
      .catch((error: unknown) => parts.log.warn(`Subscriptions were not compared with Stripe: ${describeError(error)}`))
  }
  const timers = [setInterval(run, EVERY_MS, doDue), setInterval(run, DELETED_EVERY_MS, endDeleted)]
  run(doDue)
  run(endDeleted)
  return {
    async stop() {
      isStopped = true
      for (const timer of timers) clearInterval(timer)
      await running
    },
  }
}

/** Ends the subscriptions of accounts that were deleted, by whomever; where Stripe does not answer, the next time. */
export async function endDeleted(parts: BillingParts): Promise<void> {
  for (const customer of await listDeletedCustomers(parts.db)) await readCustomer(parts, customer)
}

/** What is due at an instant. */
export async function doDue(parts: BillingParts): Promise<void> {
  const { db, now, log } = parts
  for (const customerId of await listDueCustomers(db, now())) {
    const customer = await findCustomer(db, customerId)
    if (customer !== undefined) await readCustomer(parts, customer)
  }
  const last = await lastReconciliation(db)
  const age = last === undefined ? Infinity : now().getTime() - Date.parse(last.started_at)
  if (age < RECONCILE_AFTER_MS || now().getUTCHours() < NIGHT_HOUR) return
  await forgetEvents(db, new Date(now().getTime() - KEEP_EVENTS_MS))
  const { differences } = await reconcile(parts)
  for (const { userId, before, after } of differences)
    log.warn(
      `The orders of user ${userId} differed from Stripe: ${before.join(', ') || 'none'} became ${after.join(', ')}`,
    )
}
