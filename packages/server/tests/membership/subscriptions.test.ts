import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { endDeleted, doDue } from '../../src/billing/billing-clock.ts'
import { changePlan, previewChange } from '../../src/billing/change-plan.ts'
import { openCheckout } from '../../src/billing/checkout.ts'
import { subscriptionOf } from '../../src/billing/own-subscription.ts'
import { refundOrder } from '../../src/billing/refund-order.ts'
import { reconcile } from '../../src/billing/reconcile.ts'
import { listDeletedCustomers } from '../../src/store/relational/billing/customers.ts'
import type { PlanBilling } from '../../src/billing/price-list.ts'
import { sendMembershipNotices } from '../../src/membership/membership-notices.ts'
import { adjustPoints } from '../../src/points/ledger.ts'
import { listNotices } from '../../src/store/relational/accounts/notices.ts'
import type { User } from '../../src/store/relational/accounts/users.ts'
import { openBillingFixture, PLANS_PAGE, type BillingFixture } from '../support/billing-fixture.ts'

const DAY = 24 * 60 * 60

const standard: PlanBilling = { plan: 'standard', billing: 'monthly' }

const premium: PlanBilling = { plan: 'premium', billing: 'monthly' }

let fixture: BillingFixture
let user: User
let told = 0

beforeEach(async () => {
  fixture = await openBillingFixture({ timeoutMs: 300 })
  user = await fixture.addMember()
  told = 0
})
afterEach(() => fixture.close())

const checkout = (wanted = standard, by = user) => openCheckout(fixture.billing, by, wanted, PLANS_PAGE)

const sessionAt = (url: string): string => url.split('/').at(-1) ?? ''

/** Sends what has happened since. */
async function tell(): Promise<void> {
  const events = fixture.stripe.events.slice(told)
  told = fixture.stripe.events.length
  for (const event of events) await fixture.deliver(event)
}

async function buy(wanted = standard): Promise<string> {
  const { url } = await checkout(wanted)
  const { subscription } = fixture.stripe.state.paySession(sessionAt(url), 'good')
  await tell()
  return subscription ?? ''
}

const orders = () =>
  fixture.db
    .selectFrom('user_order')
    .select(['plan', 'status', 'amount', 'currency', 'starts_at', 'ends_at', 'provider', 'provider_ref', 'invoice_url'])
    .where('user_id', '=', user.id)
    .orderBy('starts_at')
    .orderBy('id')
    .execute()

const expiry = async () =>
  (await fixture.db.selectFrom('app_user').select('expired_time').where('id', '=', user.id).executeTakeFirstOrThrow())
    .expired_time

const notices = async () =>
  (await listNotices(fixture.db, user.id, { current: 1, pageSize: 50 })).list.map(({ kind }) => kind)

