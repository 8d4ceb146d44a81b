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
import { openStore } from '../support/test-store.ts'

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
