import { type ApiClient, type CallInput, type CallOutput, unwrap } from '@sightline/api-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN, removeFolder, signedInClient, startProduct, type RunningProduct } from '../support/product.ts'

type Entry = CallOutput<'audit', 'fetchList'>['list'][number]

const PASSWORD = 'a long password'

let product: RunningProduct
let admin: ApiClient

beforeAll(async () => {
  product = await startProduct({ environment: {} })
  admin = await signedInClient(product)
})
afterAll(async () => {
  await product.stop()
  await removeFolder(product.dataDir)
})

const entries = async (filters: CallInput<'audit', 'fetchList'>): Promise<Entry[]> =>
  (await unwrap(admin.audit.fetchList(filters))).list

const addUser = async (email: string) => (await unwrap(admin.appUser.addAppUser({ email, password: PASSWORD }))).user

const subjectsOf = (entry: Entry | undefined) =>
  entry?.subjects.map(({ kind, name }) => `${kind} ${name ?? 'gone'}`) ?? []

test('who changed the level of a user is found by the user’s address', async () => {
  const user = await addUser('rui@members.example')
  await addUser('other@members.example')
  await unwrap(admin.appUser.updateAppUser({ id: user.id, version: user.version, level: 'operator' }))
  const [change, added, ...others] = await entries({ user_email: 'Rui@members.example' })
  expect(change).toMatchObject({
    actor_email: ADMIN.email,
    action: 'appUser.updateAppUser',
    changes: [{ id: user.id, fields: { level: { before: 'member', after: 'operator' } } }],
    subject_count: 1,
  })
  expect(subjectsOf(change)).toEqual(['user rui@members.example'])
  // A row that a call has added is named, though the call did not name it.
  expect(added).toMatchObject({ action: 'appUser.addAppUser' })
  expect(subjectsOf(added)).toEqual(['user rui@members.example'])
  expect(others).toEqual([])
  expect(await entries({ user_email: 'nobody@members.example' })).toEqual([])
})

test('a bulk call that leaves rows alone says which and why, and is not done where it changed nothing', async () => {
  const user = await addUser('gone@members.example')
  await unwrap(admin.appUser.deleteAppUser({ ids: [user.id, '999999'] }))
  await unwrap(admin.appUser.deleteAppUser({ ids: ['999998'] }))
  const [refused, partly] = await entries({ action: 'appUser.deleteAppUser' })
  expect(refused).toMatchObject({
    outcome: 'refused',
    message: 'not_found',
    changes: [{ id: '999998', fields: {}, message: 'not_found' }],
  })
  expect(partly).toMatchObject({
    outcome: 'partly',
    message: 'not_found',
    changes: [{ id: '999999', fields: {}, message: 'not_found' }],
  })
  expect(await entries({ outcome: 'partly' })).toHaveLength(1)
})

test('an entry names an order with its user, a site with its owner, and rows that are gone', async () => {
  const user = await addUser('owner@members.example')
  const order = await unwrap(
    admin.userOrder.add({ user_id: user.id, plan: 'premium', billing: 'monthly', periods: 1, status: 'pending' }),
  )
  const [added] = await entries({ action: 'userOrder.add' })
  expect(subjectsOf(added)).toEqual([`order ${order.order_no}`, 'user owner@members.example'])
  await unwrap(admin.userOrder.remove({ id: order.id, version: order.version }))
  const [removed] = await entries({ action: 'userOrder.remove' })
  expect(subjectsOf(removed)).toEqual(['order gone'])

  const form = { name: 'Shop', domain: 'shop.example', currency_type: 'EUR' }
  const site = await unwrap(admin.app.createAppWebsite({ ...form, owner_id: user.id }))
  const theme = await unwrap(admin.app.createThemes({ name: 'Shore', status: 'published', sort: 1 }))
  // A template with the id of the site is no site.
  await unwrap(
    admin.app.updateAppWebsite({
      id: site.id,
      version: site.version,
      theme_id: theme.id,
      status: 'disabled',
      status_reason: 'as agreed on the phone',
    }),
  )
  const ofSite = await entries({ site_domain: 'shop.example' })
  expect(ofSite.map(({ action }) => action)).toEqual(['app.updateAppWebsite', 'app.createAppWebsite'])
  expect(ofSite[0]).toMatchObject({
    details: { status_reason: '…' },
    references: expect.arrayContaining([{ kind: 'theme', id: theme.id, name: 'Shore' }]) as unknown,
  })
  expect(subjectsOf(ofSite[0])).toEqual(['site shop.example'])
  expect(subjectsOf(ofSite[1])).toEqual(['site shop.example', 'user owner@members.example'])
  expect(await entries({ site_domain: 'nowhere.example' })).toEqual([])
})

test('a template that is edited or moved has its values before and after', async () => {
  const first = await unwrap(admin.app.createThemes({ name: 'Harbour', status: 'draft', sort: 10 }))
  const second = await unwrap(admin.app.createThemes({ name: 'Lagoon', status: 'draft', sort: 11 }))
  const edited = await unwrap(
    admin.app.updateThemes({ id: first.id, version: first.version, name: 'Haven', accent: '#22577a' }),
  )
  const [edit] = await entries({ action: 'app.updateThemes' })
  expect(edit?.changes).toEqual([
    {
      id: first.id,
      fields: { name: { before: 'Harbour', after: 'Haven' }, accent: { before: null, after: '#22577a' } },
    },
  ])
  expect(subjectsOf(edit)).toEqual(['theme Haven'])
  await unwrap(admin.app.moveThemes({ id: first.id, version: edited.version, target_id: second.id, position: 'after' }))
  const [move] = await entries({ action: 'app.moveThemes' })
  const position = move?.changes[0]?.fields['position']
  expect(Number(position?.after) - Number(position?.before)).toBe(1)
})
