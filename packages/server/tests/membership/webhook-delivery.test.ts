import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tier } from '@sightline/api-client/contract'
import { reconcile } from '../../src/billing/reconcile.ts'
import type { LocalStripe, StripeEvent } from '../../src/demo/stripe/local-stripe.ts'
import { StripeFailure } from '../../src/demo/stripe/failures.ts'
import type { StoredSubscription } from '../../src/demo/stripe/records.ts'
import { insertCustomer } from '../../src/store/relational/billing/customers.ts'
import { openBillingFixture, type BillingFixture } from '../support/billing-fixture.ts'
import { sized } from '../support/test-size.ts'

const DAY = 24 * 60 * 60

let fixture: BillingFixture
beforeAll(async () => {
  fixture = await openBillingFixture()
})
afterAll(() => fixture.close())

const prices = ['price_standard_monthly', 'price_standard_yearly', 'price_premium_monthly', 'price_premium_yearly']

type Step =
  | { kind: 'buy' | 'change'; price: string }
  | { kind: 'wait'; days: number }
  | { kind: 'card'; card: 'good' | 'declined' }
  | { kind: 'cancel' | 'resume' | 'cancelNow' | 'refund' }

/** What becomes of an event: when it comes in turn, and how often. */
type Delivery = { turn: number; times: 0 | 1 | 2; isLate: boolean }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('buy' as const), price: fc.constantFrom(...prices) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('change' as const), price: fc.constantFrom(...prices) }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), days: fc.constantFrom(1, 3, 8, 15, 31, 40) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('card' as const), card: fc.constantFrom('good', 'declined') }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('cancel', 'resume', 'cancelNow', 'refund') }) },
)
const delivery: fc.Arbitrary<Delivery> = fc.record({
  turn: fc.nat(),
  times: fc.constantFrom(0, 1, 1, 1, 2),
  isLate: fc.boolean(),
})
const scenario = fc.record({
  steps: fc.array(step, { minLength: 3, maxLength: 14 }),
  deliveries: fc.array(delivery, { minLength: 8, maxLength: 8 }),
})

test('whatever is lost, doubled, shuffled or late, the tier is that of Stripe at each event and after the reconciliation', async () => {
  let checks = 0
  await fc.assert(
    fc.asyncProperty(scenario, async ({ steps, deliveries }) => {
      const { stripe, deliver, tierOf, addMember, billing, db } = fixture
      const { state, events } = stripe
      const user = await addMember()
      const customer = state.addCustomer(user.email, { user_id: String(user.id) })
      await insertCustomer(db, customer.id, user.id, fixture.now())
      let seen = events.length
      let late: StripeEvent[] = []

      async function send(event: StripeEvent, times: number): Promise<void> {
        for (let time = 0; time < times; time += 1) {
          const outcome = await deliver(event)
          if (outcome !== 'done') continue
          checks += 1
          expect(await tierOf(user)).toBe(expectedTier(state, customer.id))
        }
      }

      for (const one of steps) {
        applyStep(state, customer.id, one)
        const fresh = events.slice(seen).map((event, at) => ({ event, ...deliveryOf(deliveries, seen + at) }))
        seen = events.length
        const due = fresh.filter(({ isLate }) => !isLate).toSorted((a, b) => a.turn - b.turn)
        const before = late
        late = fresh.filter(({ isLate }) => isLate).map(({ event }) => event)
        for (const { event, times } of due) await send(event, times)
        for (const event of before.toReversed()) await send(event, 1)
      }
      await reconcile(billing)
      expect(await tierOf(user)).toBe(expectedTier(state, customer.id))
      // What is mended stays so, and what comes after all changes nothing.
      expect((await reconcile(billing)).differences).toEqual([])
      for (const event of late) await send(event, 2)
      expect(await tierOf(user)).toBe(expectedTier(state, customer.id))
      // The others stand still from here on.
      for (const subscription of state.subscriptionsOf(customer.id))
        if (subscription.status !== 'canceled') state.cancelNow(subscription.id)
      await reconcile(billing)
      expect(await tierOf(user)).toBe('expired')
    }),
    { numRuns: sized(40, 1000) },
  )
  expect(checks).toBeGreaterThan(sized(40, 1000))
})

const deliveryOf = (deliveries: readonly Delivery[], at: number): Delivery =>
  deliveries[at % deliveries.length] ?? { turn: 0, times: 1, isLate: false }

function applyStep(state: LocalStripe, customer: string, one: Step): void {
  const running = state.subscriptionsOf(customer).find(({ status }) => status !== 'canceled')
  try {
    if (one.kind === 'wait') state.advance(one.days * DAY)
    else if (one.kind === 'card') state.setCard(customer, one.card)
    else if (one.kind === 'buy') {
      if (running !== undefined) return
      const given = { customer, price: one.price, successUrl: '', cancelUrl: '', reference: null }
      state.paySession(state.openSession({ ...given, metadata: {}, subscriptionMetadata: {} }).id, 'good')
    } else if (running === undefined) return
    else if (one.kind === 'change') {
      if (running.price !== one.price && running.status === 'active') state.changePrice(running.id, one.price)
    } else if (one.kind === 'refund') refundLast(state, running)
    else if (one.kind === 'cancelNow') state.cancelNow(running.id)
    else state.cancelAtEnd(running.id, one.kind === 'cancel')
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error
  }
}

function refundLast(state: LocalStripe, subscription: StoredSubscription): void {
  const charge = lastPaid(state, subscription)?.charge
  if (charge !== null && charge !== undefined) state.refund(charge)
}

const lastPaid = (state: LocalStripe, { id }: StoredSubscription) =>
  [...state.invoices.values()].filter(({ subscription, status }) => subscription === id && status === 'paid').at(-1)

/** The tier that Stripe's state comes to, in the words of the documentation. */
function expectedTier(state: LocalStripe, customer: string): Tier {
  const tiers = state.subscriptionsOf(customer).flatMap((subscription): Tier[] => {
    const paid = lastPaid(state, subscription)
    if (paid === undefined || subscription.status === 'canceled') return []
    const charge = state.charges.get(paid.charge ?? '')
    if (charge !== undefined && charge.refunds.length > 0) return []
    if (subscription.status === 'active') return [tierOfPrice(subscription.price)]
    const line = paid.lines.at(-1)
    return line !== undefined && state.now < line.end + 7 * DAY ? [tierOfPrice(line.price)] : []
  })
  return tiers.includes('premium') ? 'premium' : (tiers[0] ?? 'expired')
}

const tierOfPrice = (price: string): Tier => (price.includes('premium') ? 'premium' : 'standard')
