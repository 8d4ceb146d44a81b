import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type ApiClient, unwrap } from '@sightline/api-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startLocalStripe, type RunningStripe } from '../../src/demo/stripe/start-local-stripe.ts'
import type { StripeEvent } from '../../src/demo/stripe/local-stripe.ts'
import { clientWith, someAddress } from '../support/people.ts'
import {
  BASE_ENVIRONMENT,
  freePort,
  removeFolder,
  signedInClient,
  startProduct,
  type RunningProduct,
} from '../support/product.ts'
import { storeOf } from '../support/test-store.ts'

const PASSWORD = 'a long password'
const SMTP_PASSWORD = 'only-the-mail-server-knows'
const BILLING = join(import.meta.dirname, '..', '..', 'dist', 'server', 'billing.js')

let members = 0

async function addMember(product: RunningProduct): Promise<ApiClient> {
  members += 1
  const response = await fetch(`${product.address}/v1/auth/register`, {
    method: 'POST',
    headers: someAddress(),
    body: new URLSearchParams({ email: `payer${members}@members.example`, password: PASSWORD }),
  })
  const { data } = (await response.json()) as { data: { token: string } }
  return clientWith(product, data.token)
}

const statusOf = async (client: ApiClient) => (await unwrap(client.user.info({}))).userinfo.vip_status

