import { type ApiClient, type CallOutput, unwrap } from '@sightline/api-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../src/store/relational/database.ts'
import { newCaller } from '../support/caller.ts'
import { clientWith } from '../support/people.ts'
import { removeFolder, signedInClient, startProduct, type RunningProduct } from '../support/product.ts'
import { openStore } from '../support/test-store.ts'
import { shareSite } from '../support/sites/share-site.ts'

type AppUser = CallOutput<'appUser', 'updateAppUser'>

const PASSWORD = 'a long password'
const DAY_MS = 24 * 60 * 60 * 1000

let product: RunningProduct
let admin: ApiClient
let store: Database

beforeAll(async () => {
  product = await startProduct({ environment: { TRUST_PROXY: '1' } })
  admin = await signedInClient(product)
  store = await openStore(product.dataDir)
})
afterAll(async () => {
  await store.destroy()
  await product.stop()
  await removeFolder(product.dataDir)
})

let people = 0

async function add(fields: Partial<Parameters<ApiClient['appUser']['addAppUser']>[0]> = {}): Promise<AppUser> {
  people += 1
  const account = { email: `p${people}@members.example`, password: PASSWORD, ...fields }
  return (await unwrap(admin.appUser.addAppUser(account))).user
}

async function signedIn({ email }: { email: string }): Promise<ApiClient> {
  const caller = newCaller(product.address)
  expect(await caller.signIn({ email, password: PASSWORD })).toMatchObject({ code: 200 })
  return clientWith(product, caller.token)
}

const rowOf = async ({ email }: { email: string }): Promise<AppUser> => {
  const [row] = (await unwrap(admin.appUser.fetchAppUserList({ email }))).list
  if (row === undefined) throw new Error(`there is no ${email}`)
  return row
}

/** As if the first login was long ago. */
async function endTrial({ email }: { email: string }): Promise<void> {
  await store
    .updateTable('app_user')
    .set({ first_login_at: '2020-01-01T00:00:00.000Z', expired_time: '2020-01-31T00:00:00.000Z' })
    .where('email', '=', email)
    .execute()
}

const orderFor = (user_id: string, plan: 'standard' | 'premium' = 'standard') =>
  admin.userOrder.add({ user_id, plan, billing: 'monthly' })

