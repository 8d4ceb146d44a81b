import { type ApiClient, type CallOutput, unwrap } from '@sightline/api-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../src/store/relational/database.ts'
import { newCaller } from '../support/caller.ts'
import { clientWith } from '../support/people.ts'
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

describe('points', () => {
  const entriesOf = async (user_id: string) =>
    (await unwrap(admin.userPoints.fetchList({ user_id, with_reversed: true, pageSize: 200 }))).list

  test('fifty entries at once, and reversals among them, add up and never go below 0', async () => {
    const member = await add()
    const entries = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        admin.userPoints.add({ user_id: member.id, delta: index % 2 === 0 ? 10 : -7 }),
      ),
    )
    const adjusted = entries.flatMap((answer) => (answer.code === 200 ? [answer.data] : []))
    for (const { code, message } of entries)
      expect(code === 200 ? 'adjusted' : message).toMatch(/adjusted|points_insufficient/)
    const ids = adjusted.map(({ id }) => id)
    const reversals = await Promise.all([
      ...[...ids, ...ids].map((id) => unwrap(admin.userPoints.del({ ids: [id] }))),
      unwrap(admin.userPoints.del({ ids })),
    ])
    const rows = await entriesOf(member.id)
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
    expect(await entriesOf(member.id)).toMatchObject([
      { delta: -30, balance: 0, reason: 'reversal', reverses_id: row.id },
      { delta: 30, is_reversed: true },
    ])
    const own = await unwrap((await signedIn(member)).user.points())
    expect(own).toEqual({ list: [], total: 0 })
  })

  test('points that were spent cannot be taken back', async () => {
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