describe('with cards', () => {
  let stripe: RunningStripe
  let product: RunningProduct
  let admin: ApiClient
  let environment: Record<string, string>
  let output = ''
  /** Called with each request that the product makes. */
  let onRequest: (path: string) => void = () => {}

  beforeAll(async () => {
    stripe = await startLocalStripe({ onRequest: (_method, path) => onRequest(path) })
    environment = {
      TRUST_PROXY: '1',
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_BASE: stripe.address,
      // Nobody answers there: each mail fails, and is told of.
      SMTP_URL: `smtp://mailer:${SMTP_PASSWORD}@127.0.0.1:${await freePort()}`,
      MAIL_FROM: 'hello@sightline.example',
      AI_BASE_URL: 'http://127.0.0.1:1/v1',
      AI_MODEL: 'model',
    }
    product = await startProduct({ environment, port: await freePort() })
    admin = await signedInClient(product)
  })
  afterAll(async () => {
    await product.stop()
    await stripe.stop()
    await removeFolder(product.dataDir)
  })

  const send = (event: StripeEvent, headers: Record<string, string> = {}) => {
    const signed = stripe.signed(event)
    return fetch(`${product.address}/webhooks/stripe`, {
      method: 'POST',
      body: signed.body,
      headers: { ...signed.headers, ...headers },
    })
  }

  /** Pays on the page that a checkout leads to. @returns what Stripe tells then */
  async function pay(client: ApiClient): Promise<StripeEvent[]> {
    const { url } = await unwrap(client.order.checkout({ plan: 'premium', billing: 'monthly' }))
    const before = stripe.events.length
    await fetch(url, { method: 'POST', body: new URLSearchParams({ action: 'pay' }), redirect: 'manual' })
    return stripe.events.slice(before)
  }

  test('the instance says so, the prices are those of Stripe, and nobody asks an administrator', async () => {
    const client = await addMember(product)
    expect(await unwrap(client.instance.info())).toMatchObject({ stripe: true, mail: true, ai: true, google: false })
    expect(await unwrap(client.order.plans({}))).toMatchObject({
      takes_cards: true,
      plans: [{ plan: 'standard', prices: [{ amount: 900 }, { amount: 9000 }] }, { plan: 'premium' }],
    })
    expect(await client.order.requestPlan({ plan: 'premium', billing: 'monthly' })).toMatchObject({
      message: 'pays_by_card',
    })
  })

  test('a plan is paid, confirmed by the webhook, and stands among the orders with reference and invoice', async () => {
    const client = await addMember(product)
    const wanted = { plan: 'premium', billing: 'monthly' } as const
    const [first, second] = await Promise.all([client.order.checkout(wanted), client.order.checkout(wanted)])
    expect(second).toEqual(first)
    const events = await pay(client)
    expect(await statusOf(client)).toBe('trial')
    for (const event of events) expect((await send(event)).status).toBe(200)
    expect(await statusOf(client)).toBe('premium')
    expect(await unwrap(client.order.membership({}))).toMatchObject({
      subscription: { plan: 'premium', state: 'active', cancels_at: null },
      request: null,
    })
    const { list } = await unwrap(client.user.orders({}))
    expect(list).toMatchObject([{ provider: 'stripe', status: 'paid', amount: 2400, currency: 'USD' }])
    expect(list[0]?.provider_ref).toMatch(/^in_/)
    expect(list[0]?.invoice_url).toContain(list[0]?.provider_ref)
    expect(await unwrap(admin.userOrder.fetchList({ provider: 'stripe' }))).toMatchObject({ list })
    // What follows Stripe is not changed by hand.
    const row = list[0]
    expect(
      await admin.userOrder.update({ id: row?.id ?? '', version: row?.version ?? 0, status: 'refunded' }),
    ).toMatchObject({ message: 'order_of_provider' })
    expect((await unwrap(client.order.portal({}))).url).toContain('/portal/')
  })

  test('a wrong signature is 400 and logged once a minute; somebody else’s customer is 200 and shown', async () => {
    const stranger = stripe.state.addCustomer('stranger@example.com', {})
    const session = { customer: stranger.id, price: 'price_standard_monthly', successUrl: '', cancelUrl: '' }
    const opened = stripe.state.openSession({ ...session, reference: null, metadata: {}, subscriptionMetadata: {} })
    stripe.state.paySession(opened.id, 'good')
    const event = stripe.events.at(-1) as StripeEvent
    for (let time = 0; time < 3; time += 1)
      expect((await send(event, { 'Stripe-Signature': 't=1,v1=00' })).status).toBe(400)
    expect(product.output().match(/was not signed/g)).toHaveLength(1)
    expect((await send(event)).status).toBe(200)
    expect((await unwrap(admin.health.payments({}))).cards).toMatchObject({
      is_answering: true,
      bad_signatures: 3,
      unknown_customers: [{ customer_id: stranger.id, type: 'checkout.session.completed' }],
      last_event: { type: 'checkout.session.completed' },
    })
  })

  test('a server that is killed while it takes an event in takes it in when it is told again, and once', async () => {
    const client = await addMember(product)
    const event = (await pay(client)).find(({ type }) => type === 'invoice.paid') as StripeEvent
    onRequest = (path) => {
      if (path === '/v1/subscriptions') product.process.kill('SIGKILL')
    }
    await expect(send(event)).rejects.toMatchObject({ name: 'TypeError' })
    onRequest = () => {}
    output += product.output()
    const { dataDir, address } = product
    product = await startProduct({ dataDir, port: Number(new URL(address).port), environment })
    for (const outcome of ['done', 'repeated', 'repeated'])
      expect(await (await send(event)).json()).toEqual({ outcome })
    expect(await statusOf(client)).toBe('premium')
    expect((await unwrap(client.user.orders({}))).total).toBe(1)
    expect((await unwrap(client.user.points({}))).list).toMatchObject([{ reason: 'order', delta: 24, balance: 24 }])
  })

  test('whoever sends unsigned events is soon refused, and Stripe is still heard', async () => {
    const sendUnsigned = (sender: string) =>
      fetch(`${product.address}/webhooks/stripe`, {
        method: 'POST',
        body: '{}',
        headers: { 'X-Forwarded-For': sender, 'Stripe-Signature': 't=1,v1=00' },
      })
    const statuses: number[] = []
    for (let count = 0; count < 650; count += 50)
      statuses.push(
        ...(await Promise.all(Array.from({ length: 50 }, async () => (await sendUnsigned('198.51.100.7')).status))),
      )
    expect(statuses.slice(0, 600).every((status) => status === 400)).toBe(true)
    expect(statuses.slice(600).every((status) => status === 429)).toBe(true)
    expect((await sendUnsigned('198.51.101.8')).status).toBe(400)
  })

  test('whoever guesses codes that end mails is soon refused', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 65; count += 1) {
      const headers = { 'X-Forwarded-For': '198.51.102.9' }
      statuses.push((await fetch(`${product.address}/unsubscribe?code=no`, { method: 'POST', headers })).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 404), ...Array.from({ length: 5 }, () => 429)])
  })

  test('npm run billing -- reconcile mends what no webhook told and says what', async () => {
    const client = await addMember(product)
    await pay(client)
    const run = promisify(execFile)
    const env = { ...BASE_ENVIRONMENT, ...environment, DATA_DIR: product.dataDir, ...(await storeOf(product.dataDir)) }
    const reconcile = async () => (await run(process.execPath, [BILLING, 'reconcile'], { env })).stdout
    const first = await reconcile()
    expect(first).toMatch(/^User \d+\n {2}\+ in_\S+ premium paid /)
    expect(first).toMatch(/ differed\.\n$/)
    expect(await statusOf(client)).toBe('premium')
    expect(await reconcile()).toMatch(/, 0 differed\.\n$/)
    output += first
  })

  test('no log of all this holds a key, a secret, a password or a card', async () => {
    stripe.faults.push(...Array.from({ length: 9 }, () => 500 as const))
    expect(await (await addMember(product)).order.checkout({ plan: 'premium', billing: 'yearly' })).toMatchObject({
      message: 'payments_unavailable',
    })
    stripe.faults.length = 0
    expect(await unwrap(admin.mail.sendTest({ email: 'somebody@example.com' }))).toMatchObject({
      failure: 'connection_refused',
    })
    const said = output + product.output()
    expect(said).toContain('Stripe did not do what was asked')
    expect(said).not.toMatch(/sk_test|whsec_|Bearer|v1=|\d{13,16}|(\d{4} ){3}\d{4}/)
    for (const secret of [stripe.secretKey, stripe.webhookSecret, SMTP_PASSWORD, PASSWORD])
      expect(said).not.toContain(secret)
  })
})