describe('orders', () => {
  test('twenty at once follow one another, tier by tier', async () => {
    const member = await add()
    const orders = await Promise.all(
      Array.from({ length: 20 }, (_, index) => unwrap(orderFor(member.id, index % 2 === 0 ? 'standard' : 'premium'))),
    )
    expect(new Set(orders.map(({ order_no }) => order_no)).size).toBe(20)
    for (const plan of ['standard', 'premium']) {
      const own = orders.filter((order) => order.plan === plan).toSorted((a, b) => (a.starts_at < b.starts_at ? -1 : 1))
      expect(own).toHaveLength(10)
      for (const [index, order] of own.slice(1).entries()) expect(order.starts_at).toBe(own[index]?.ends_at)
    }
    const last = orders
      .map(({ ends_at }) => ends_at)
      .toSorted()
      .at(-1)
    expect(await rowOf(member)).toMatchObject({ vip_status: 'premium', expired_time: last })
    expect((await unwrap((await signedIn(member)).user.orders())).total).toBe(20)
  })

  test('has a number, the price of its plan, and a span once it is paid, which keeps its chosen start', async () => {
    const member = await add()
    await signedIn(member)
    const { expired_time } = await rowOf(member)
    const pending = await unwrap(
      admin.userOrder.add({
        user_id: member.id,
        plan: 'premium',
        billing: 'yearly',
        periods: 2,
        status: 'pending',
        starts_at: '2020-02-29T00:00:00Z',
      }),
    )
    expect(pending).toMatchObject({
      email: member.email,
      amount: 48_000,
      currency: 'USD',
      status: 'pending',
      provider: 'manual',
      paid_at: null,
    })
    expect(pending.order_no).toMatch(/^SL-\d{8}-[0-9A-Z]{6}$/)
    expect((await rowOf(member)).vip_status).toBe('trial')
    const paid = await unwrap(
      admin.userOrder.update({
        id: pending.id,
        version: pending.version,
        status: 'paid',
        provider_ref: 'r-1',
      }),
    )
    expect(paid).toMatchObject({ status: 'paid', provider_ref: 'r-1' })
    expect([paid.starts_at, paid.ends_at]).toEqual(['2020-02-29T00:00:00.000Z', '2022-02-28T00:00:00.000Z'])
    expect(await rowOf(member)).toMatchObject({ vip_status: 'trial', expired_time })
  })

  test('begins and ends in years that can be', async () => {
    const member = await add()
    const order = { user_id: member.id, plan: 'premium', billing: 'monthly' } as const
    for (const starts_at of ['0001-01-01T00:00:00Z', '1999-12-31T23:59:59Z', '2200-01-01T00:00:00Z']) {
      const refused = { code: 400, data: { fields: { starts_at: 'date_out_of_range' } } }
      expect(await admin.userOrder.add({ ...order, starts_at })).toMatchObject(refused)
      expect(await admin.userOrder.preview({ ...order, starts_at })).toMatchObject(refused)
    }
    const { id, version } = await unwrap(admin.userOrder.add({ ...order, starts_at: '2000-01-01T00:00:00Z' }))
    expect(await admin.userOrder.update({ id, version, ends_at: '9999-01-01T00:00:00Z' })).toMatchObject({
      code: 400,
      data: { fields: { ends_at: 'date_out_of_range' } },
    })
  })

  test('without a start of its own begins when it is paid', async () => {
    const member = await add()
    const order = { user_id: member.id, plan: 'premium', billing: 'yearly', status: 'pending' } as const
    const pending = await unwrap(admin.userOrder.add(order))
    const paid = await unwrap(
      admin.userOrder.update({ id: pending.id, version: pending.version, status: 'paid', amount: 1 }),
    )
    expect(paid.starts_at).toBe(paid.paid_at)
    expect(new Date(paid.ends_at).getUTCFullYear()).toBe(new Date(paid.starts_at).getUTCFullYear() + 1)
    expect(await rowOf(member)).toMatchObject({ vip_status: 'premium', expired_time: paid.ends_at })
  })

  test('keeps a start and an end that were moved while it was pending, and its length', async () => {
    const member = await add()
    const pending = { user_id: member.id, plan: 'standard', billing: 'monthly', status: 'pending' } as const
    const addOrder = (fields: object = {}) => unwrap(admin.userOrder.add({ ...pending, ...fields }))
    const changeOrder = (order: { id: string; version: number }, fields: object) =>
      unwrap(admin.userOrder.update({ id: order.id, version: order.version, ...fields }))
    const both = { starts_at: '2031-03-05T00:00:00.000Z', ends_at: '2031-04-07T00:00:00.000Z' }
    const moved = await changeOrder(await addOrder(), both)
    expect(await changeOrder(moved, { status: 'paid' })).toMatchObject({ status: 'paid', ...both })

    // A month from the day that it was moved to, wherever it is placed then.
    const month = { starts_at: '2031-02-05T00:00:00.000Z', ends_at: '2031-03-05T00:00:00.000Z' }
    const late = await changeOrder(await addOrder({ starts_at: '2031-01-31T00:00:00Z' }), month)
    expect(await changeOrder(late, { status: 'paid', starts_at: '2032-03-05T00:00:00Z' })).toMatchObject({
      starts_at: '2032-03-05T00:00:00.000Z',
      ends_at: '2032-04-05T00:00:00.000Z',
    })

    // Only the end was moved: it is placed when it is paid, as long as it was made.
    const open = await addOrder({ plan: 'premium' })
    const ends_at = new Date(Date.parse(open.starts_at) + 10 * DAY_MS).toISOString()
    const paid = await changeOrder(await changeOrder(open, { ends_at }), { status: 'paid' })
    expect(Date.parse(paid.ends_at) - Date.parse(paid.starts_at)).toBe(10 * DAY_MS)
    expect(paid.starts_at).toBe(paid.paid_at)
  })

  test('follows one that was moved on the day that it was moved to', async () => {
    const member = await add()
    const order = await unwrap(orderFor(member.id))
    const [starts_at, ends_at] = ['2026-01-31T00:00:00Z', '2099-02-28T00:00:00Z']
    await unwrap(admin.userOrder.update({ id: order.id, version: order.version, starts_at, ends_at }))
    const next = await unwrap(orderFor(member.id))
    expect([next.starts_at, next.ends_at]).toEqual(['2099-02-28T00:00:00.000Z', '2099-03-31T00:00:00.000Z'])
  })

  test('a refund closes the span now, and nothing leads out of it', async () => {
    const member = await add()
    await signedIn(member)
    await endTrial(member)
    const order = await unwrap(orderFor(member.id))
    expect((await rowOf(member)).vip_status).toBe('standard')
    const refunded = await unwrap(admin.userOrder.update({ id: order.id, version: order.version, status: 'refunded' }))
    expect(refunded.starts_at).toBe(order.starts_at)
    expect(Math.abs(Date.parse(refunded.ends_at) - Date.now())).toBeLessThan(10_000)
    expect(await rowOf(member)).toMatchObject({ vip_status: 'expired', expired_time: refunded.ends_at })
    const change = (fields: object) => admin.userOrder.update({ id: order.id, version: refunded.version, ...fields })
    // What was given back is what had been paid.
    expect(await change({ amount: order.amount + 1 })).toMatchObject({ code: 409, message: 'order_state' })
    expect(await change({ status: 'paid' })).toMatchObject({ code: 409, message: 'order_state' })
    expect(await change({ ends_at: '2030-01-01T00:00:00Z' })).toMatchObject({ code: 409, message: 'order_state' })
    expect(await admin.userOrder.del({ ids: [order.id] })).toMatchObject({
      data: { done: 0, failed: [{ id: order.id, message: 'order_state' }] },
    })
  })

  test('the reason of a refund stays as a note for staff, which its person does not get', async () => {
    const member = await add()
    const person = await signedIn(member)
    const order = await unwrap(orderFor(member.id))
    expect(order.note).toBeNull()
    const seen = { id: order.id, version: order.version }
    expect(await admin.userOrder.refund({ ...seen, reason: 'x'.repeat(501) })).toMatchObject({
      code: 400,
      data: { fields: { reason: 'field_too_long' } },
    })
    const refunded = await unwrap(admin.userOrder.refund({ ...seen, reason: 'Paid twice' }))
    expect(refunded).toMatchObject({ status: 'refunded', note: 'Paid twice' })
    const { version } = refunded
    const changed = await unwrap(admin.userOrder.update({ id: order.id, version, note: 'Paid twice, by bank' }))
    expect(changed).toMatchObject({ status: 'refunded', note: 'Paid twice, by bank' })
    const own = await unwrap(person.user.orders({}))
    expect(own.list.map(({ id }) => id)).toContain(order.id)
    expect(JSON.stringify(own)).not.toContain('Paid twice')
  })

  test('its ends can be moved, but not over one another, and only as it was seen', async () => {
    const member = await add()
    const order = await unwrap(orderFor(member.id))
    const move = (fields: object) => admin.userOrder.update({ id: order.id, version: order.version, ...fields })
    expect(await move({ ends_at: order.starts_at })).toMatchObject({ code: 400, message: 'span_invalid' })
    const moved = await unwrap(move({ ends_at: '2099-01-01T00:00:00Z' }))
    expect((await rowOf(member)).expired_time).toBe('2099-01-01T00:00:00.000Z')
    expect(await move({ amount: 1 })).toMatchObject({ code: 409, message: 'row_changed', data: moved })
  })

  test('one that is cancelled counts no more', async () => {
    const member = await add()
    const [first, second] = [await unwrap(orderFor(member.id)), await unwrap(orderFor(member.id))]
    expect(await admin.userOrder.del({ ids: [first.id, second.id] })).toMatchObject({ data: { done: 2, failed: [] } })
    expect(await rowOf(member)).toMatchObject({ vip_status: 'trial', expired_time: null })
  })

  test('a membership that is reset ends now; what is past of it stays', async () => {
    const member = await add()
    await signedIn(member)
    await endTrial(member)
    const [running, ahead] = [await unwrap(orderFor(member.id)), await unwrap(orderFor(member.id))]
    expect(await admin.appUser.resetUser({ id: member.id, what: 'membership' })).toMatchObject({ code: 200 })
    const { list } = await unwrap(admin.userOrder.fetchList({ user_id: member.id, columnKey: 'id', order: 'ascend' }))
    expect(list).toMatchObject([
      { id: running.id, status: 'paid', starts_at: running.starts_at },
      { id: ahead.id, status: 'cancelled' },
    ])
    expect(await rowOf(member)).toMatchObject({ vip_status: 'expired', expired_time: list[0]?.ends_at })
  })

  test('the end of a membership blocks the dashboard, for the owner and for whom it is shared with', async () => {
    const [ownerRow, viewerRow] = [await add(), await add()]
    const [owner, viewer] = [await signedIn(ownerRow), await signedIn(viewerRow)]
    const { id: site_id } = await unwrap(
      owner.website.addWebsite({ name: 'S', domain: 'ended.example', currency_type: 'EUR' }),
    )
    await shareSite(owner, site_id, viewer, viewerRow.email)
    for (const client of [owner, viewer]) expect(await client.stats.dashboard({ site_id })).toMatchObject({ code: 200 })
    await endTrial(ownerRow)
    expect(await owner.stats.dashboard({ site_id })).toMatchObject({ code: 402, message: 'membership_expired' })
    expect(await viewer.stats.dashboard({ site_id })).toMatchObject({ code: 402, message: 'webmaster_expired' })
    await unwrap(orderFor(ownerRow.id))
    for (const client of [owner, viewer]) expect(await client.stats.dashboard({ site_id })).toMatchObject({ code: 200 })
  })
})

test('the plans have their prices', async () => {
  const { plans, ...rest } = await unwrap(admin.order.plans())
  expect(rest).toEqual({ trial_days: 30, sites_per_member: 100, takes_cards: false, payment_text: null })
  expect(plans).toEqual([
    {
      plan: 'standard',
      has_prediction: false,
      prices: [
        { billing: 'monthly', amount: 900, currency: 'USD' },
        { billing: 'yearly', amount: 9000, currency: 'USD' },
      ],
    },
    {
      plan: 'premium',
      has_prediction: true,
      prices: [
        { billing: 'monthly', amount: 2400, currency: 'USD' },
        { billing: 'yearly', amount: 24_000, currency: 'USD' },
      ],
    },
  ])
})