describe('a life of a subscription', () => {
  test('is bought, renewed on its day, fails, has its grace, is paid again, cancelled and over', async () => {
    const { stripe, tierOf } = fixture
    const { state } = stripe
    expect(await tierOf(user)).toBe('expired')
    const id = await buy(premium)
    expect(await tierOf(user)).toBe('premium')
    expect(await orders()).toMatchObject([
      {
        plan: 'premium',
        status: 'paid',
        amount: 2400,
        currency: 'USD',
        starts_at: '2026-01-31T10:00:00.000Z',
        ends_at: '2026-02-28T10:00:00.000Z',
        provider: 'stripe',
        provider_ref: expect.stringMatching(/^in_/) as string,
        invoice_url: expect.stringContaining('/invoice/in_') as string,
      },
    ])
    state.advance(29 * DAY)
    await tell()
    expect(await expiry()).toBe('2026-03-31T10:00:00.000Z')
    expect(await orders()).toHaveLength(2)

    const { customer } = state.subscription(id)
    state.setCard(customer, 'declined')
    state.advance(31 * DAY)
    await tell()
    expect(await tierOf(user)).toBe('premium')
    expect(await expiry()).toBe('2026-04-07T10:00:00.000Z')
    expect(await subscriptionOf(fixture.db, user.id)).toMatchObject({
      state: 'past_due',
      grace_ends_at: '2026-04-07T10:00:00.000Z',
      open_invoice_url: expect.stringContaining('/invoice/in_') as string,
    })
    expect(await notices()).toEqual(['payment_failed'])
    state.advance(7 * DAY)
    await tell()
    expect(await tierOf(user)).toBe('expired')
    // The second try of the card is told, too, but by the same notice.
    expect(await notices()).toEqual(['payment_failed'])

    state.setCard(customer, 'good')
    await tell()
    expect(await tierOf(user)).toBe('premium')
    expect(await expiry()).toBe('2026-04-30T10:00:00.000Z')

    state.cancelAtEnd(id, true)
    await tell()
    expect(await tierOf(user)).toBe('premium')
    expect(await subscriptionOf(fixture.db, user.id)).toMatchObject({ cancels_at: '2026-04-30T10:00:00.000Z' })
    state.advance(40 * DAY)
    await tell()
    expect(await tierOf(user)).toBe('expired')
    expect(await expiry()).toBe('2026-04-30T10:00:00.000Z')
    expect(await subscriptionOf(fixture.db, user.id)).toMatchObject({ state: 'ended' })
  })

  test('a refund closes the span, and the subscription that goes on begins another when it renews', async () => {
    const { stripe, tierOf } = fixture
    await buy()
    stripe.state.advance(3 * DAY)
    const [charge] = stripe.state.charges.keys()
    stripe.state.refund(charge ?? '', 400)
    await tell()
    expect(await tierOf(user)).toBe('standard')
    stripe.state.refund(charge ?? '')
    await tell()
    expect(await tierOf(user)).toBe('expired')
    expect(await orders()).toMatchObject([{ status: 'refunded', ends_at: '2026-02-03T10:00:00.000Z' }])
    stripe.state.advance(27 * DAY)
    await tell()
    expect(await tierOf(user)).toBe('standard')
  })

  test('a payment earns points once, however often it is told, and a refund takes what is left of them', async () => {
    const { db, stripe } = fixture
    const inviter = await fixture.addMember()
    await db.updateTable('app_user').set({ inviter_id: inviter.id }).where('id', '=', user.id).execute()
    await buy()
    await Promise.all(stripe.events.toReversed().map((event) => fixture.deliver(event)))
    const ledger = (userId: number) =>
      db.selectFrom('user_points').select(['delta', 'reason']).where('user_id', '=', userId).orderBy('id').execute()
    expect(await ledger(user.id)).toEqual([{ delta: 9, reason: 'order' }])
    expect(await ledger(inviter.id)).toEqual([{ delta: 200, reason: 'referral' }])
    await adjustPoints(
      db,
      { userId: inviter.id, delta: -150, reason: 'spending', note: null, orderId: null, actorId: inviter.id },
      fixture.now(),
    )
    const [charge] = stripe.state.charges.keys()
    stripe.state.refund(charge ?? '')
    await tell()
    await Promise.all(stripe.events.map((event) => fixture.deliver(event)))
    expect((await ledger(user.id)).at(-1)).toEqual({ delta: -9, reason: 'reversal' })
    expect((await ledger(inviter.id)).slice(1)).toEqual([
      { delta: -150, reason: 'spending' },
      { delta: -50, reason: 'correction' },
    ])
  })

  test('staff refunds it: the money goes back at Stripe, once, and the span ends', async () => {
    const { db, stripe, billing, tierOf, now } = fixture
    await buy(premium)
    const row = await db.selectFrom('user_order').select(['id', 'version']).executeTakeFirstOrThrow()
    await expect(refundOrder(db, undefined, row, now())).rejects.toMatchObject({ key: 'payments_unavailable' })
    await expect(refundOrder(db, billing, { ...row, version: 99 }, now())).rejects.toMatchObject({ key: 'row_changed' })
    expect(await tierOf(user)).toBe('premium')
    stripe.state.advance(5 * DAY)
    expect(await refundOrder(db, billing, { ...row, reason: 'The wrong plan' }, now())).toMatchObject({
      status: 'refunded',
      note: 'The wrong plan',
      ends_at: now().toISOString(),
    })
    expect([...stripe.state.charges.values()].map(({ refunds }) => refunds.map(({ amount }) => amount))).toEqual([
      [2400],
    ])
    expect(await tierOf(user)).toBe('expired')
    await tell()
    const after = await db.selectFrom('user_order').select(['id', 'version', 'note']).executeTakeFirstOrThrow()
    // What Stripe tells later leaves it as it is.
    expect(after.note).toBe('The wrong plan')
    await expect(refundOrder(db, billing, after, now())).rejects.toMatchObject({ key: 'order_state' })
  })

  test('a subscription is warned of its end only once it was cancelled', async () => {
    const id = await buy()
    fixture.stripe.state.advance(26 * DAY)
    await tell()
    expect(await sendMembershipNotices(fixture.db, fixture.now())).toBe(0)
    fixture.stripe.state.cancelAtEnd(id, true)
    await tell()
    expect(await sendMembershipNotices(fixture.db, fixture.now())).toBe(1)
  })

  test('while a payment has failed its end is not told beside the failure, but 3 days and 1 day before', async () => {
    const id = await buy()
    const { state } = fixture.stripe
    state.setCard(state.subscription(id).customer, 'declined')
    state.advance(28 * DAY)
    await tell()
    const sent = []
    for (let day = 0; day < 7; day += 1) {
      sent.push(await sendMembershipNotices(fixture.db, fixture.now()))
      state.advance(DAY)
    }
    expect(sent).toEqual([0, 0, 0, 0, 1, 0, 1])
    const { list } = await listNotices(fixture.db, user.id, { current: 1, pageSize: 50 })
    const [last] = list.filter(({ kind }) => kind === 'membership_ends')
    expect(last?.body).toMatch(
      /^Your last payment failed, and your membership ends on .*\. Pay the invoice or choose another card/,
    )
    expect(JSON.parse(last?.data ?? '')).toMatchObject({ days: 1, cause: 'payment' })
  })

  test('a period that began without a webhook is read when it is due', async () => {
    await buy()
    fixture.stripe.state.advance(30 * DAY)
    expect(await fixture.tierOf(user)).toBe('expired')
    await doDue(fixture.billing)
    expect(await fixture.tierOf(user)).toBe('standard')
  })
})

