import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startLocalModel, type LocalModel, type ModelBehaviour } from './start-local-model.ts'
import { insertInvitedUser } from '../../store/relational/accounts/user-changes.ts'
import { findAiTask, type AiTask } from '../../store/relational/ai-tasks.ts'
import { openDatabase, type Database } from '../../store/relational/database.ts'
import { startAiTaskRunner, type AiTaskRunner } from '../../ai-tasks/ai-task-runner.ts'
import { addAiTask, changeAiTask } from '../../ai-tasks/ai-tasks.ts'
import { createLanguageModel } from '../../ai-tasks/language-model.ts'

const KEY = 'sk-secret-1'
const HOUR_MS = 60 * 60 * 1000

let db: Database
let provider: LocalModel
let runner: AiTaskRunner | undefined
let unionId: string
let lines: string[]
let now: Date

beforeEach(async () => {
  db = await openDatabase(':memory:')
  provider = await startLocalModel()
  lines = []
  now = new Date('2026-11-20T10:00:00Z')
  const user = { email: 'owner@example.com', level: 'member', passwordHash: '' } as const
  unionId = (await insertInvitedUser(db, user, now)).union_id
})
afterEach(async () => {
  await runner?.stop()
  runner = undefined
  await provider.stop()
  await db.destroy()
})

function startRunner({ hasModel = true, serverId = 'server-1' } = {}): void {
  const settings = { baseUrl: provider.address, apiKey: KEY, model: 'small' }
  runner = startAiTaskRunner({
    db,
    model: hasModel ? createLanguageModel(settings, { timeoutMs: 2000, retryMs: 1, longestRetryMs: 1000 }) : undefined,
    siteTasks: { write: () => Promise.reject(new Error('There is no task about a site here')) },
    serverId,
    log: { warn: (line) => lines.push(line) },
    now: () => now,
    everyMs: 5,
  })
}

async function addTask(model?: string): Promise<AiTask> {
  const task = await addAiTask(db, { union_id: unionId, task_type: 'greeting', prompt: 'Say hello', model }, now)
  runner?.wake()
  return task
}

const stateOf = async ({ id }: Pick<AiTask, 'id'>): Promise<AiTask> => {
  const task = await findAiTask(db, id)
  if (task === undefined) throw new Error(`Task ${id} is gone`)
  return task
}

const reaches = (task: AiTask, task_status: AiTask['task_status']): Promise<AiTask> =>
  vi.waitFor(
    async () => {
      const state = await stateOf(task)
      expect(state.task_status).toBe(task_status)
      return state
    },
    { timeout: 10_000, interval: 5 },
  )

const requested = (count: number) =>
  vi.waitFor(() => expect(provider.requests).toHaveLength(count), { timeout: 10_000, interval: 5 })

/** Long enough for many looks. */
const idle = () => new Promise((done) => setTimeout(done, 100))

test('a task that waits is asked of the model under its own number, and has what came of it', async () => {
  const task = await addTask()
  startRunner()
  expect(await reaches(task, 'succeeded')).toMatchObject({
    result: expect.stringContaining('{visits_before}'),
    error: null,
    generation_id: 'gen-1',
    model: 'local',
    prompt_tokens: 900,
    completion_tokens: 60,
    // 1.23 cents.
    cost: 2,
    currency: 'USD',
    finished_at: now.toISOString(),
    claimed_by: null,
  })
  const [request] = provider.requests
  expect(request).toMatchObject({ key: task.task_id, authorization: `Bearer ${KEY}` })
  expect(JSON.parse(request?.body ?? '')).toMatchObject({
    model: 'small',
    messages: [{ role: 'user', content: 'Say hello' }],
  })
})

test('a task may name another model of the provider', async () => {
  startRunner()
  await reaches(await addTask('large'), 'succeeded')
  expect(JSON.parse(provider.requests[0]?.body ?? '')).toMatchObject({ model: 'large' })
})

test('while the model is asked, the task is running', async () => {
  provider.behaviour = 'hangs'
  startRunner()
  const task = await addTask()
  await requested(1)
  expect(await stateOf(task)).toMatchObject({ task_status: 'running', claimed_by: 'server-1', finished_at: null })
})

test.each<[ModelBehaviour, number, string]>([
  ['no_credit', 1, 'no_credit: Insufficient credits'],
  ['busy', 1, 'rate_limited: Come back tomorrow'],
  ['error_in_answer', 2, 'provider_failed: The model is down'],
  ['error_in_stream', 2, 'provider_failed: The model went down'],
  ['cut_off', 2, 'no_connection'],
  ['hangs', 1, 'timed_out'],
  ['endless', 2, 'no_connection'],
  ['rejects_key', 1, 'rejected: Incorrect key: Bearer …'],
])('of a provider that is %s a task fails after %i requests, with the reason', async (behaviour, requests, error) => {
  provider.behaviour = behaviour
  startRunner()
  const task = await addTask()
  expect(await reaches(task, 'failed')).toMatchObject({
    error,
    result: null,
    cost: null,
    finished_at: now.toISOString(),
  })
  expect(provider.requests.map(({ key }) => key)).toEqual(Array.from({ length: requests }, () => task.task_id))
  expect(lines).toEqual([`The language model gives no answer that can be used: ${error}`])
  expect(lines.join()).not.toContain(KEY)
})

