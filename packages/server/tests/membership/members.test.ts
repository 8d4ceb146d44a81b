import { type ApiClient, type CallOutput, unwrap } from '@sightline/api-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../src/store/relational/database.ts'
import { newCaller } from '../support/caller.ts'
import { clientWith } from '../support/people.ts'
import {
  ADMIN,
  eventually,
  removeFolder,
  signedInClient,
  startProduct,
  type RunningProduct,
} from '../support/product.ts'
import { openStore } from '../support/store.ts'
import { shareSite } from '../support/share-site.ts'

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

describe('app users', () => {
  test('one who was added without a password sets it with the link, and then the trial begins', async () => {
    const { user, link } = await unwrap(
      admin.appUser.addAppUser({ email: 'Invited@Members.example', region: 'DE', nickname: 'Ina' }),
    )
    expect(user).toMatchObject({
      email: 'invited@members.example',
      region: 'DE',
      nickname: 'Ina',
      vip_status: 'trial',
      expired_time: null,
      has_password: false,
      points: 0,
    })
    const code = new URLSearchParams(new URL(link ?? '').hash.split('?')[1]).get('code') ?? ''
    const person = newCaller(product.address)
    expect(
      await fetch(`${product.address}/v1/auth/resetPassword`, {
        method: 'POST',
        body: new URLSearchParams({ code, password: PASSWORD }),
      }).then((response) => response.json()),
    ).toMatchObject({ code: 200 })
    expect(await person.signIn({ email: user.email, password: PASSWORD })).toMatchObject({ code: 200 })
    const row = await rowOf(user)
    expect(row).toMatchObject({ has_password: true, vip_status: 'trial' })
    expect(Date.parse(row.expired_time ?? '')).toBeGreaterThan(Date.now() + 29 * DAY_MS)
    expect(await admin.appUser.addAppUser({ email: user.email })).toMatchObject({ code: 409, message: 'email_taken' })
  })

  test('are changed in the state that was seen; otherwise the answer holds the row as it is', async () => {
    const user = await add()
    const changed = await unwrap(
      admin.appUser.updateAppUser({ id: user.id, version: user.version, nickname: 'New', region: 'CN' }),
    )
    expect(changed).toMatchObject({ nickname: 'New', region: 'CN', version: user.version + 1 })
    expect(await admin.appUser.updateAppUser({ id: user.id, version: user.version, nickname: 'Late' })).toMatchObject({
      code: 409,
      message: 'row_changed',
      data: changed,
    })
    expect(
      await admin.appUser.updateAppUser({ id: user.id, version: changed.version, email: ADMIN.email }),
    ).toMatchObject({ code: 409, message: 'email_taken' })
    expect(await rowOf(user)).toEqual(changed)
    expect(await admin.appUser.updateAppUser({ id: '999999', version: 1 })).toMatchObject({ message: 'not_found' })
  })

  test('have addresses, which only they have', async () => {
    const line = { name: 'Ada', line1: 'Main St 1', city: 'Hull', country: 'gb' }
    const user = await add({ addresses: [line, { ...line, name: 'Bob' }] })
    const [ada, bob] = user.addresses
    if (ada === undefined || bob === undefined) throw new Error('addresses are missing')
    expect(ada).toMatchObject({ user_id: user.id, name: 'Ada', country: 'GB', line2: null })
    const changed = await unwrap(
      admin.appUser.updateAppUser({
        id: user.id,
        version: user.version,
        addresses: [
          { ...line, id: bob.id, name: 'Rob' },
          { ...line, name: 'Cid' },
        ],
      }),
    )
    expect(changed.addresses.map(({ name }) => name)).toEqual(['Rob', 'Cid'])
    expect(changed.addresses[0]).toMatchObject({ id: bob.id, version: 2 })

    const other = await add()
    const stolen = { id: other.id, version: other.version, addresses: [{ ...line, id: bob.id }] }
    expect(await admin.appUser.updateAppUser(stolen)).toMatchObject({ code: 404, message: 'not_found' })
    expect((await rowOf(other)).version).toBe(other.version)
    expect(await admin.appUser.delAddress({ id: bob.id, user_id: other.id })).toMatchObject({ message: 'not_found' })
    expect(await admin.appUser.delAddress({ id: bob.id, user_id: user.id })).toMatchObject({ code: 200 })
    expect((await rowOf(user)).addresses.map(({ name }) => name)).toEqual(['Cid'])
  })

  test('the list filters by every field, ignores empty ones, and sorts', async () => {
    const user = await add({
      email: 'Filter.Me@members.example',
      ref_code: 'ref-f',
      region: 'NZ',
      utm_source: 'src-f',
      utm_medium: 'med-f',
      union_code: 'uni-f',
    })
    const { union_id, ref_code, region, utm_source, utm_medium, union_code } = user
    const fields = { union_id, email: 'FILTER.', ref_code, region, utm_source, utm_medium, union_code }
    for (const [name, value] of Object.entries(fields)) {
      const { list, total } = await unwrap(admin.appUser.fetchAppUserList({ [name]: value, nickname: '' } as object))
      expect(list).toEqual([user])
      expect(total).toBe(1)
    }
    expect((await unwrap(admin.appUser.fetchAppUserList({ region: 'NZ', utm_source: '' }))).total).toBe(1)
    expect((await unwrap(admin.appUser.fetchAppUserList({ region: 'n' }))).total).toBe(0)
    const sorted = await unwrap(admin.appUser.fetchAppUserList({ columnKey: 'email', order: 'ascend', pageSize: 200 }))
    const emails = sorted.list.map(({ email }) => email)
    expect(emails).toEqual(emails.toSorted())
    expect(sorted.total).toBe(emails.length)
  })
})

