import { createApiClient, type ApiClient, type CallOutput, unwrap } from '@sightline/api-client'
import { endpoints } from '@sightline/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ACCOUNT } from '../../src/demo/demo-site.ts'
import { SITE } from '../../src/demo/harbor-lane/site.ts'
import type { Database } from '../../src/store/relational/database.ts'
import { send } from '../support/inputs.ts'
import { clientWith } from '../support/people.ts'
import { removeFolder, startDemoProduct, type RunningProduct } from '../support/product.ts'
import { openStore } from '../support/test-store.ts'
import { shareSite } from '../support/sites/share-site.ts'

const PASSWORD = 'a long password'
const DAYS = 120
const PREMIUM_ONLY = { code: 402, message: 'premium_only', data: null }

let product: RunningProduct
let store: Database
let admin: ApiClient
/** The demo's site, which belongs to the owner, who is on trial, and is shared with the premium member. */
let site_id: string
let owner: Person
let premium: Person

interface Person {
  id: string
  email: string
  client: ApiClient
  token: string
}

beforeAll(async () => {
  product = await startDemoProduct(DAYS)
  store = await openStore(product.dataDir)
  admin = await signedIn(ACCOUNT)
  owner = await addPerson('owner')
  premium = await addPerson('premium')
  await unwrap(admin.userOrder.add({ user_id: premium.id, plan: 'premium', billing: 'monthly' }))
  const { list } = await unwrap(admin.app.fetchAppWebsiteList())
  const site = list.find(({ domain }) => domain === SITE.domain)
  if (site === undefined) throw new Error('the demo has no site')
  site_id = site.id
  await unwrap(admin.app.transferAppWebsite({ id: site_id, version: site.version, owner_id: owner.id }))
  await shareSite(owner.client, site_id, premium.client, premium.email)
}, 180_000)
afterAll(async () => {
  await store.destroy()
  await product.stop()
  await removeFolder(product.dataDir)
})

async function signedIn(account: { email: string; password: string }): Promise<ApiClient> {
  const client = createApiClient({ baseURL: product.address })
  await unwrap(client.auth.login(account))
  return client
}

async function addPerson(name: string): Promise<Person> {
  const email = `${name}@forecast.example`
  const { user } = await unwrap(admin.appUser.addAppUser({ email, password: PASSWORD }))
  const client = await signedIn({ email, password: PASSWORD })
  return { id: user.id, email, client, token: client.session.token() ?? '' }
}

async function addSite(person: Person, domain: string, zone = 'Etc/UTC'): Promise<string> {
  const site = { name: domain, domain, currency_type: 'EUR', time_zone: zone }
  return (await unwrap(person.client.website.addWebsite(site))).id
}

/** The first login of a person, and with it the trial, as if it was long ago. */
const endTrial = ({ email }: Person) =>
  store
    .updateTable('app_user')
    .set({ first_login_at: '2020-01-01T00:00:00.000Z', expired_time: '2020-01-31T00:00:00.000Z' })
    .where('email', '=', email)
    .execute()

type Forecast = CallOutput<'stats', 'forecast'>

function expectDaysFromToday({ points, horizon_days, time_zone }: Forecast): void {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: time_zone }).format(new Date())
  const days = Array.from({ length: horizon_days }, (_, index) =>
    new Date(Date.parse(today) + index * 86_400_000).toISOString().slice(0, 10),
  )
  expect(points.map(({ day }) => day)).toEqual(days)
}

test.each(['visitors', 'visits', 'pageviews'] as const)(
  'a premium member sees how the %s of somebody else’s site may go on',
  async (metric) => {
    const forecast = await unwrap(premium.client.stats.forecast({ site_id, range: '30d', metric }))
    expect(forecast).toMatchObject({
      metric,
      level: 80,
      model: 'mstl_ets',
      reason: null,
      missing: null,
      horizon_days: 21,
      // The first day that was generated is a whole one, but not known as such.
      history_days: DAYS - 1,
    })
    expectDaysFromToday(forecast)
    const shown = (await unwrap(premium.client.stats.dashboard({ site_id, range: '28d' }))).series
    const usual = shown.reduce((sum, day) => sum + Number(day[metric]), 0) / shown.length
    for (const { value, lower, upper } of forecast.points) {
      expect(lower).toBeLessThan(value)
      expect(upper).toBeGreaterThan(value)
      expect(value / usual).toBeGreaterThan(0.5)
      expect(value / usual).toBeLessThan(1.6)
    }
  },
)

