import { unwrap, type ApiClient, type CallInput } from '@sightline/api-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientWith } from '../support/people.ts'
import { newCaller } from '../support/caller.ts'
import { openStore } from '../support/test-store.ts'
import { removeFolder, signedInClient, startProduct, type RunningProduct } from '../support/product.ts'

let product: RunningProduct
let admin: ApiClient
let user: string
const email = 'buyer@orders.example'

beforeAll(async () => {
  product = await startProduct()
  admin = await signedInClient(product)
  user = (await unwrap(admin.appUser.addAppUser({ email, password: 'a long password' }))).user.id
})
afterAll(async () => {
  await product.stop()
  await removeFolder(product.dataDir)
})

const add = (given: Partial<CallInput<'userOrder', 'add'>> = {}) =>
  unwrap(admin.userOrder.add({ user_id: user, plan: 'standard', billing: 'monthly', ...given }))
const amountsOf = async (filters: CallInput<'userOrder', 'fetchList'>) =>
  (await unwrap(admin.userOrder.fetchList({ columnKey: 'amount', order: 'ascend', ...filters }))).list.map(
    ({ amount, currency }) => `${amount} ${currency}`,
  )

test('orders are filtered by all that they have, and summed by currency over every page', async () => {
  const usd = await add({ amount: 2400, currency: 'USD' })
  await add({ plan: 'premium', amount: 900, currency: 'USD' })
  await add({ plan: 'premium', billing: 'yearly', amount: 3000, currency: 'JPY', status: 'pending' })
  await add({ amount: 25_000, currency: 'KWD' })
  const refunded = await add({ amount: 500, currency: 'USD' })
  await unwrap(admin.userOrder.refund({ id: refunded.id, version: refunded.version }))

  const { list, total, totals } = await unwrap(admin.userOrder.fetchList({ pageSize: 1 }))
  expect([list.length, total]).toEqual([1, 5])
  expect(totals).toEqual([
    { currency: 'JPY', orders: 1, paid: 0, refunded: 0, pending: 3000 },
    { currency: 'KWD', orders: 1, paid: 25_000, refunded: 0, pending: 0 },
    { currency: 'USD', orders: 3, paid: 3300, refunded: 500, pending: 0 },
  ])
  // One limit holds for every currency: 24 dollars, 25 dinars and 3000 yen are 24 or more, whatever their minor unit is.
  expect(await amountsOf({ amount_from: 24 })).toEqual(['2400 USD', '3000 JPY', '25000 KWD'])
  expect(await amountsOf({ amount_from: 10, amount_to: 24 })).toEqual(['2400 USD'])
  expect(await amountsOf({ amount_to: 999_999_999 })).toHaveLength(5)
  expect(await amountsOf({ currency: 'USD', plan: 'standard' })).toEqual(['500 USD', '2400 USD'])
  expect(await amountsOf({ status: 'pending', billing: 'yearly' })).toEqual(['3000 JPY'])
  expect(await amountsOf({ email: 'BUYER@', provider: 'manual', status: 'refunded' })).toEqual(['500 USD'])
  expect(await amountsOf({ provider: 'stripe' })).toEqual([])
  const today = usd.paid_at?.slice(0, 10) ?? ''
  // What never was paid has no day.
  expect(await amountsOf({ paid_from: today, paid_to: today })).toHaveLength(4)
  expect(await amountsOf({ paid_to: '2020-01-01' })).toEqual([])
  expect((await unwrap(admin.userOrder.fetchList({ paid_to: '2020-01-01' }))).totals).toEqual([])
  for (const wrong of [{ paid_from: 'yesterday' }, { amount_from: 1.5 }])
    expect(await admin.userOrder.fetchList(wrong)).toMatchObject({ code: 400, message: 'invalid_input' })
})

