import { unwrap, type ApiClient } from '@sightline/api-client'
import { pointRuleDefaults, type PointRuleName } from '@sightline/api-client/contract'
import fc from 'fast-check'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addOrder } from '../../src/membership/add-order.ts'
import { changeOrder } from '../../src/membership/change-order.ts'
import { payWithPoints } from '../../src/membership/pay-with-points.ts'
import { defaultPrices } from '../../src/membership/plan-prices.ts'
import { insertInvitedUser } from '../../src/store/relational/accounts/user-changes.ts'
import type { Database } from '../../src/store/relational/database.ts'
import { clientWith, someAddress } from '../support/people.ts'
import { removeFolder, signedInClient, startProduct, type RunningProduct } from '../support/product.ts'
import { sized } from '../support/test-size.ts'
import { openStore } from '../support/test-store.ts'

let product: RunningProduct
let admin: ApiClient
let members = 0

beforeAll(async () => {
  product = await startProduct({ environment: { TRUST_PROXY: '1' } })
  admin = await signedInClient(product)
})
afterAll(async () => {
  await product.stop()
  await removeFolder(product.dataDir)
})

interface Member {
  client: ApiClient
  id: string
  code: string
}

async function addMember(inviteCode?: string, refCode?: string): Promise<Member> {
  members += 1
  const email = `saver${members}@members.example`
  const fields = {
    email,
    password: 'a long password',
    ...(inviteCode !== undefined && { invite_code: inviteCode }),
    ...(refCode !== undefined && { ref_code: refCode }),
  }
  const response = await fetch(`${product.address}/v1/auth/register`, {
    method: 'POST',
    headers: someAddress(),
    body: new URLSearchParams(fields),
  })
  const { data } = (await response.json()) as { data: { token: string } }
  const client = clientWith(product, data.token)
  const [row] = (await unwrap(admin.appUser.fetchAppUserList({ email }))).list
  return { client, id: row?.id ?? '', code: (await unwrap(client.user.info({}))).userinfo.invite_code }
}

const balanceOf = async ({ client }: Member) => (await unwrap(client.user.info({}))).profile.points
const ledgerOf = async ({ id }: Member) =>
  (await unwrap(admin.userPoints.fetchList({ user_id: id, with_reversed: true, pageSize: 200 }))).list
    .map(({ delta, reason }) => `${reason} ${delta}`)
    .toReversed()

async function setRule(name: PointRuleName, value: string) {
  const { list } = await unwrap(admin.instanceSetting.fetchSettings({}))
  const version = list.find((setting) => setting.name === name)?.version ?? 0
  return admin.instanceSetting.updateSetting({ name, value, version })
}

async function buy({ client }: Member): Promise<string> {
  const { id } = await unwrap(client.order.requestPlan({ plan: 'premium', billing: 'monthly' }))
  await confirm(id)
  return id
}

async function confirm(id: string) {
  const { list } = await unwrap(admin.userOrder.fetchList({ status: 'pending' }))
  return admin.userOrder.update({ id, version: list.find((order) => order.id === id)?.version ?? 1, status: 'paid' })
}

async function refund(id: string) {
  const { list } = await unwrap(admin.userOrder.fetchList({ pageSize: 200 }))
  const version = list.find((order) => order.id === id)?.version ?? 0
  return unwrap(admin.userOrder.update({ id, version, status: 'refunded' }))
}

test('an order earns points, the first one also for whoever invited its person, and a refund takes them back', async () => {
  const inviter = await addMember()
  // A referral code beside the invitation takes nothing away from it.
  const invited = await addMember(inviter.code, 'leaflet')
  const idle = await addMember(inviter.code)
  expect(await unwrap(inviter.client.user.invitation({}))).toMatchObject({
    total: 2,
    paying: 0,
    points: 0,
    list: [
      { id: '2', has_paid: false, points: 0 },
      { id: '1', has_paid: false, points: 0 },
    ],
  })
  const pending = await unwrap(invited.client.order.requestPlan({ plan: 'premium', billing: 'monthly' }))
  expect(await ledgerOf(invited)).toEqual([])
  // Two administrators at once, and one of them once more.
  await Promise.all([confirm(pending.id), confirm(pending.id)])
  await confirm(pending.id)
  await buy(invited)
  expect(await ledgerOf(invited)).toEqual(['order 24', 'order 24'])
  expect(await ledgerOf(inviter)).toEqual(['referral 200'])
  const told = await unwrap(inviter.client.user.invitation({}))
  expect(told).toMatchObject({ total: 2, paying: 1, points: 200 })
  expect(told.list).toMatchObject([{ has_paid: false }, { has_paid: true, points: 200 }])
  // Nothing that says who they are.
  expect(Object.keys(told.list[0] ?? {}).toSorted()).toEqual(['created_at', 'has_paid', 'id', 'points'])
  expect(await unwrap(idle.client.user.invitation({}))).toEqual({ list: [], total: 0, paying: 0, points: 0 })

  await refund(pending.id)
  expect(await ledgerOf(invited)).toEqual(['order 24', 'order 24', 'reversal -24'])
  expect(await ledgerOf(inviter)).toEqual(['referral 200', 'reversal -200'])
  expect(await unwrap(inviter.client.user.invitation({}))).toMatchObject({ paying: 1, points: 0 })
  expect([await balanceOf(invited), await balanceOf(inviter)]).toEqual([24, 0])
})