describe('changing the plan', () => {
  test('costs what the preview says, at once', async () => {
    await buy()
    fixture.stripe.state.advance(14 * DAY)
    const preview = await previewChange(fixture.billing, user.id, premium)
    expect(preview).toEqual({
      amount: 750,
      currency: 'USD',
      credit: 0,
      ends_at: '2026-02-28T10:00:00.000Z',
      reckoned_at: '2026-02-14T10:00:00.000Z',
    })
    fixture.stripe.state.advance(5 * 60)
    await changePlan(fixture.billing, user.id, premium, new Date(preview.reckoned_at))
    expect(await fixture.tierOf(user)).toBe('premium')
    expect(await orders()).toMatchObject([
      { plan: 'standard', amount: 900, ends_at: '2026-02-14T10:00:00.000Z' },
      { plan: 'premium', amount: 750, starts_at: '2026-02-14T10:00:00.000Z', ends_at: '2026-02-28T10:00:00.000Z' },
    ])
    await tell()
    expect(await orders()).toHaveLength(2)
    await expect(previewChange(fixture.billing, user.id, premium)).rejects.toMatchObject({ key: 'plan_unchanged' })
  })

  test('to less leaves a credit, from months to a year begins a period', async () => {
    await buy(premium)
    const less = await previewChange(fixture.billing, user.id, standard)
    expect(less).toMatchObject({ amount: 0, credit: 1500 })
    await changePlan(fixture.billing, user.id, standard, new Date(less.reckoned_at))
    expect(await fixture.tierOf(user)).toBe('standard')
    const year = await previewChange(fixture.billing, user.id, { plan: 'standard', billing: 'yearly' })
    expect(year).toMatchObject({ amount: 9000 - 900 - 1500, ends_at: '2027-01-31T10:00:00.000Z' })
  })

  test('after a cancellation another plan goes on: nothing that is credited is lost', async () => {
    const id = await buy(premium)
    fixture.stripe.state.cancelAtEnd(id, true)
    await tell()
    const { reckoned_at } = await previewChange(fixture.billing, user.id, standard)
    await changePlan(fixture.billing, user.id, standard, new Date(reckoned_at))
    expect(fixture.stripe.state.subscription(id)).toMatchObject({ cancelsAtEnd: false })
    expect(await subscriptionOf(fixture.db, user.id)).toMatchObject({ plan: 'standard', cancels_at: null })
  })

  test('a declined card changes nothing; amounts of long ago or of an instant to come are not taken', async () => {
    const id = await buy()
    const { reckoned_at } = await previewChange(fixture.billing, user.id, premium)
    fixture.stripe.state.setCard(fixture.stripe.state.subscription(id).customer, 'declined')
    await expect(changePlan(fixture.billing, user.id, premium, new Date(reckoned_at))).rejects.toMatchObject({
      key: 'card_declined',
    })
    expect(await fixture.tierOf(user)).toBe('standard')
    const later = new Date(Date.parse(reckoned_at) + 60_000)
    await expect(changePlan(fixture.billing, user.id, premium, later)).rejects.toMatchObject({
      key: 'preview_outdated',
    })
    fixture.stripe.state.advance(16 * 60)
    await expect(changePlan(fixture.billing, user.id, premium, new Date(reckoned_at))).rejects.toMatchObject({
      key: 'preview_outdated',
    })
    await expect(previewChange(fixture.billing, user.id + 1, premium)).rejects.toMatchObject({ key: 'no_subscription' })
  })
})