describe('staff', () => {
  test('an operator has no say over staff and levels', async () => {
    const [one, other, member] = [await add({ level: 'operator' }), await add({ level: 'operator' }), await add()]
    const operator = await signedIn(one)
    const change = (row: AppUser, fields: object) =>
      operator.appUser.updateAppUser({ id: row.id, version: row.version, ...fields })
    expect(await change(other, { nickname: 'x' })).toMatchObject({ code: 403, message: 'staff_protected' })
    expect(await change(await rowOf(ADMIN), { email: 'mine@members.example' })).toMatchObject({
      message: 'staff_protected',
    })
    expect(await change(member, { level: 'admin' })).toMatchObject({ code: 403, message: 'level_too_low' })
    expect(await change(member, { nickname: 'y', level: 'member' })).toMatchObject({ code: 200 })
    expect(await operator.appUser.deleteAppUser({ ids: [other.id, one.id, '999999'] })).toMatchObject({
      code: 200,
      data: {
        done: 0,
        failed: [
          { id: other.id, message: 'staff_protected' },
          { id: one.id, message: 'own_account' },
          { id: '999999', message: 'not_found' },
        ],
      },
    })
    for (const call of [
      operator.appUser.resetUser({ id: member.id, what: 'password' }),
      operator.userPoints.add({ user_id: member.id, delta: 5 }),
      operator.userOrder.fetchList(),
    ])
      expect(await call).toMatchObject({ code: 403, message: 'level_too_low' })
  })

  test('nobody takes rights from themselves, and a level changes what one may at once', async () => {
    const self = await rowOf(ADMIN)
    const change = (fields: object) => admin.appUser.updateAppUser({ id: self.id, version: self.version, ...fields })
    expect(await change({ level: 'member' })).toMatchObject({ code: 403, message: 'own_account' })
    expect(await change({ status: 'disabled' })).toMatchObject({ code: 403, message: 'own_account' })
    expect(await admin.appUser.resetUser({ id: self.id, what: 'password' })).toMatchObject({ message: 'own_account' })
    expect(await admin.appUser.deleteAppUser({ ids: [self.id] })).toMatchObject({
      data: { done: 0, failed: [{ id: self.id, message: 'own_account' }] },
    })

    const member = await add()
    const client = await signedIn(member)
    expect(await client.appUser.fetchAppUserList()).toMatchObject({ message: 'level_too_low' })
    const { version } = await rowOf(member)
    const promoted = await admin.appUser.updateAppUser({ id: member.id, version, level: 'operator' })
    expect(promoted).toMatchObject({ data: { level: 'operator', vip_status: 'premium', expired_time: null } })
    expect(await client.appUser.fetchAppUserList()).toMatchObject({ code: 200 })
  })

  test('of administrators who demote each other at the same time one stays', async () => {
    const first = await rowOf(ADMIN)
    const second = await add({ level: 'admin' })
    const other = await signedIn(second)
    const promote = (emails: string[]) =>
      store.updateTable('app_user').set({ level: 'admin' }).where('email', 'in', emails).execute()
    for (let round = 0; round < 8; round += 1) {
      const [one, two] = [await rowOf(first), await rowOf(second)]
      const answers = await Promise.all([
        admin.appUser.updateAppUser({ id: two.id, version: two.version, level: 'member' }),
        other.appUser.updateAppUser({ id: one.id, version: one.version, level: 'operator' }),
      ])
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
      expect(await store.selectFrom('app_user').select('id').where('level', '=', 'admin').execute()).toHaveLength(1)
      await promote([first.email, second.email])
    }
    await unwrap(
      admin.appUser.updateAppUser({ id: second.id, version: (await rowOf(second)).version, level: 'member' }),
    )
  })

  test('an operator changes nobody who becomes staff at the same time', async () => {
    const operator = await add({ level: 'operator' })
    const client = await signedIn(operator)
    for (let round = 0; round < 40; round += 1) {
      const { id, version } = await add()
      const [promoted, changed] = await Promise.all([
        admin.appUser.updateAppUser({ id, version, level: 'operator' }),
        // Knows what the version will be.
        client.appUser.updateAppUser({ id, version: version + 1, email: `stolen${round}@members.example` }),
      ])
      expect(promoted).toMatchObject({ code: 200 })
      expect(['row_changed', 'staff_protected']).toContain(changed.message)
    }
  })

  test('whoever is disabled is signed out, and cannot come back', async () => {
    const member = await add()
    const client = await signedIn(member)
    const { version } = await rowOf(member)
    expect(await admin.appUser.updateAppUser({ id: member.id, version, status: 'disabled' })).toMatchObject({
      code: 200,
    })
    expect(await client.user.info()).toMatchObject({ code: 400, message: 'jwt_error_02' })
    expect(await newCaller(product.address).signIn({ email: member.email, password: PASSWORD })).toMatchObject({
      code: 403,
      message: 'account_disabled',
    })
  })

  test('a password that was reset is worth nothing; a link sets the next one', async () => {
    const member = await add()
    const client = await signedIn(member)
    const { link } = await unwrap(admin.appUser.resetUser({ id: member.id, what: 'password' }))
    expect(link).toContain('/#/set-password?code=')
    expect(await client.user.info()).toMatchObject({ message: 'jwt_error_02' })
    expect((await rowOf(member)).has_password).toBe(false)
    expect(await newCaller(product.address).signIn({ email: member.email, password: PASSWORD })).toMatchObject({
      message: 'sign_in_failed',
    })
  })

  test('a password that was reset takes the API keys along', async () => {
    const member = await add()
    const { key } = await unwrap((await signedIn(member)).user.createApiKey({ name: 'Script' }))
    const script = clientWith(product, key)
    expect(await script.website.fetchWebsiteList()).toMatchObject({ code: 200 })
    await unwrap(admin.appUser.resetUser({ id: member.id, what: 'password' }))
    expect(await script.website.fetchWebsiteList()).toMatchObject({ message: 'jwt_error_02' })
  })

  test('a notice reaches those who are there', async () => {
    const member = await add()
    const pushed = await admin.appUser.pushAppUser({ ids: [member.id, '999999'], title: 'Hello', body: 'You' })
    expect(pushed).toMatchObject({ data: { done: 1, failed: [{ id: '999999', message: 'not_found' }] } })
    const client = await signedIn(member)
    const notices = await unwrap(client.user.notices())
    expect(notices).toMatchObject({ total: 1, unread: 1, list: [{ kind: 'message', title: 'Hello', body: 'You' }] })
    expect(notices.list[0]).toMatchObject({ data: null, link: null, read_at: null })
    const ids = notices.list.map(({ id }) => id)
    expect(await unwrap(client.user.readNotices({ ids }))).toEqual({ unread: 0 })
    expect(await unwrap(client.user.readNotices({ ids, is_unread: true }))).toEqual({ unread: 1 })
    expect(await unwrap((await signedIn(await add())).user.readNotices({ ids }))).toEqual({ unread: 0 })
    expect(await unwrap(client.user.notices())).toMatchObject({ unread: 1, list: [{ read_at: null }] })
    expect(await unwrap(client.user.readNotices({}))).toEqual({ unread: 0 })
  })

  test('sees the product as a member, and a metric of a site that is this member’s', async () => {
    const [member, other] = [await add(), await add()]
    const client = await signedIn(member)
    const site = await unwrap(client.website.addWebsite({ name: 'S', domain: 'support.example', currency_type: 'EUR' }))
    await endTrial(member)
    const query = { site_id: site.id, dimension: 'page' } as const
    expect(await admin.appUser.fetchQueryApi({ id: member.id, ...query })).toMatchObject({ code: 200 })
    expect(await admin.appUser.fetchQueryApi({ id: other.id, ...query })).toMatchObject({ code: 404 })
    const { token } = await unwrap(admin.appUser.fetchToken({ id: member.id }))
    expect(await clientWith(product, token).user.info()).toMatchObject({ data: { userinfo: { email: member.email } } })
  })
})