test('the preview is what is added then', async () => {
  const { id } = (await unwrap(admin.appUser.addAppUser({ email: 'next@orders.example' }))).user
  const order = { user_id: id, plan: 'premium', billing: 'yearly', periods: 2 } as const
  const first = await unwrap(admin.userOrder.preview(order))
  expect(first).toMatchObject({ current_ends_at: null, amount: 48_000, currency: 'USD' })
  const added = await unwrap(admin.userOrder.add(order))
  const next = await unwrap(admin.userOrder.preview({ ...order, billing: 'monthly' }))
  expect(next).toMatchObject({ current_ends_at: added.ends_at, starts_at: added.ends_at, amount: 4800 })
  expect(await unwrap(admin.userOrder.add({ ...order, billing: 'monthly' }))).toMatchObject({
    starts_at: next.starts_at,
    ends_at: next.ends_at,
    amount: next.amount,
  })
  const chosen = await unwrap(admin.userOrder.preview({ ...order, starts_at: '2031-01-31T00:00:00Z' }))
  expect(chosen).toMatchObject({ starts_at: '2031-01-31T00:00:00.000Z', ends_at: '2033-01-31T00:00:00.000Z' })
  expect(await admin.userOrder.preview({ ...order, user_id: '900000000' })).toMatchObject({ message: 'not_found' })
})

test('only what never was paid is deleted, and only as it was seen', async () => {
  const paid = await add()
  const pending = await add({ status: 'pending' })
  expect(await admin.userOrder.remove(paid)).toMatchObject({ code: 409, message: 'order_state' })
  const refunded = await unwrap(admin.userOrder.refund({ id: paid.id, version: paid.version }))
  expect(await admin.userOrder.remove(refunded)).toMatchObject({ code: 409, message: 'order_state' })
  expect(await admin.userOrder.refund(pending)).toMatchObject({ code: 409, message: 'order_state' })
  expect(await admin.userOrder.remove({ id: pending.id, version: pending.version + 1 })).toMatchObject({
    message: 'row_changed',
    data: pending,
  })
  expect(await admin.userOrder.remove({ id: pending.id, version: pending.version })).toMatchObject({ code: 200 })
  expect(await admin.userOrder.remove({ id: pending.id, version: pending.version })).toMatchObject({
    message: 'not_found',
  })
  expect((await unwrap(admin.userOrder.fetchList({ order_no: paid.order_no }))).total).toBe(1)
  const { list } = await unwrap(admin.audit.fetchList({ action: 'userOrder.remove', target_id: pending.id }))
  expect(list.map(({ outcome }) => outcome).toSorted()).toEqual(['done', 'refused', 'refused'])
})

test('the audit log says what an order was before and is after, and takes nothing back', async () => {
  const order = await add({ status: 'pending', amount: 900 })
  await unwrap(admin.userOrder.update({ id: order.id, version: order.version, amount: 700, provider_ref: 'INV-7' }))
  const { list } = await unwrap(admin.audit.fetchList({ action: 'userOrder.update', target_id: order.id }))
  expect(list).toMatchObject([
    {
      outcome: 'done',
      changes: [
        {
          id: order.id,
          fields: { amount: { before: '900 USD', after: '700 USD' }, provider_ref: { before: null, after: 'INV-7' } },
        },
      ],
    },
  ])
  const store = await openStore(product.dataDir)
  for (const table of ['audit_entry', 'audit_target'] as const)
    await expect(store.deleteFrom(table).execute()).rejects.toThrow('only ever added')
  const rewrite = store.updateTable('audit_entry').set({ message: 'never' }).where('outcome', '=', 'done')
  await expect(rewrite.execute()).rejects.toThrow('only ever added')
  await store.destroy()
})

test('members and operators reach none of it', async () => {
  await unwrap(admin.appUser.addAppUser({ email: 'op@orders.example', password: 'a long password', level: 'operator' }))
  for (const address of [email, 'op@orders.example']) {
    const caller = newCaller(product.address)
    await caller.signIn({ email: address, password: 'a long password' })
    const client = clientWith(product, caller.token)
    const answers = [
      await client.userOrder.fetchList(),
      await client.userOrder.preview({ user_id: user, plan: 'premium', billing: 'monthly' }),
      await client.userOrder.refund({ id: '1', version: 1 }),
      await client.userOrder.remove({ id: '1', version: 1 }),
    ]
    expect(answers.map(({ code }) => code)).toEqual([403, 403, 403, 403])
  }
})