test.each([
  ['today', 7],
  ['7d', 7],
  ['28d', 20],
  ['90d', 63],
] as const)('beside %s there are %i days', async (range, days) => {
  const forecast = await unwrap(premium.client.stats.forecast({ site_id, range }))
  expect(forecast.horizon_days).toBe(days)
  expectDaysFromToday(forecast)
})

test('beside days that were chosen it is 70 % as long', async () => {
  const custom = { site_id, range: 'custom', from: '2026-01-01', to: '2026-02-19' } as const
  expect((await unwrap(premium.client.stats.forecast(custom))).points).toHaveLength(35)
  expect(await premium.client.stats.forecast({ site_id, range: 'custom' })).toMatchObject({ message: 'invalid_input' })
})

test('a member who is not premium gets no metric of it, not even of an own site', async () => {
  const { body, text } = await send(product.address, endpoints.stats.forecast, [['site_id', site_id]], owner.token)
  expect(body).toEqual(PREMIUM_ONLY)
  expect(text).not.toMatch(/points|value/)
  await unwrap(admin.userOrder.add({ user_id: owner.id, plan: 'standard', billing: 'monthly' }))
  expect(await owner.client.stats.forecast({ site_id })).toEqual(PREMIUM_ONLY)
})

test('an API key is worth what its owner is', async () => {
  const keyOf = async ({ client }: Person) => (await unwrap(client.user.createApiKey({ name: 'Script' }))).key
  const ask = async (key: string) =>
    (await send(product.address, endpoints.stats.forecast, [['site_id', site_id]], key)).body
  expect(await ask(await keyOf(owner))).toEqual(PREMIUM_ONLY)
  expect(await ask(await keyOf(premium))).toMatchObject({ code: 200, data: { model: 'mstl_ets' } })
})

test('staff gets it, but not while it views as a member who does not', async () => {
  expect(await admin.stats.forecast({ site_id })).toMatchObject({ code: 200, data: { model: 'mstl_ets' } })
  const viewAs = async ({ id }: Person) =>
    clientWith(product, (await unwrap(admin.appUser.fetchToken({ id }))).token).stats.forecast({ site_id })
  expect(await viewAs(owner)).toEqual(PREMIUM_ONLY)
  expect(await viewAs(premium)).toMatchObject({ code: 200, data: { model: 'mstl_ets' } })
})

test('a site without enough days says how many are missing', async () => {
  const fresh = await addSite(premium, 'fresh.example', 'Pacific/Auckland')
  expect(await premium.client.stats.forecast({ site_id: fresh })).toMatchObject({
    code: 200,
    data: {
      reason: 'too_short',
      missing: 28,
      model: null,
      points: [],
      history_days: 0,
      time_zone: 'Pacific/Auckland',
    },
  })
})

test('who may not see the site gets nothing, premium or not', async () => {
  const foreign = await addSite(owner, 'foreign.example')
  for (const id of [foreign, '999999'])
    expect(await premium.client.stats.forecast({ site_id: id })).toMatchObject({ message: 'site_no_permission' })
})

test('where the membership of the owner has ended, nobody gets it', async () => {
  const expired = await addPerson('expired')
  const site = await addSite(expired, 'expired.example')
  await shareSite(expired.client, site, premium.client, premium.email)
  expect(await premium.client.stats.forecast({ site_id: site })).toMatchObject({ code: 200 })
  await endTrial(expired)
  expect(await expired.client.stats.forecast({ site_id: site })).toMatchObject({ message: 'membership_expired' })
  for (const client of [premium.client, admin])
    expect(await client.stats.forecast({ site_id: site })).toMatchObject({ code: 402, message: 'webmaster_expired' })
})

test('an unknown range or metric is refused at its field', async () => {
  const fields = [
    ['site_id', site_id],
    ['range', 'ever'],
    ['metric', 'bounce_rate'],
  ] as const
  expect((await send(product.address, endpoints.stats.forecast, fields, premium.token)).body).toEqual({
    code: 400,
    message: 'invalid_input',
    data: { fields: { range: 'field_invalid', metric: 'field_invalid' } },
  })
})
