import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openCheckout } from '../../src/billing/checkout.ts'
import { paymentHealth } from '../../src/billing/payment-health.ts'
import { reconcile } from '../../src/billing/reconcile.ts'
import { takeEvent } from '../../src/billing/webhook.ts'
import type { PlanBilling } from '../../src/billing/price-list.ts'
import type { StripeEvent } from '../../src/demo/stripe/local-stripe.ts'
import type { User } from '../../src/store/relational/accounts/users.ts'
import { openBillingFixture, PLANS_PAGE, type BillingFixture } from '../support/billing-fixture.ts'

const standard: PlanBilling = { plan: 'standard', billing: 'monthly' }

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

describe('webhooks', () => {
  const anEvent = async (): Promise<StripeEvent> => {
    const { url } = await checkout()
    fixture.stripe.state.paySession(sessionAt(url), 'good')
    const event = fixture.stripe.events.findLast(({ type }) => type === 'invoice.paid')
    if (event === undefined) throw new Error('nothing was paid')
    return event
  }

  test.each(['hang', 'cut', 500, 429] as const)('where Stripe answers with %s it is told once more', async (fault) => {
    const event = await anEvent()
    // As often as the client tries.
    fixture.stripe.faults.push(...Array.from({ length: 9 }, () => fault))
    await expect(fixture.deliver(event)).rejects.toMatchObject({ type: expect.stringMatching(/^Stripe/) as string })
    fixture.stripe.faults.length = 0
    expect(await paymentHealth(fixture.billing)).toMatchObject({
      failed_events: [{ id: event.id, type: 'invoice.paid' }],
    })
    expect(await fixture.deliver(event)).toBe('done')
    expect(await fixture.deliver(event)).toBe('repeated')
    expect(await fixture.tierOf(user)).toBe('standard')
    expect(await paymentHealth(fixture.billing)).toMatchObject({ failed_events: [], is_answering: true })
  })

  test.each([402, 429, 500] as const)(
    'whoever waits for a page is told where Stripe answers with %s',
    async (fault) => {
      await checkout()
      fixture.stripe.faults.push(...Array.from({ length: 12 }, () => fault))
      await expect(checkout()).rejects.toMatchObject({
        key: fault === 402 ? 'card_declined' : 'payments_unavailable',
      })
    },
  )

  test('without a signature, with another one or an old one nothing is taken', async () => {
    const { stripe, billing } = fixture
    const event = await anEvent()
    const { body, headers } = stripe.signed(event)
    const signature = headers['Stripe-Signature'] ?? ''
    const send = (text: string, header: string | undefined) =>
      takeEvent(billing, stripe.webhookSecret, Buffer.from(text), header)
    const old = stripe.signed(event, new Date(Date.now() - 6 * 60 * 1000)).headers['Stripe-Signature']
    for (const [text, header] of [
      [body, undefined],
      [body, 't=1,v1=00'],
      [body, `t=${Math.floor(Date.now() / 1000)},v1=`],
      [body, `t=${Math.floor(Date.now() / 1000)},v1=00,v1=`],
      [body, `t=${Math.floor(Date.now() / 1000)}`],
      [body, old],
      [`${body} `, signature],
      ['', signature],
    ] as const)
      await expect(send(text, header)).rejects.toMatchObject({ name: 'SignatureError' })
    expect(await send(body, signature)).toBe('done')
  })

  test('of a customer who is nobody here are kept for administrators; one that was lost is found again', async () => {
    const stranger = fixture.stripe.state.addCustomer('stranger@example.com', { user_id: '1' })
    const given = { price: 'price_standard_monthly', successUrl: '', cancelUrl: '', reference: null, metadata: {} }
    const pay = (customer: string) => {
      const session = fixture.stripe.state.openSession({ ...given, customer, subscriptionMetadata: {} })
      fixture.stripe.state.paySession(session.id, 'good')
      return fixture.stripe.events.at(-1) as StripeEvent
    }
    expect(await fixture.deliver(pay(stranger.id))).toBe('unknown_customer')
    expect(await paymentHealth(fixture.billing)).toMatchObject({ unknown_customers: [{ customer_id: stranger.id }] })
    expect((await reconcile(fixture.billing)).unknown).toEqual([stranger.id])

    const lost = fixture.stripe.state.addCustomer(user.email, { user_id: String(user.id) })
    expect(await fixture.deliver(pay(lost.id))).toBe('done')
    expect(await fixture.tierOf(user)).toBe('standard')
  })

  test('of a customer whom Stripe does not know are kept likewise, and not asked for again', async () => {
    const event = await anEvent()
    const gone = {
      ...event,
      id: 'evt_gone',
      data: { object: { ...event.data.object, customer: 'cus_of_another_account' } },
    }
    expect(await fixture.deliver(gone as StripeEvent)).toBe('unknown_customer')
    expect(await paymentHealth(fixture.billing)).toMatchObject({
      failed_events: [],
      unknown_customers: [{ customer_id: 'cus_of_another_account' }],
    })
  })

  test.each([
    '{}',
    'null',
    '[]',
    '"text"',
    '{"id":"evt_1","type":"invoice.paid"}',
    '{"id":"evt_1","type":"invoice.paid","data":{}}',
  ])('what is signed and no event is refused as such: %s', async (text) => {
    const { stripe, billing } = fixture
    const payload = Buffer.from(text)
    const header = billing.stripe.webhooks.generateTestHeaderString({ payload: text, secret: stripe.webhookSecret })
    await expect(takeEvent(billing, stripe.webhookSecret, payload, header)).rejects.toMatchObject({
      name: 'SignatureError',
    })
  })

  test('an older reading never takes the place of a newer one', async () => {
    const id = await buy()
    const all = fixture.stripe.state
    // The first reading is under way while the subscription changes.
    const slow = fixture.deliver(anotherEvent(id))
    all.changePrice(id, 'price_premium_monthly')
    await tell()
    await slow
    expect(await fixture.tierOf(user)).toBe('premium')
  })

  const anotherEvent = (id: string): StripeEvent => {
    fixture.stripe.state.cancelAtEnd(id, false)
    told = fixture.stripe.events.length
    return fixture.stripe.events.at(-1) as StripeEvent
  }
})

test('nothing that is logged holds a key or a secret', async () => {
  fixture.stripe.faults.push(...Array.from({ length: 9 }, () => 500 as const))
  await expect(checkout()).rejects.toMatchObject({ key: 'payments_unavailable' })
  expect(fixture.lines).not.toEqual([])
  expect(fixture.lines.join('\n')).not.toMatch(/sk_|rk_|whsec_|4242/)
})