test('administrators change the rules, and 0 switches one off', async () => {
  const inviter = await addMember()
  for (const value of ['-1', '1.5', 'many', '1000001'])
    expect(await setRule('points_per_unit', value)).toMatchObject({ code: 400 })
  await setRule('points_per_unit', '2')
  await setRule('points_per_referral', '0')
  await setRule('points_per_month', '0')
  const invited = await addMember(inviter.code)
  expect(await unwrap(invited.client.user.pointRules({}))).toEqual({
    per_referral: 0,
    per_unit: 2,
    per_month: 0,
    plan: null,
    is_paid_by_card: false,
  })
  await buy(invited)
  expect(await ledgerOf(invited)).toEqual(['order 48'])
  expect(await ledgerOf(inviter)).toEqual([])
  expect(await invited.client.user.spendPoints({ plan: 'premium', points: 0 })).toMatchObject({ message: 'points_off' })
  for (const name of Object.keys(pointRuleDefaults) as PointRuleName[]) await setRule(name, '')
  expect(await unwrap(invited.client.user.pointRules({}))).toMatchObject({ per_referral: 200, plan: 'premium' })
})

test('points buy months of the plan that one has, as many as they suffice for, also when all are bought at once', async () => {
  const member = await addMember()
  const spend = () => member.client.user.spendPoints({ plan: 'premium', points: 1000 })
  await unwrap(admin.userPoints.add({ user_id: member.id, delta: 2500 }))
  expect(await spend()).toMatchObject({ message: 'points_no_plan' })
  const { id } = await unwrap(
    admin.userOrder.add({ user_id: member.id, plan: 'premium', billing: 'monthly', periods: 1, amount: 0 }),
  )
  expect(id).not.toBe('')
  for (const shown of [
    { plan: 'standard' as const, points: 1000 },
    { plan: 'premium' as const, points: 1 },
  ])
    expect(await member.client.user.spendPoints(shown)).toMatchObject({ message: 'points_changed' })
  const before = (await unwrap(member.client.user.orders({}))).list[0]?.ends_at ?? ''
  const answers = await Promise.all(Array.from({ length: 8 }, spend))
  expect(answers.map(({ message }) => message).toSorted()).toEqual([
    ...Array.from({ length: 6 }, () => 'points_insufficient'),
    'success',
    'success',
  ])
  expect(await balanceOf(member)).toBe(500)
  const { list } = await unwrap(member.client.user.orders({}))
  expect(list.map(({ provider, amount }) => `${provider} ${amount}`)).toEqual(['points 0', 'points 0', 'manual 0'])
  // One after the other: no day is bought twice.
  expect([list[1]?.starts_at, list[0]?.starts_at]).toEqual([before, list[1]?.ends_at])

  await refund(list[0]?.id ?? '')
  expect(await balanceOf(member)).toBe(1500)
})

test('however orders and points come and go, the ledger adds up, nothing is earned twice, and no balance falls below 0', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sightline-points-'))
  const db = await openStore(folder)
  const person = fc.nat(3)
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('buy' as const), person, amount: fc.nat(200_000) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('refund' as const), order: fc.nat() }) },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('spend' as const), person, times: fc.integer({ min: 1, max: 4 }) }),
    },
  )
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 6 }), async (rounds) => {
        const people = await addChain(db)
        // What is in one round happens at once.
        for (const round of rounds)
          await Promise.all(
            round.map(async (one) => {
              if (one.kind === 'buy') return buyFor(db, people[one.person] ?? 0, one.amount)
              if (one.kind === 'spend') return spendFor(db, people[one.person] ?? 0, one.times)
              return refundOne(db, people, one.order)
            }),
          )
        expect(await sumsOf(db, people)).toEqual(await balancesOf(db, people))
        await assertLedger(db, people)
      }),
      { numRuns: sized(12, 200) },
    )
  } finally {
    await db.destroy()
    await rm(folder, { recursive: true, force: true })
  }
})

