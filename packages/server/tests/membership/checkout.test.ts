import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openCheckout, openPortal } from '../../src/billing/checkout.ts'
import { minorUnitsOf } from '../../src/billing/minor-units.ts'
import { offeredPlans } from '../../src/billing/offered-plans.ts'
import { paymentHealth } from '../../src/billing/payment-health.ts'
import type { PlanBilling } from '../../src/billing/price-list.ts'
import { LOCAL_PRICES } from '../../src/demo/stripe/start-local-stripe.ts'
import type { User } from '../../src/store/relational/accounts/users.ts'
import { openBillingFixture, PLANS_PAGE, type BillingFixture } from '../support/billing-fixture.ts'

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

describe('checkout', () => {
  test('two clicks at once, and a third one, come to the same page; another plan takes its place', async () => {
    const [first, second] = await Promise.all([checkout(), checkout()])
    expect(second).toEqual(first)
    expect(await checkout()).toEqual(first)
    const other = await checkout(premium)
    expect(other).not.toEqual(first)
    expect([...fixture.stripe.state.sessions.values()].map(({ status }) => status)).toEqual(['expired', 'open'])
    expect(fixture.stripe.state.customers.size).toBe(1)
  })

  test('of two plans at once the later one takes the place of the other, and one page stays open', async () => {
    const { url } = await checkout()
    fixture.stripe.state.expireSession(sessionAt(url))
    const pages = await Promise.all([checkout(premium), checkout()])
    const open = [...fixture.stripe.state.sessions.values()].filter(({ status }) => status === 'open')
    expect(open).toHaveLength(1)
    expect(pages.map((page) => sessionAt(page.url))).toContain(open[0]?.id)
  })

  test('a declined card leaves the page open, and cancelling harms nothing', async () => {
    const { url } = await checkout()
    const press = (action: string) =>
      fetch(url, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' })
    expect(await (await press('decline')).text()).toContain('Your card was declined.')
    expect((await press('cancel')).headers.get('Location')).toBe(`${PLANS_PAGE}?result=cancelled`)
    expect(await fixture.tierOf(user)).toBe('expired')
    expect((await press('pay')).headers.get('Location')).toBe(`${PLANS_PAGE}?result=paid`)
    // Whatever the address says: only what Stripe tells counts.
    expect(await fixture.tierOf(user)).toBe('expired')
    await tell()
    expect(await fixture.tierOf(user)).toBe('standard')
  })

  test('whoever has a subscription changes that one, also where its webhook has not come', async () => {
    const { url } = await checkout()
    fixture.stripe.state.paySession(sessionAt(url), 'good')
    await expect(checkout(premium)).rejects.toMatchObject({ key: 'subscription_running' })
    expect(await fixture.tierOf(user)).toBe('standard')
  })

  test('after the end another one begins with the same customer', async () => {
    const id = await buy()
    fixture.stripe.state.cancelNow(id)
    await tell()
    await buy(premium)
    expect(await fixture.tierOf(user)).toBe('premium')
    expect(fixture.stripe.state.customers.size).toBe(1)
  })

  test('a price that Stripe has not says so', async () => {
    fixture.stripe.state.prices.delete('price_premium_monthly')
    await expect(checkout(premium)).rejects.toMatchObject({ key: 'price_unknown' })
    expect(await paymentHealth(fixture.billing)).toMatchObject({ missing_prices: ['premium_monthly'] })
  })

  test('the portal needs a customer', async () => {
    await expect(openPortal(fixture.billing, user, PLANS_PAGE)).rejects.toMatchObject({ key: 'no_subscription' })
    await buy()
    const { url } = await openPortal(fixture.billing, user, PLANS_PAGE)
    expect(await (await fetch(url)).text()).toContain('standard_monthly')
  })
})

test('currencies have the minor units of ISO 4217, however Stripe counts them', () => {
  expect(minorUnitsOf(900, 'usd')).toBe(900)
  expect(minorUnitsOf(1200, 'jpy')).toBe(1200)
  expect(minorUnitsOf(2750, 'kwd')).toBe(2750)
  expect(minorUnitsOf(150_000, 'isk')).toBe(1500)
  expect(minorUnitsOf(5000, 'ugx')).toBe(50)
})

test('plans in yen and dinars are offered and charged as they are', async () => {
  await fixture.close()
  const currencies = { standard: 'jpy', premium: 'kwd' } as const
  fixture = await openBillingFixture({
    prices: LOCAL_PRICES.map((price) => ({
      ...price,
      currency: price.lookupKey.startsWith('standard') ? currencies.standard : currencies.premium,
      amount: price.lookupKey.startsWith('standard') ? 1200 : 7250,
    })),
  })
  user = await fixture.addMember()
  told = 0
  expect(await offeredPlans(fixture.billing)).toMatchObject([
    { plan: 'standard', prices: [{ amount: 1200, currency: 'JPY' }, { currency: 'JPY' }] },
    { plan: 'premium', prices: [{ amount: 7250, currency: 'KWD' }, { currency: 'KWD' }] },
  ])
  await buy(premium)
  expect(await orders()).toMatchObject([{ amount: 7250, currency: 'KWD' }])
})
