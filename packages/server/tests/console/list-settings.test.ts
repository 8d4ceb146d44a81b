import { createApiClient, unwrap, type ApiClient, type CallInput } from '@sightline/api-client'
import { listSettingLimits } from '@sightline/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeFolder, signedInClient, startProduct, type RunningProduct } from '../support/product.ts'
import { openStore } from '../support/test-store.ts'

let product: RunningProduct
let admin: ApiClient
let operator: ApiClient

const PASSWORD = 'correct horse battery'

beforeAll(async () => {
  product = await startProduct()
  admin = await signedInClient(product)
  operator = createApiClient({ baseURL: product.address })
  await unwrap(operator.auth.register({ email: 'operator@shop.example', password: PASSWORD }))
  const store = await openStore(product.dataDir)
  await store.updateTable('app_user').set({ level: 'operator' }).where('email', '=', 'operator@shop.example').execute()
  await store.destroy()
})
afterAll(async () => {
  await product.stop()
  await removeFolder(product.dataDir)
})

type Saved = CallInput<'listSetting', 'save'>

const view: NonNullable<Saved['table_view']> = {
  hidden: ['region'],
  known: ['email', 'region', 'points'],
  order: ['points', 'email'],
  density: 'compact',
  lines: 'wrap',
  pins: { email: 'start' },
  widths: { points: 120 },
}
const mine = { name: 'Mine', filters: { email: 'ada', status_of_old: 'x' } }

test('what somebody chose for a list is kept for that person and that list alone', async () => {
  const nothing = { table_view: null, filter_sets: [] }
  expect(await unwrap(admin.listSetting.get({ list: 'appUsers' }))).toEqual(nothing)
  await unwrap(admin.listSetting.save({ list: 'appUsers', table_view: view }))
  const both = await unwrap(admin.listSetting.save({ list: 'appUsers', filter_sets: [mine] }))
  expect(both).toEqual({ table_view: view, filter_sets: [mine] })
  expect(await unwrap(admin.listSetting.get({ list: 'appUsers' }))).toEqual(both)
  expect(await unwrap(admin.listSetting.get({ list: 'aiTasks' }))).toEqual(nothing)
  expect(await unwrap(operator.listSetting.get({ list: 'appUsers' }))).toEqual(nothing)
})

test('two windows of a person that choose different things at once both keep theirs', async () => {
  await Promise.all([
    ...Array.from({ length: 10 }, () => unwrap(operator.listSetting.save({ list: 'aiTasks', table_view: view }))),
    ...Array.from({ length: 10 }, () => unwrap(operator.listSetting.save({ list: 'aiTasks', filter_sets: [mine] }))),
  ])
  expect(await unwrap(operator.listSetting.get({ list: 'aiTasks' }))).toEqual({ table_view: view, filter_sets: [mine] })
})

test('members have no lists of the console', async () => {
  const member = createApiClient({ baseURL: product.address })
  await unwrap(member.auth.register({ email: 'member@shop.example', password: PASSWORD }))
  expect(await member.listSetting.get({ list: 'appUsers' })).toMatchObject({ code: 403, message: 'level_too_low' })
  expect(await member.listSetting.save({ list: 'appUsers' })).toMatchObject({ code: 403, message: 'level_too_low' })
})

const { columns, filterSets, name, filters, value } = listSettingLimits
const sets = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `Set ${index}`, filters: {} }))
const oneSet = (change: object) => [{ ...mine, ...change }]

test.each<[string, object, string]>([
  ['an unknown list', { list: 'secrets' }, 'list'],
  [
    'too many columns',
    { table_view: { ...view, order: Array.from({ length: columns + 1 }, (_, i) => `c${i}`) } },
    'table_view',
  ],
  ['a column that is markup', { table_view: { ...view, hidden: ['<b>'] } }, 'table_view'],
  ['a width below nothing', { table_view: { ...view, widths: { email: -1 } } }, 'table_view'],
  ['an unknown density', { table_view: { ...view, density: 'huge' } }, 'table_view'],
  ['too many sets', { filter_sets: sets(filterSets + 1) }, 'filter_sets'],
  ['two sets of one name', { filter_sets: [mine, mine] }, 'filter_sets'],
  ['a set without a name', { filter_sets: oneSet({ name: ' ' }) }, 'filter_sets'],
  ['a long name', { filter_sets: oneSet({ name: 'n'.repeat(name + 1) }) }, 'filter_sets'],
  ['a long value', { filter_sets: oneSet({ filters: { email: 'v'.repeat(value + 1) } }) }, 'filter_sets'],
  [
    'too many filters',
    {
      filter_sets: oneSet({
        filters: Object.fromEntries(Array.from({ length: filters + 1 }, (_, i) => [`f${i}`, 'v'])),
      }),
    },
    'filter_sets',
  ],
  ['half a character', { filter_sets: oneSet({ filters: { email: '\uD800' } }) }, 'filter_sets'],
])('%s is refused, and nothing is stored', async (_what, input, field) => {
  const before = await unwrap(admin.listSetting.get({ list: 'appUsers' }))
  const answer = await admin.listSetting.save({ list: 'appUsers', ...input })
  expect(answer).toMatchObject({ code: 400, data: { fields: expect.anything() } })
  expect(JSON.stringify(answer)).toContain(`"${field}`)
  expect(await unwrap(admin.listSetting.get({ list: 'appUsers' }))).toEqual(before)
})

test('as many as there may be are kept', async () => {
  const all = sets(filterSets)
  expect((await unwrap(admin.listSetting.save({ list: 'sites', filter_sets: all }))).filter_sets).toEqual(all)
})