const NOW = new Date('2026-03-01T10:00:00.000Z')

/** Four people, each invited by the one before. */
async function addChain(db: Database): Promise<number[]> {
  const ids: number[] = []
  for (let index = 0; index < 4; index += 1) {
    members += 1
    const account = { email: `chain${members}@members.example`, level: 'member', passwordHash: '' } as const
    const { id } = await insertInvitedUser(db, account, NOW)
    await db
      .updateTable('app_user')
      .set({ inviter_id: ids.at(-1) ?? null, first_login_at: NOW.toISOString() })
      .where('id', '=', id)
      .execute()
    ids.push(id)
  }
  return ids
}

const buyFor = (db: Database, userId: number, amount: number) =>
  addOrder(
    db,
    { userId, plan: 'premium', billing: 'monthly', periods: 1, amount, status: 'paid', providerRef: null },
    defaultPrices,
    NOW,
  )

const REFUSALS = /points_insufficient|points_no_plan|order_state|row_changed/

async function spendFor(db: Database, userId: number, times: number): Promise<void> {
  const shown = { plan: 'premium', points: 1000 } as const
  await Promise.all(
    Array.from({ length: times }, () => expectRefusal(payWithPoints(db, userId, shown, defaultPrices, NOW))),
  )
}

async function refundOne(db: Database, people: readonly number[], which: number): Promise<void> {
  const orders = await db.selectFrom('user_order').select(['id', 'version']).where('user_id', 'in', people).execute()
  const order = orders[which % Math.max(orders.length, 1)]
  if (order !== undefined) await expectRefusal(changeOrder(db, order, { status: 'refunded' }, NOW))
}

/** It is done, or refused for one of the reasons that there are. */
async function expectRefusal(done: Promise<unknown>): Promise<void> {
  const error = await done.then(
    () => undefined,
    (reason: unknown) => (reason instanceof Error ? reason.message : 'unknown'),
  )
  if (error !== undefined) expect(error).toMatch(REFUSALS)
}

const sumsOf = (db: Database, people: readonly number[]): Promise<number[]> =>
  Promise.all(
    people.map(async (id) => {
      const rows = await db.selectFrom('user_points').select('delta').where('user_id', '=', id).execute()
      return rows.reduce((sum, { delta }) => sum + delta, 0)
    }),
  )

const balancesOf = (db: Database, people: readonly number[]): Promise<number[]> =>
  Promise.all(
    people.map(async (id) => {
      const { points } = await db.selectFrom('app_user').select('points').where('id', '=', id).executeTakeFirstOrThrow()
      return points
    }),
  )

async function assertLedger(db: Database, people: readonly number[]): Promise<void> {
  const orders = await db.selectFrom('user_order').selectAll().where('user_id', 'in', people).execute()
  for (const [index, id] of people.entries()) {
    const { points } = await db.selectFrom('app_user').select('points').where('id', '=', id).executeTakeFirstOrThrow()
    const rows = await db.selectFrom('user_points').selectAll().where('user_id', '=', id).orderBy('id').execute()
    expect(Math.min(0, ...rows.map(({ balance }) => balance))).toBe(0)
    expect(points).toBeGreaterThanOrEqual(0)
    const taken = new Set(rows.flatMap(({ reverses_id }) => (reverses_id === null ? [] : [reverses_id])))
    const own = orders.filter(({ user_id }) => user_id === id)
    for (const { id: order_id, provider, amount } of own) {
      const earned = rows.filter((row) => row.order_id === order_id && row.reason === 'order')
      const units = provider === 'points' ? 0 : Math.floor(amount / 100)
      expect(earned.map(({ delta }) => delta)).toEqual(units === 0 ? [] : [units])
      expect(rows.filter((row) => row.order_id === order_id && row.reason === 'spending')).toHaveLength(
        provider === 'points' ? 1 : 0,
      )
    }
    // One at most for each person who was invited, unless it was taken back.
    const referrals = rows.filter(({ id: row, reason }) => reason === 'referral' && !taken.has(row))
    const next = people[index + 1]
    const hasPaid = orders.some(
      ({ user_id, provider, amount }) => user_id === next && provider !== 'points' && amount > 0,
    )
    expect(rows.some(({ reason }) => reason === 'referral')).toBe(hasPaid)
    expect(referrals.length).toBeLessThanOrEqual(1 + rows.filter(({ reason }) => reason === 'correction').length)
  }
}