describe('a deleted account', () => {
  test('leaves orders and ledger, and nothing that tells who it was', async () => {
    const member = await add({
      nickname: 'Gone',
      region: 'DE',
      addresses: [{ name: 'Gone', line1: 'x', city: 'y', country: 'DE' }],
    })
    const client = await signedIn(member)
    await unwrap(client.website.addWebsite({ name: 'S', domain: 'gone.example', currency_type: 'EUR' }))
    await unwrap(client.user.createApiKey({ name: 'Script' }))
    await unwrap(admin.userPoints.add({ user_id: member.id, delta: 5, note: 'Gone asked for it' }))
    await unwrap(orderFor(member.id))
    await unwrap(admin.appUser.pushAppUser({ ids: [member.id], title: 'Dear Gone', body: 'Mr Gone of y' }))
    await unwrap(admin.appUser.pushAppUser({ filters: { email: member.email }, total: 1, title: 'Gone', body: 'Gone' }))
    expect(await admin.appUser.deleteAppUser({ ids: [member.id] })).toMatchObject({ data: { done: 1, failed: [] } })

    expect(await client.user.info()).toMatchObject({ message: 'jwt_error_02' })
    expect((await unwrap(admin.appUser.fetchAppUserList({ email: member.email }))).total).toBe(0)
    const id = Number(member.id)
    const row = await store.selectFrom('app_user').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      email: `deleted-${id}@deleted.invalid`,
      password_hash: '',
      nickname: null,
      region: null,
      status: 'disabled',
      // 5 were granted, and the order of 9 dollars earned 9.
      points: 14,
    })
    expect(row.invite_code).not.toBe(member.invite_code)
    for (const table of ['user_address', 'api_key', 'notice', 'user_session'] as const)
      expect(await store.selectFrom(table).select('user_id').where('user_id', '=', id).execute()).toEqual([])
    expect(await store.selectFrom('website').select('id').where('owner_id', '=', id).execute()).toEqual([])
    expect((await unwrap(admin.userOrder.fetchList({ user_id: member.id }))).total).toBe(1)
    expect(await unwrap(admin.userPoints.fetchList({ user_id: member.id }))).toMatchObject({
      total: 2,
      list: [
        { delta: 9, reason: 'order', note: null },
        { delta: 5, note: null },
      ],
    })
    const details = JSON.stringify(await store.selectFrom('audit_entry').select('details').execute())
    for (const text of ['Gone', member.email]) expect(details).not.toContain(text)
    // The address is free again.
    await unwrap(admin.appUser.addAppUser({ email: member.email }))
    await eventually(async () => {
      const jobs = await store.selectFrom('job').select('status').where('kind', '=', 'delete_site_data').execute()
      return jobs.length > 0 && jobs.every(({ status }) => status === 'succeeded')
    })
  })

  test('is not told by the report of the import that made it, nor by one that met it', async () => {
    const file = () => new File(['email,nickname\nimported@members.example,Imported\n'], 'people.csv')
    for (let time = 0; time < 2; time += 1) {
      const { job_id } = await unwrap(admin.appUser.importNew({ file: file() }))
      await eventually(async () => (await unwrap(admin.job.get({ id: job_id }))).job.finished_at !== null)
    }
    const member = await rowOf({ email: 'imported@members.example' })
    const lines = async () => (await store.selectFrom('job_line').select('subject').execute()).map((row) => row.subject)
    expect(await lines()).toEqual([member.email, member.email])
    expect(await admin.appUser.deleteAppUser({ ids: [member.id] })).toMatchObject({ data: { done: 1 } })
    expect(await lines()).toEqual(['', ''])
  })

  test('can be deleted, whatever addresses others have registered', async () => {
    const member = await add()
    const squatter = await add({ email: `deleted-${member.id}@deleted.invalid` })
    expect(await admin.appUser.deleteAppUser({ ids: [member.id] })).toMatchObject({ data: { done: 1 } })
    expect(await rowOf(squatter)).toEqual(squatter)
  })

  test('is named by its id as it is written', async () => {
    const member = await add()
    for (const ids of [[`0${member.id}`], [member.id, `000${member.id}`]])
      expect(await admin.appUser.deleteAppUser({ ids })).toMatchObject({
        code: 400,
        data: { fields: { ids: 'field_invalid' } },
      })
    expect(await rowOf(member)).toEqual(member)
  })

  test('comes with others by filters, when there are as many as was seen', async () => {
    for (let index = 0; index < 3; index += 1) await add({ utm_source: 'bulk' })
    const filters = { utm_source: 'bulk' }
    expect(await admin.appUser.deleteAppUser({ filters, total: 2 })).toMatchObject({
      code: 409,
      message: 'total_changed',
      data: { total: 3 },
    })
    expect(await admin.appUser.deleteAppUser({ filters })).toMatchObject({
      data: { fields: { total: 'field_required' } },
    })
    expect(await admin.appUser.deleteAppUser({ ids: ['1'], filters, total: 3 })).toMatchObject({
      data: { fields: { ids: 'field_invalid' } },
    })
    const { list } = await unwrap(admin.appUser.fetchAppUserList(filters))
    expect(await admin.appUser.deleteAppUser({ filters, total: 3 })).toMatchObject({ data: { done: 3, failed: [] } })
    expect((await unwrap(admin.appUser.fetchAppUserList(filters))).total).toBe(0)
    for (const { id } of list)
      expect(await admin.audit.fetchList({ target_id: id, action: 'appUser.deleteAppUser' })).toMatchObject({
        data: { total: 1, list: [{ outcome: 'done', details: { filters, total: 3 } }] },
      })
  })
})