test('a provider that is busy once is asked once more', async () => {
  provider.behaviour = 'busy_once'
  startRunner()
  await reaches(await addTask(), 'succeeded')
  expect(provider.requests).toHaveLength(2)
})

test.each<[ModelBehaviour, number]>([
  ['busy', HOUR_MS],
  ['no_credit', 60_000],
])('while a provider is %s, other tasks wait %i ms, and are not lost', async (behaviour, holdMs) => {
  provider.behaviour = behaviour
  startRunner()
  await reaches(await addTask(), 'failed')
  const waiting = await addTask()
  provider.behaviour = 'ok'
  now = new Date(now.getTime() + holdMs - 1)
  await idle()
  expect(await stateOf(waiting)).toMatchObject({ task_status: 'pending' })
  expect(provider.requests).toHaveLength(1)
  now = new Date(now.getTime() + 1)
  await reaches(waiting, 'succeeded')
})

test('four tasks are asked at once', async () => {
  provider.behaviour = 'hangs'
  startRunner()
  const tasks = await Promise.all(Array.from({ length: 6 }, () => addTask()))
  await requested(4)
  await idle()
  expect(provider.requests).toHaveLength(4)
  const states = await Promise.all(tasks.map(stateOf))
  expect(states.map(({ task_status }) => task_status)).toEqual([
    ...Array.from({ length: 4 }, () => 'running'),
    'pending',
    'pending',
  ])
})

test('a task that is cancelled stays so, and the model is let go', async () => {
  provider.behaviour = 'hangs'
  startRunner()
  const task = await addTask()
  await requested(1)
  await changeAiTask(db, 'admin', await stateOf(task), { task_status: 'cancelled' }, now)
  runner?.leave(task.id)
  // As soon as it is let go, others are asked.
  provider.behaviour = 'ok'
  await reaches(await addTask(), 'succeeded')
  expect(await stateOf(task)).toMatchObject({ task_status: 'cancelled', result: null, error: null, claimed_by: null })
})

test('an answer that comes after the task was cancelled changes nothing', async () => {
  provider.waitsFrom = 1
  startRunner()
  const task = await addTask()
  await requested(1)
  const cancelled = await changeAiTask(db, 'admin', await stateOf(task), { task_status: 'cancelled' }, now)
  provider.goOn()
  await reaches(await addTask(), 'succeeded')
  expect(await stateOf(task)).toEqual(cancelled.task)
})

test('a task that is to run again has the costs of both runs', async () => {
  startRunner()
  const task = await addTask()
  await changeAiTask(db, 'admin', await reaches(task, 'succeeded'), { task_status: 'pending' }, now)
  runner?.wake()
  await requested(2)
  expect(await reaches(task, 'succeeded')).toMatchObject({ cost: 4, prompt_tokens: 1800, generation_id: 'gen-2' })
})

test('without a model, tasks wait for whoever else does them', async () => {
  startRunner({ hasModel: false })
  const task = await addTask()
  await idle()
  expect(await stateOf(task)).toEqual(task)
})

test('a task that is under way when the server stops waits for its next start', async () => {
  provider.behaviour = 'hangs'
  startRunner()
  const task = await addTask()
  await requested(1)
  await runner?.stop()
  expect(await stateOf(task)).toMatchObject({ task_status: 'pending', claimed_by: null, finished_at: null })
  provider.behaviour = 'ok'
  startRunner()
  await reaches(task, 'succeeded')
  expect(provider.requests.map(({ key }) => key)).toEqual([task.task_id, task.task_id])
})

test('tasks of a killed server are taken over: by itself at once, by another after a minute', async () => {
  const claimed = async (claimed_by: string | null, agoMs: number): Promise<AiTask> => {
    const task = await addTask()
    const claimed_at = claimed_by === null ? null : new Date(now.getTime() - agoMs).toISOString()
    await db
      .updateTable('ai_task')
      .set({ task_status: 'running', claimed_by, claimed_at })
      .where('id', '=', task.id)
      .execute()
    return task
  }
  const own = await claimed('server-1', 0)
  const forgotten = await claimed('server-2', 60_001)
  const others = await claimed('server-2', 60_000)
  const byHand = await claimed(null, 0)
  startRunner()
  await reaches(own, 'succeeded')
  await reaches(forgotten, 'succeeded')
  await idle()
  expect(await stateOf(others)).toMatchObject({ task_status: 'running', claimed_by: 'server-2' })
  expect(await stateOf(byHand)).toMatchObject({ task_status: 'running', claimed_by: null })
  expect(provider.requests).toHaveLength(2)
})
