import { type ApiClient, type CallInput, unwrap } from '@sightline/api-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clientWith, someAddress } from '../support/people.ts'
import { eventually, removeFolder, signedInClient, startProduct, type RunningProduct } from '../support/product.ts'
import { openStore } from '../support/test-store.ts'

let product: RunningProduct
let admin: ApiClient
let shop: ApiClient

beforeAll(async () => {
  product = await startProduct({ environment: { TRUST_PROXY: '1' } })
  admin = await signedInClient(product)
  shop = await register('shop@example.com')
  await register('viewer@example.com')
})
afterAll(async () => {
  await product.stop()
  await removeFolder(product.dataDir)
})

async function register(email: string): Promise<ApiClient> {
  const response = await fetch(`${product.address}/v1/auth/register`, {
    method: 'POST',
    headers: someAddress(),
    body: new URLSearchParams({ email, password: 'correct horse battery' }),
  })
  const { data } = (await response.json()) as { data: { token: string } }
  return clientWith(product, data.token)
}

const wrong = (code: number, message: string, field: string, key = message) => ({
  code,
  message,
  data: { fields: { [field]: key } },
})

describe('AI tasks', () => {
  let operator: ApiClient
  const unionIds = new Map<string, string>()

  beforeAll(async () => {
    operator = await register('operator@example.com')
    const store = await openStore(product.dataDir)
    await store.updateTable('app_user').set({ level: 'operator' }).where('email', '=', 'operator@example.com').execute()
    for (const row of await store.selectFrom('app_user').select(['email', 'union_id']).execute())
      unionIds.set(row.email, row.union_id)
    await store.destroy()
  })

  const addTask = (email = 'shop@example.com') =>
    unwrap(
      admin.aitask.addAppAitask({
        union_id: unionIds.get(email) ?? '',
        task_type: 'summary',
        prompt: 'Say hello',
      }),
    )

  test('wait, end, and are changed in the state that was seen', async () => {
    const task = await addTask()
    expect(task).toMatchObject({ task_status: 'pending', email: 'shop@example.com', finished_at: null, cost: null })
    const change = (version: number) =>
      operator.aitask.updateAppAitask({ id: task.id, version, task_status: 'succeeded', result: 'Hello' })
    const ended = await unwrap(change(1))
    expect(ended).toMatchObject({ task_status: 'succeeded', result: 'Hello', finished_at: expect.any(String) })
    expect(await change(1)).toEqual({ code: 409, message: 'row_changed', data: ended })
    const again = { id: task.id, version: 2, task_status: 'running' } as const
    expect(await operator.aitask.updateAppAitask(again)).toMatchObject({ data: { finished_at: null } })
  })

  test('about a website keep what was written, and can only be cancelled', async () => {
    const site = await unwrap(
      shop.website.addWebsite({ name: 'Told', domain: 'told.example', currency_type: 'EUR', time_zone: 'Etc/UTC' }),
    )
    const task = await unwrap(admin.aitask.addSiteSummary({ site_id: site.id, period: 'week', locale: 'en-US' }))
    const latest = async () =>
      (await unwrap(admin.aitask.fetchAppAitaskList({ task_id: task.task_id }))).list[0] ?? task
    // Without a model a template words it at once.
    await eventually(async () => (await latest()).task_status === 'succeeded')
    const { id, version, result } = await latest()
    const idsOf = async (filters: CallInput<'aitask', 'fetchAppAitaskList'>) =>
      (await unwrap(admin.aitask.fetchAppAitaskList(filters))).list.map((found) => found.id)
    expect(await idsOf({ domain: 'TOLD.ex' })).toEqual([id])
    expect(await idsOf({ domain: 'told', email: 'Shop@' })).toEqual([id])
    expect(await idsOf({ domain: 'told', email: 'viewer@' })).toEqual([])
    for (const change of [
      { result: 'Visits rose by 900 %.' },
      { cost: 999_999, currency: 'EUR' },
      { task_status: 'pending' },
    ] as const)
      expect(await operator.aitask.updateAppAitask({ id, version, ...change })).toMatchObject({
        code: 409,
        message: 'task_fixed',
      })
    expect(await latest()).toMatchObject({ version, result })
  })

  test('of staff are for administrators', async () => {
    const task = await addTask('operator@example.com')
    const change = { id: task.id, version: 1, task_status: 'cancelled' } as const
    expect(await operator.aitask.updateAppAitask(change)).toMatchObject({ code: 403, message: 'staff_protected' })
    expect(await admin.aitask.updateAppAitask(change)).toMatchObject({ code: 200 })
    expect(await operator.aitask.deleteAppAitask({ ids: [task.id] })).toMatchObject({ message: 'level_too_low' })
  })

  test('are filtered, and deleted together', async () => {
    const union_id = unionIds.get('viewer@example.com') ?? ''
    const tasks = [await addTask('viewer@example.com'), await addTask('viewer@example.com')]
    const { list: rows, total } = await unwrap(operator.aitask.fetchAppAitaskList({ union_id, task_status: 'pending' }))
    expect([rows.map((task) => task.id), total]).toEqual([tasks.map((task) => task.id).toReversed(), 2])
    expect(await admin.aitask.deleteAppAitask({ filters: { union_id }, total: 2 })).toMatchObject({ data: { done: 2 } })
    expect(await admin.aitask.deleteAppAitask({ ids: tasks.map((task) => task.id) })).toMatchObject({
      data: { done: 0, failed: tasks.map((task) => ({ id: task.id, message: 'not_found' })) },
    })
    expect(await admin.aitask.addAppAitask({ union_id: 'nobody', task_type: 'a', prompt: 'b' })).toEqual(
      wrong(404, 'not_found', 'union_id'),
    )
  })
})
