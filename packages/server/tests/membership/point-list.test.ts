import { unwrap, type ApiClient, type CallInput } from '@sightline/api-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../src/store/relational/database.ts'
import { newCaller } from '../support/caller.ts'
import { clientWith } from '../support/people.ts'
import { ADMIN, removeFolder, signedInClient, startProduct, type RunningProduct } from '../support/product.ts'
import { openStore } from '../support/test-store.ts'

let product: RunningProduct
let admin: ApiClient
let store: Database
let saver: string
let other: string

beforeAll(async () => {
  product = await startProduct()
  admin = await signedInClient(product)
  store = await openStore(product.dataDir)
  saver = (await unwrap(admin.appUser.addAppUser({ email: 'saver@points.example' }))).user.id
  other = (await unwrap(admin.appUser.addAppUser({ email: 'other@points.example' }))).user.id
})
afterAll(async () => {
  await store.destroy()
  await product.stop()
  await removeFolder(product.dataDir)
})

const adjust = (given: Partial<CallInput<'userPoints', 'add'>> & { delta: number }) =>
  unwrap(admin.userPoints.add({ user_id: saver, ...given }))
const find = (filters: CallInput<'userPoints', 'fetchList'>) => unwrap(admin.userPoints.fetchList(filters))
const deltasOf = async (filters: CallInput<'userPoints', 'fetchList'>) =>
  (await find({ columnKey: 'delta', order: 'ascend', ...filters })).list.map(({ delta }) => delta)

test('rows of the ledger are filtered by all that they have, and summed over every page', async () => {
  const welcome = await adjust({ delta: 500, note: 'Welcome' })
  await adjust({ delta: -120, reason: 'spending' })
  await adjust({ delta: 40, reason: 'correction' })
  await adjust({ delta: 7, user_id: other })
  await store
    .updateTable('user_points')
    .set({ created_at: '2026-01-31T23:59:59.999Z' } as object)
    .where('id', '=', Number(welcome.id))
    .execute()

  expect(await find({ pageSize: 1 })).toMatchObject({
    list: [{ delta: 7, actor_email: ADMIN.email }],
    total: 4,
    totals: { credited: 547, debited: 120 },
  })
  expect(await find({ id: welcome.id })).toMatchObject({ list: [{ id: welcome.id }], total: 1 })
  expect(await deltasOf({ id: '900000000' })).toEqual([])
  expect(await deltasOf({ user_id: saver })).toEqual([-120, 40, 500])
  expect(await deltasOf({ email: 'OTHER@' })).toEqual([7])
  expect(await deltasOf({ reason: 'grant' })).toEqual([7, 500])
  expect(await deltasOf({ booked_from: '2026-01-31', booked_to: '2026-01-31' })).toEqual([500])
  expect(await deltasOf({ booked_from: '2026-02-01' })).toEqual([-120, 7, 40])
  expect((await find({ booked_to: '2026-01-30' })).totals).toEqual({ credited: 0, debited: 0 })
  for (const wrong of [{ booked_from: 'yesterday' }, { reason: 'gift' }] as object[])
    expect(await admin.userPoints.fetchList(wrong)).toMatchObject({ code: 400, message: 'invalid_input' })
})

test('a row that was reversed and its reversal name each other, and are found by id where reversed rows are asked for', async () => {
  const { id } = await adjust({ delta: 90, user_id: other })
  const open = { reverses_id: null, reversal_id: null, is_reversed: false }
  expect((await find({ id })).list).toMatchObject([open])
  expect(await admin.userPoints.del({ ids: [id] })).toMatchObject({ data: { done: 1 } })

  expect(await find({ id })).toMatchObject({ list: [], total: 0, totals: { credited: 0, debited: 0 } })
  const [reversed] = (await find({ id, with_reversed: true })).list
  expect(reversed).toMatchObject({ id, delta: 90, reverses_id: null, is_reversed: true })
  const reversalId = reversed?.reversal_id ?? ''
  expect(await find({ id: reversalId })).toMatchObject({ total: 0 })
  expect((await find({ id: reversalId, with_reversed: true })).list).toMatchObject([
    { delta: -90, reason: 'reversal', reverses_id: id, reversal_id: null, actor_email: ADMIN.email },
  ])
  expect(await find({ user_id: other, with_reversed: true })).toMatchObject({ totals: { credited: 97, debited: 90 } })
  expect(await find({ user_id: other })).toMatchObject({ totals: { credited: 7, debited: 0 } })
  for (const again of [id, reversalId])
    expect(await admin.userPoints.del({ ids: [again] })).toMatchObject({
      data: { done: 0, failed: [{ id: again, message: 'points_reversed' }] },
    })
})

test('who of the staff adjusted points is told to staff, and what a rule adds names nobody', async () => {
  const saving = { email: 'told@points.example', password: 'a long password' }
  const { id } = (await unwrap(admin.appUser.addAppUser(saving))).user
  await adjust({ delta: 3, user_id: id })
  const order = await unwrap(admin.userOrder.add({ user_id: id, plan: 'standard', billing: 'monthly', amount: 900 }))
  expect((await find({ user_id: id })).list).toMatchObject([
    { delta: 9, reason: 'order', order_no: order.order_no, actor_email: null },
    { delta: 3, reason: 'grant', order_no: null, actor_email: ADMIN.email },
  ])
  expect(await find({ order_id: order.id })).toMatchObject({ total: 1 })
  const caller = newCaller(product.address)
  await caller.signIn(saving)
  const { list } = await unwrap(clientWith(product, caller.token).user.points({}))
  expect(list).toHaveLength(2)
  for (const row of list) for (const name of ['actor_id', 'actor_email']) expect(row).not.toHaveProperty(name)
})

test('only the note changes, and only as it was seen', async () => {
  const { id, version } = await adjust({ delta: 5 })
  const first = await unwrap(admin.userPoints.update({ id, version, note: 'First' }))
  expect(first).toMatchObject({ note: 'First', version: version + 1, delta: 5 })
  expect(await admin.userPoints.update({ id, version, note: 'Second' })).toMatchObject({
    code: 409,
    message: 'row_changed',
    data: first,
  })
  expect(await unwrap(admin.userPoints.update({ id, version: first.version, note: '' }))).toMatchObject({ note: null })
})

test('members and operators see nothing of it', async () => {
  for (const level of ['member', 'operator'] as const) {
    const account = { email: `${level}@points.example`, password: 'a long password' }
    await unwrap(admin.appUser.addAppUser({ ...account, level }))
    const caller = newCaller(product.address)
    await caller.signIn(account)
    const client = clientWith(product, caller.token)
    const answers = [await client.userPoints.fetchList({ id: '1' }), await client.userPoints.del({ ids: ['1'] })]
    expect(answers.map(({ code }) => code)).toEqual([403, 403])
  }
})