describe('points', () => {
  const bookedOf = async (user_id: string) =>
    (await unwrap(admin.userPoints.fetchList({ user_id, with_reversed: true, pageSize: 200 }))).list

  test('fifty bookings at once, and reversals among them, add up and never go below 0', async () => {
    const member = await add()
    const bookings = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        admin.userPoints.add({ user_id: member.id, delta: index % 2 === 0 ? 10 : -7 }),
      ),
    )
    const booked = bookings.flatMap((answer) => (answer.code === 200 ? [answer.data] : []))
    for (const { code, message } of bookings)
      expect(code === 200 ? 'booked' : message).toMatch(/booked|points_insufficient/)
    const ids = booked.map(({ id }) => id)
    const reversals = await Promise.all([
      ...[...ids, ...ids].map((id) => unwrap(admin.userPoints.del({ ids: [id] }))),
      unwrap(admin.userPoints.del({ ids })),
    ])
    const rows = await bookedOf(member.id)
    const { points } = await rowOf(member)
    expect(rows.reduce((sum, { delta }) => sum + delta, 0)).toBe(points)
    expect(Math.min(...rows.map(({ balance }) => balance))).toBeGreaterThanOrEqual(0)
    expect(rows[0]?.balance).toBe(points)
    const reversed = rows.filter(({ reverses_id }) => reverses_id !== null).map(({ reverses_id }) => reverses_id)
    expect(new Set(reversed).size).toBe(reversed.length)
    expect(reversals.reduce((sum, answer) => sum + ('done' in answer ? answer.done : 0), 0)).toBe(reversed.length)
    const shown = await unwrap(admin.userPoints.fetchList({ user_id: member.id, pageSize: 200 }))
    expect(shown.total).toBe(rows.length - 2 * reversed.length)
  })

  test('a row is reversed once, and only its note changes', async () => {
    const member = await add()
    const row = await unwrap(admin.userPoints.add({ user_id: member.id, delta: 30, note: 'Welcome' }))
    expect(row).toMatchObject({ delta: 30, balance: 30, reason: 'grant', note: 'Welcome', is_reversed: false })
    const changed = await unwrap(admin.userPoints.update({ id: row.id, version: row.version, note: '' }))
    expect(changed).toMatchObject({ note: null, version: 2 })
    expect(await admin.userPoints.update({ id: row.id, version: row.version, note: 'x' })).toMatchObject({
      code: 409,
      message: 'row_changed',
      data: changed,
    })
    expect(await admin.userPoints.del({ ids: [row.id] })).toMatchObject({ data: { done: 1 } })
    expect(await admin.userPoints.del({ ids: [row.id] })).toMatchObject({
      data: { done: 0, failed: [{ id: row.id, message: 'points_reversed' }] },
    })
    expect(await bookedOf(member.id)).toMatchObject([
      { delta: -30, balance: 0, reason: 'reversal', reverses_id: row.id },
      { delta: 30, is_reversed: true },
    ])
    const own = await unwrap((await signedIn(member)).user.points())
    expect(own).toEqual({ list: [], total: 0 })
  })

  test('what is spent already cannot be taken back', async () => {
    const member = await add()
    const row = await unwrap(admin.userPoints.add({ user_id: member.id, delta: 30 }))
    await unwrap(admin.userPoints.add({ user_id: member.id, delta: -20, reason: 'spending' }))
    expect(await admin.userPoints.del({ ids: [row.id] })).toMatchObject({
      data: { done: 0, failed: [{ id: row.id, message: 'points_insufficient' }] },
    })
    expect(await admin.userPoints.add({ user_id: member.id, delta: -11 })).toMatchObject({ code: 409 })
    expect(await admin.userPoints.add({ user_id: member.id, delta: 1, order_id: '999999' })).toMatchObject({
      code: 404,
    })
    expect(await admin.userPoints.add({ user_id: '999999', delta: 1 })).toMatchObject({ code: 404 })
  })
})

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
    expect(await change({ status: 'paid' })).toMatchObject({ code: 409, message: 'order_state' })
    expect(await change({ ends_at: '2030-01-01T00:00:00Z' })).toMatchObject({ code: 409, message: 'order_state' })
    expect(await admin.userOrder.del({ ids: [order.id] })).toMatchObject({
      data: { done: 0, failed: [{ id: order.id, message: 'order_state' }] },
    })
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
  expect(rest).toEqual({ trial_days: 30, takes_cards: false, payment_text: null })
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