test('the reconciliation finds what no webhook told, and says what it mended', async () => {
  const { url } = await checkout(premium)
  fixture.stripe.state.paySession(sessionAt(url), 'good')
  const { differences } = await reconcile(fixture.billing)
  expect(differences).toMatchObject([{ userId: user.id, before: [], after: [expect.stringContaining('premium paid')] }])
  expect(await reconcile(fixture.billing)).toMatchObject({ customers: 1, differences: [], unknown: [] })
})

test('whoever deletes their account is not charged again', async () => {
  const id = await buy()
  await fixture.db
    .updateTable('app_user')
    .set({ deleted_at: fixture.now().toISOString() })
    .where('id', '=', user.id)
    .execute()
  await endDeleted(fixture.billing)
  expect(fixture.stripe.state.subscription(id).status).toBe('canceled')
  // What has ended is not asked for again.
  await endDeleted(fixture.billing)
  expect(await listDeletedCustomers(fixture.db)).toEqual([])
})

test('where Stripe does not answer, the subscription of a deleted account ends the next time', async () => {
  const id = await buy()
  await fixture.db
    .updateTable('app_user')
    .set({ deleted_at: fixture.now().toISOString() })
    .where('id', '=', user.id)
    .execute()
  fixture.stripe.faults.push(...Array.from({ length: 9 }, () => 500 as const))
  await expect(endDeleted(fixture.billing)).rejects.toMatchObject({ type: expect.stringMatching(/^Stripe/) as string })
  fixture.stripe.faults.length = 0
  await endDeleted(fixture.billing)
  expect(fixture.stripe.state.subscription(id).status).toBe('canceled')
})
