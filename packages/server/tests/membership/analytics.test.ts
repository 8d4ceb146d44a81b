import { type ApiClient, type CallOutput, unwrap } from '@sightline/api-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../src/store/relational/database.ts'
import { removeFolder, signedInClient, startProduct, type RunningProduct } from '../support/product.ts'
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