describe('over time', () => {
  test('the report has orders, income, and members by tier', async () => {
    const before = await unwrap(admin.appUser.payAnalytics())
    const [payer, refunder, unseen] = [await add(), await add(), await add()]
    await endTrial(refunder)
    // Has never signed in, so that the whole trial is ahead, also after an order that is over.
    const past = {
      user_id: unseen.id,
      plan: 'standard',
      billing: 'monthly',
      starts_at: '2020-01-01T00:00:00Z',
    } as const
    await unwrap(admin.userOrder.add(past))
    await unwrap(
      admin.userOrder.add({
        user_id: payer.id,
        plan: 'premium',
        billing: 'monthly',
        amount: 500,
        currency: 'CHF',
      }),
    )
    const order = await unwrap(admin.userOrder.add({ user_id: refunder.id, plan: 'standard', billing: 'monthly' }))
    await unwrap(admin.userOrder.update({ id: order.id, version: order.version, status: 'refunded' }))
    const after = await unwrap(admin.appUser.payAnalytics())
    expect(after.series).toHaveLength(31)
    expect(after.series[0]).toMatchObject({ orders: 0, amounts: [] })
    expect(after.totals.orders).toBe(before.totals.orders + 3)
    expect(after.totals.refunded).toBe(before.totals.refunded + 1)
    expect(after.totals.amounts).toContainEqual({ currency: 'CHF', amount: 500 })
    expect(after.series.at(-1)?.orders).toBe(after.totals.orders)
    expect(after.members).toEqual({
      ...before.members,
      trial: before.members.trial + 1,
      premium: before.members.premium + 1,
      expired: before.members.expired + 1,
    })
    // One by one it is the same.
    const { list } = await unwrap(admin.appUser.fetchAppUserList({ pageSize: 200 }))
    const members = list.filter(({ level }) => level === 'member')
    for (const tier of ['trial', 'standard', 'premium', 'expired'] as const)
      expect(after.members[tier]).toBe(members.filter(({ vip_status }) => vip_status === tier).length)
    expect(await admin.appUser.payAnalytics({ from: '2026-01-02', to: '2026-01-01' })).toMatchObject({
      code: 400,
      message: 'span_invalid',
    })
  })

  test('the report has registrations, and the referral codes that they came by', async () => {
    const sender = await add()
    const sent = [await add({ ref_code: sender.invite_code }), await add({ ref_code: sender.invite_code })]
    await add({ ref_code: 'leaflet' })
    await unwrap(orderFor(sent[0]?.id ?? ''))
    const { series, totals, referrers } = await unwrap(admin.appUser.shareAnalytics({ interval: 'week' }))
    expect(referrers[0]).toEqual({
      ref_code: sender.invite_code,
      email: sender.email,
      registrations: 2,
      paying: 1,
    })
    expect(referrers).toContainEqual({ ref_code: 'leaflet', email: null, registrations: 1, paying: 0 })
    expect(totals.referred).toBe(referrers.reduce((sum, { registrations }) => sum + registrations, 0))
    expect(series.reduce((sum, { registrations }) => sum + registrations, 0)).toBe(totals.registrations)
  })
})

test('what an administrator changes on somebody else’s site is in the audit log, and what owners change is not', async () => {
  const owner = await add()
  const client = await signedIn(owner)
  const website = { name: 'Audited', domain: 'audited.example', currency_type: 'EUR' }
  const site = await unwrap(client.website.addWebsite(website))
  const version = (
    await unwrap(client.website.updateWebsite({ site_id: site.id, version: site.version, name: 'By the owner' }))
  ).version
  await unwrap(admin.website.updateWebsite({ site_id: site.id, version, name: 'By the administrator' }))
  const { list } = await unwrap(admin.audit.fetchList({ action: 'website.updateWebsite', target_id: site.id }))
  expect(list).toMatchObject([{ actor_email: ADMIN.email, outcome: 'done' }])
})
