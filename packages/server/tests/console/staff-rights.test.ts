import { type ApiClient, type CallOutput, unwrap } from '@sightline/api-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { siteMetrics } from '../../src/stats/read-site-metrics.ts'
import type { Database } from '../../src/store/relational/database.ts'
import { newCaller } from '../support/caller.ts'
import { clientWith } from '../support/people.ts'
import { ADMIN, removeFolder, signedInClient, startProduct, type RunningProduct } from '../support/product.ts'
import { openStore } from '../support/test-store.ts'

type AppUser = CallOutput<'appUser', 'updateAppUser'>

const PASSWORD = 'a long password'

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
    const query = { site_id: site.id, dimension: 'page' } as const
    // Without a choice it has what a dashboard has above its chart, also where rows have it not.
    const metrics = [...siteMetrics]
    const { totals } = await unwrap(admin.stats.query({ site_id: site.id, metrics }))
    const pages = await unwrap(admin.appUser.fetchQueryApi({ id: member.id, ...query }))
    expect([Object.keys(totals).toSorted(), pages.totals]).toEqual([metrics.toSorted(), totals])
    await endTrial(member)
    expect(await admin.appUser.fetchQueryApi({ id: member.id, ...query })).toMatchObject({ code: 200 })
    expect(await admin.appUser.fetchQueryApi({ id: other.id, ...query })).toMatchObject({ code: 404 })
    const { token } = await unwrap(admin.appUser.fetchToken({ id: member.id }))
    expect(await clientWith(product, token).user.info()).toMatchObject({ data: { userinfo: { email: member.email } } })
  })
})

test('the audit log has the changes of an administrator to somebody else’s site, and not those of owners', async () => {
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
