import { describe, expect, test } from 'vitest'
import { LocalStripe, type StripeEvent } from './local-stripe.ts'
import { answerPage } from './pages.ts'
import { LOCAL_PRICES } from './start-local-stripe.ts'

const DAY = 24 * 60 * 60

function openStripe() {
  const events: StripeEvent[] = []
  const stripe = new LocalStripe({ prices: LOCAL_PRICES, now: 1_770_000_000, onEvent: (event) => events.push(event) })
  const { id: customer } = stripe.addCustomer('a@example.com', {})
  const { id } = stripe.openSession({
    customer,
    price: 'price_standard_monthly',
    successUrl: 'http://a/paid',
    cancelUrl: 'http://a/',
    reference: '1',
    metadata: {},
    subscriptionMetadata: {},
  })
  return { stripe, customer, pay: (action?: string) => answerPage(stripe, `/pay/${id}`, action), events }
}

const paid = { redirect: 'http://a/paid' }

describe('the page on which a plan is paid', () => {
  test('says what it costs as a person writes it', () => {
    const { pay } = openStripe()
    expect(pay()).toMatchObject({ html: expect.stringContaining('standard_monthly: $9.00 each month') as string })
  })

  test.each([
    ['decline', 'Your card was declined.'],
    ['insufficient', 'Your card has insufficient funds.'],
    ['confirm:no', 'We are unable to authenticate your payment method.'],
  ])('%s says why nothing was paid, and another card pays', (action, problem) => {
    const { stripe, customer, pay } = openStripe()
    expect(pay(action)).toMatchObject({ status: 200, html: expect.stringContaining(problem) as string })
    expect(stripe.subscriptionsOf(customer)).toEqual([])
    expect(pay('pay')).toEqual(paid)
  })

  test('a bank that asks is answered first', () => {
    const { stripe, customer, pay } = openStripe()
    expect(pay('confirm')).toMatchObject({ html: expect.stringContaining('3-D Secure') as string })
    expect(stripe.subscriptionsOf(customer)).toEqual([])
    expect(pay('confirm:yes')).toEqual(paid)
    expect(stripe.customer(customer).card).toBe('good')
  })
})

test('where the bank asks each time a renewal waits for its payer, on the page of the invoice', () => {
  const { stripe, customer, pay, events } = openStripe()
  expect(pay('confirm_each:yes')).toEqual(paid)
  stripe.advance(32 * DAY)
  const [subscription] = stripe.subscriptionsOf(customer)
  expect(subscription?.status).toBe('past_due')
  expect(events.map(({ type }) => type)).toContain('invoice.payment_action_required')
  expect(() => stripe.changePrice(subscription?.id ?? '', 'price_premium_monthly')).toThrow('additional user action')
  const invoice = `/invoice/${subscription?.latestInvoice}`
  expect(answerPage(stripe, invoice, 'confirm_each')).toMatchObject({
    html: expect.stringContaining('3-D Secure') as string,
  })
  expect(answerPage(stripe, invoice, 'confirm_each:yes')).toMatchObject({
    html: expect.stringContaining('<p>paid:') as string,
  })
  expect(subscription?.status).toBe('active')
})
