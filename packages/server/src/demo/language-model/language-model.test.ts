import { afterEach, expect, test, vi } from 'vitest'
import { startLocalModel, type LocalModel, type ModelBehaviour } from './start-local-model.ts'
import { createLanguageModel } from '../../ai-tasks/language-model.ts'
import { signedPercentText } from '../../mail/formats.ts'
import { promptOf } from '../../ai-tasks/wording/prompt.ts'

let local: LocalModel | undefined
afterEach(async () => {
  await local?.stop()
  local = undefined
})

async function complete(behaviour: ModelBehaviour, signal = new AbortController().signal) {
  local = await startLocalModel(behaviour)
  const settings = { baseUrl: local.address, apiKey: 'sk-1', model: 'local' }
  // Whoever answers has all the time that a busy machine takes.
  const timeoutMs = behaviour === 'hangs' ? 300 : 20_000
  const model = createLanguageModel(settings, { timeoutMs, retryMs: 1, longestRetryMs: 1000 })
  return model.complete([{ role: 'user', content: 'Hello' }], { key: 'task-1', signal })
}

const worded = {
  text: expect.stringContaining('{visits_before}'),
  promptTokens: 900,
  completionTokens: 60,
  cost: 0.0123,
}

test.each([
  ['in a stream', 'ok', 1],
  ['in one piece', 'whole', 1],
  ['at the second attempt, once the provider is not busy', 'busy_once', 2],
] as const)('a completion comes %s', async (_how, behaviour, requests) => {
  expect(await complete(behaviour)).toMatchObject({ ...worded, generationId: `gen-${requests}` })
  expect(local?.requests.map(({ key, authorization }) => [key, authorization])).toEqual(
    Array.from({ length: requests }, () => ['task-1', 'Bearer sk-1']),
  )
  expect(JSON.parse(local?.requests[0]?.body ?? '')).toMatchObject({ model: 'local', stream: true })
})

test.each([
  ['busy', 'rate_limited', 1],
  ['no_credit', 'no_credit', 1],
  ['rejects_key', 'rejected', 1],
  ['error_in_answer', 'provider_failed', 2],
  ['error_in_stream', 'provider_failed', 2],
  ['cut_off', 'no_connection', 2],
  ['hangs', 'timed_out', 1],
  ['endless', 'no_connection', 2],
] as const)('a provider that is %s fails as %s, after %i requests', async (behaviour, failure, requests) => {
  await expect(complete(behaviour)).rejects.toMatchObject({ name: 'ModelError', failure })
  expect(local?.requests).toHaveLength(requests)
})

test('the key is in no error, also where the provider repeats it', async () => {
  await expect(complete('rejects_key')).rejects.toMatchObject({ message: 'rejected: Incorrect key: Bearer …' })
})

test('a provider says how long it wants to be left alone', async () => {
  await expect(complete('busy')).rejects.toMatchObject({ retryAfterMs: 86_400_000 })
})

test('a cancelled request is not tried again', async () => {
  const cancelling = new AbortController()
  const completion = complete('hangs', cancelling.signal).catch((error: unknown) => error)
  await vi.waitFor(() => expect(local?.requests).toHaveLength(1), { interval: 5 })
  cancelling.abort()
  expect(await completion).toMatchObject({ name: 'ModelError' })
  expect(local?.requests).toHaveLength(1)
})

test('a model where nobody listens is no connection', async () => {
  const model = createLanguageModel(
    { baseUrl: 'http://127.0.0.1:1/v1', apiKey: undefined, model: 'none' },
    { retryMs: 1 },
  )
  const request = model.complete([], { key: 'a', signal: new AbortController().signal })
  await expect(request).rejects.toMatchObject({ failure: 'no_connection' })
})

test.each([
  ['en-US', /^It fell from \{before\} to \{value\} \(\{change\}\)$/],
  ['zh-CN', /^该指标从 \{before\} 下降到 \{value\}（\{change\}）$/],
  ['ar', /^انخفض المقياس من \{before\} إلى \{value\} \(\{change\}\)$/],
] as const)('the local model words facts in the language %s, as it is told', async (locale, headline) => {
  local = await startLocalModel()
  const model = createLanguageModel({ baseUrl: local.address, apiKey: undefined, model: 'local' })
  const placeholders = new Map([
    ['before', { text: '10', meaning: 'before' }],
    ['value', { text: '5', meaning: 'now' }],
    ['change', { text: signedPercentText(-50, locale), meaning: 'the change', sign: -1 as const }],
  ])
  const { text } = await model.complete(promptOf('Say it.', placeholders, locale), {
    key: 'a',
    signal: new AbortController().signal,
  })
  expect((JSON.parse(text) as { headline: string }).headline).toMatch(headline)
})
