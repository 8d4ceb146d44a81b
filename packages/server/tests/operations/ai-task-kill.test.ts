import { afterAll, beforeAll, expect, test } from 'vitest'
import { unwrap, type ApiClient } from '@sightline/api-client'
import { startLocalModel, type LocalModel } from '../../src/demo/language-model/start-local-model.ts'
import { freePort } from '../support/free-port.ts'
import { eventually, removeFolder, signedInClient, startProduct, type RunningProduct } from '../support/product.ts'
import { sized } from '../support/test-size.ts'
import { openStore } from '../support/test-store.ts'

const TASKS = sized(20, 400)
const KILLS = sized(3, 20)
/** Tasks that the server asks at once. */
const AT_ONCE = 4
/** Between two kills, and one of them waits. */
const ANSWERED = Math.floor(TASKS / (KILLS + 1))
const KEY = 'sk-of-this-test'

let product: RunningProduct
let provider: LocalModel
let admin: ApiClient
let union_id: string
/** What was asked when the server was killed. */
const unanswered = new Set<string>()
let options: NonNullable<Parameters<typeof startProduct>[0]>

beforeAll(async () => {
  provider = await startLocalModel()
  const environment = { AI_BASE_URL: provider.address, AI_API_KEY: KEY, AI_MODEL: 'local' }
  options = { port: await freePort(), environment }
  product = await startProduct(options)
  options = { ...options, dataDir: product.dataDir }
  admin = await signedInClient(product)
  const store = await openStore(product.dataDir)
  ;({ union_id } = await store.selectFrom('app_user').select('union_id').executeTakeFirstOrThrow())
  await store.destroy()
}, 120_000)

afterAll(async () => {
  await product.stop('SIGKILL')
  await removeFolder(product.dataDir)
  await provider.stop()
})

async function statuses(): Promise<Map<string, string>> {
  const store = await openStore(product.dataDir)
  const tasks = await store.selectFrom('ai_task').select(['task_id', 'task_status']).execute()
  await store.destroy()
  return new Map(tasks.map(({ task_id, task_status }) => [task_id, task_status]))
}

test(
  'each task comes to its end, and is asked again only where the server was killed while it waited for the answer',
  async () => {
    provider.waitsFrom = provider.requests.length + ANSWERED
    for (let number = 0; number < TASKS; number += 1)
      await unwrap(admin.aitask.addAppAitask({ union_id, task_type: 'greeting', prompt: `Say hello ${number}` }))
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const inHand = provider.waitsFrom + AT_ONCE - 1
      await eventually(async () => provider.requests.length === inHand, 60_000)
      const ended = new Promise((done) => product.process.once('exit', done))
      product.process.kill('SIGKILL')
      await ended
      const running = [...(await statuses())].filter(([, status]) => status === 'running').map(([taskId]) => taskId)
      expect(running).toHaveLength(AT_ONCE)
      for (const taskId of running) unanswered.add(taskId)
      provider.goOn()
      if (kill < KILLS) provider.waitsFrom = inHand + ANSWERED
      product = await startProduct(options)
    }
    await eventually(async () => [...(await statuses()).values()].every((status) => status === 'succeeded'), 60_000)
    const times = Map.groupBy(provider.requests, ({ key }) => key ?? '')
    expect(new Set(times.keys())).toEqual(new Set((await statuses()).keys()))
    const doubled = [...times].filter(([, requests]) => requests.length > 1).map(([key]) => key)
    expect(new Set(doubled)).toEqual(unanswered)
    expect(product.output()).not.toContain(KEY)
    console.log(`${TASKS} tasks, ${KILLS} kills, ${doubled.length} were asked again`)
  },
  sized(180_000, 900_000),
)

test('a task that an operator cancels while the model is asked stays cancelled, and is let go at once', async () => {
  admin = await signedInClient(product)
  provider.behaviour = 'hangs'
  const add = () => unwrap(admin.aitask.addAppAitask({ union_id, task_type: 'greeting', prompt: 'Say hello' }))
  const find = async (task_id: string) => {
    const [task] = (await unwrap(admin.aitask.fetchAppAitaskList({ task_id }))).list
    if (task === undefined) throw new Error('the task is gone')
    return task
  }
  const tasks = [await add(), await add(), await add(), await add()]
  for (const { task_id } of tasks) await eventually(async () => (await find(task_id)).task_status === 'running')
  for (const { task_id } of tasks) {
    const { id, version } = await find(task_id)
    await unwrap(admin.aitask.updateAppAitask({ id, version, task_status: 'cancelled' }))
  }
  // All places would be taken for a minute.
  provider.behaviour = 'ok'
  const next = await add()
  await eventually(async () => (await find(next.task_id)).task_status === 'succeeded')
  expect(await find(next.task_id)).toMatchObject({ cost: 2, currency: 'USD', prompt_tokens: 900, model: 'local' })
  for (const { task_id } of tasks)
    expect(await find(task_id)).toMatchObject({ task_status: 'cancelled', result: null, error: null })
})