describe('without cards', () => {
  let product: RunningProduct
  let admin: ApiClient

  beforeAll(async () => {
    product = await startProduct({ environment: { TRUST_PROXY: '1' } })
    admin = await signedInClient(product)
  })
  afterAll(async () => {
    await product.stop()
    await removeFolder(product.dataDir)
  })

  const noticesOf = async (client: ApiClient) =>
    (await unwrap(client.user.notices({}))).list.filter(({ kind }) => kind === 'order')

  test('a plan is asked for, once, and an administrator confirms it: both are told', async () => {
    const client = await addMember(product)
    const wanted = { plan: 'premium', billing: 'yearly' } as const
    const order = await unwrap(client.order.requestPlan(wanted))
    expect(order).toMatchObject({ status: 'pending', provider: 'manual', amount: 24_000, currency: 'USD' })
    expect(await unwrap(client.order.requestPlan(wanted))).toMatchObject({ id: order.id })
    expect(await noticesOf(admin)).toMatchObject([{ title: 'An order is waiting for you' }])
    const [asked] = await noticesOf(admin)
    expect(asked?.body).toContain('premium, yearly, 240.00 USD')
    expect(asked).toMatchObject({ link: '/admin/orders', data: { event: 'requested', order_no: order.order_no } })
    expect(await unwrap(admin.health.payments({}))).toEqual({ cards: null, pending_orders: 1 })
    expect(await statusOf(client)).toBe('trial')
    await unwrap(admin.userOrder.update({ id: order.id, version: order.version, status: 'paid' }))
    expect(await statusOf(client)).toBe('premium')
    expect(await noticesOf(client)).toMatchObject([{ title: 'Your order is confirmed' }])
    expect(await unwrap(client.order.membership({}))).toEqual({ subscription: null, request: null })
  })

  test('another plan takes the place of the first; what is taken back or cancelled is no order', async () => {
    const client = await addMember(product)
    const first = await unwrap(client.order.requestPlan({ plan: 'standard', billing: 'monthly' }))
    const second = await unwrap(client.order.requestPlan({ plan: 'premium', billing: 'monthly' }))
    expect((await unwrap(client.order.membership({}))).request).toMatchObject({ id: second.id })
    expect(await client.order.withdrawRequest({ id: first.id })).toMatchObject({ message: 'not_found' })
    expect(await unwrap(client.order.withdrawRequest({ id: second.id }))).toMatchObject({ status: 'cancelled' })
    expect(await noticesOf(client)).toEqual([])
    const third = await unwrap(client.order.requestPlan({ plan: 'premium', billing: 'monthly' }))
    const other = await addMember(product)
    expect(await other.order.withdrawRequest({ id: third.id })).toMatchObject({ message: 'not_found' })
    await unwrap(admin.userOrder.del({ ids: [third.id] }))
    expect(await noticesOf(client)).toMatchObject([{ title: 'Your order was cancelled' }])
  })

  test('administrators say how it is paid; cards are refused in words', async () => {
    const client = await addMember(product)
    expect(await unwrap(client.order.plans({}))).toMatchObject({ takes_cards: false, payment_text: null })
    const set = (value: string, version: number) =>
      admin.instanceSetting.updateSetting({ name: 'payment_text', value, version })
    expect(await set('Send a bank transfer.', 0)).toMatchObject({ data: { version: 1 } })
    expect(await set('Too late', 0)).toMatchObject({ code: 409, message: 'row_changed' })
    expect(await unwrap(client.order.plans({}))).toMatchObject({ payment_text: 'Send a bank transfer.' })
    expect(await set('', 1)).toMatchObject({ data: { value: null, version: 2 } })
    expect((await unwrap(admin.instanceSetting.fetchSettings({}))).list).toContainEqual(
      expect.objectContaining({ name: 'payment_text', version: 2 }),
    )
    expect(await unwrap(admin.audit.fetchList({ action: 'instanceSetting.updateSetting' }))).toMatchObject({ total: 3 })
    for (const answer of [
      await client.order.checkout({ plan: 'premium', billing: 'monthly' }),
      await client.order.portal({}),
      await client.order.previewChange({ plan: 'premium', billing: 'monthly' }),
    ])
      expect(answer).toMatchObject({ message: 'payments_off' })
    expect(await unwrap(client.instance.info())).toMatchObject({ stripe: false, mail: false, ai: false, google: false })
    expect((await fetch(`${product.address}/webhooks/stripe`, { method: 'POST', body: '{}' })).status).toBe(404)
  })
})
