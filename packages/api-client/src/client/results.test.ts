import { afterEach, beforeEach, expect, expectTypeOf, test, vi } from 'vitest'
import { startService, success, errorAnswer, userinfo, type Service } from '../../tests/fakeService.ts'
import type { ApiClient } from './apiClient.ts'
import { createApiClient } from './createApiClient.ts'
import type { CallOutput } from './calls.ts'
import type { Success } from './result.ts'
import { memoryStorage } from './sessionStorage.ts'
import { ApiError, unwrap } from './unwrap.ts'

let service: Service
let client: ApiClient

beforeEach(async () => {
  service = await startService()
  client = createApiClient({ baseURL: service.baseURL })
})
afterEach(() => service.close())

test('an answer is its body: unknown fields pass through, absent ones are undefined', async () => {
  const body = { code: 200, message: 'ok', trace: 'x', data: { list: [{ id: '1', colour: 'red' }], total: 1 } }
  service.reply = () => ({ body })
  const result = await client.appUser.fetchAppUserList()
  expect(result).toEqual(body)
  if (result.code !== 200) throw new Error('refused')
  expect(result.data.list[0]?.email).toBeUndefined()
})

test('an answer without a code is none of the service, and no success', async () => {
  const onSuccess = vi.fn<() => void>()
  for (const body of [{ list: [] }, { code: '200', data: {} }]) {
    service.reply = () => ({ body })
    // oxlint-disable-next-line no-await-in-loop
    expect(await client.aitask.fetchAppAitaskList({}, { onSuccess })).toEqual({
      code: -1,
      error: -1,
      message: expect.stringMatching(/^The answer is not/),
      kind: 'http',
      status: 200,
    })
  }
  expect(onSuccess).not.toHaveBeenCalled()
})

test('an answer with a code is handed on, whatever else it lacks', async () => {
  service.reply = () => ({ body: { code: 200 } })
  expect(await client.auth.login({ email: 'a@b.co', password: 'x' })).toEqual({ code: 200 })
  expect(client.session.token()).toBeNull()
  service.reply = () => ({ body: { code: 500, message: 'odd' } })
  await expect(unwrap(client.user.info())).rejects.toMatchObject({ code: 500, message: 'odd', fields: {} })
})

test.each(['<!doctype html>', '', '[1]', '"text"', '3', 'null'])('%j is no answer', async (body) => {
  service.reply = () => ({ body })
  expect(await client.instance.info()).toMatchObject({ code: -1, error: -1, message: expect.stringContaining('JSON') })
})

test('a status that is not 2xx gives the service’s message, or tells the status', async () => {
  service.reply = () => ({ status: 429, body: errorAnswer('too_many_requests', 429) })
  expect(await client.instance.info()).toEqual({
    code: -1,
    error: -1,
    message: 'too_many_requests',
    kind: 'http',
    status: 429,
  })
  service.reply = () => ({ status: 502, body: '<html>Bad gateway</html>' })
  expect(await client.instance.info()).toMatchObject({ code: -1, message: expect.stringContaining('502') })
})

test('the callback runs on code 200, with the session already stored', async () => {
  const tokens: (string | null)[] = []
  service.reply = () => ({ body: success({ token: 't1', userinfo }) })
  const input = { email: 'a@example.com', password: 'long enough' }
  const result = await client.auth.login(input, {
    onSuccess(data, envelope) {
      expectTypeOf(envelope).toEqualTypeOf<Success<typeof data>>()
      tokens.push(data.token, envelope.data.token, client.session.token())
    },
  })
  expect(result).toMatchObject({ code: 200 })
  expect(tokens).toEqual(['t1', 't1', 't1'])
})

test('the callback is silent on everything else', async () => {
  const onSuccess = vi.fn<() => void>()
  service.reply = () => ({ body: errorAnswer('site_no_permission', 403) })
  await client.stats.current({ site_id: '1' }, { onSuccess })
  service.reply = () => ({ status: 500, body: success({}) })
  await client.stats.current({ site_id: '1' }, { onSuccess })
  service.reply = () => ({ body: 'nothing' })
  await client.stats.current({ site_id: '1' }, { onSuccess })
  expect(onSuccess).not.toHaveBeenCalled()
})

test('a result is told apart by its code', async () => {
  service.reply = () => ({ body: errorAnswer('site_no_permission', 403) })
  const result = await client.stats.current({ site_id: '1' })
  switch (result.code) {
    case 200:
      expectTypeOf(result.data).toEqualTypeOf<CallOutput<'stats', 'current'>>()
      break
    case -1:
      expectTypeOf(result.error).toEqualTypeOf<-1>()
      break
    case 400:
    case 402:
    case 403:
    case 404:
    case 409:
      expectTypeOf(result.message).toBeString()
  }
  expect(result.code).toBe(403)
  await expect(unwrap(client.stats.current({ site_id: '1' }))).rejects.toBeInstanceOf(ApiError)
})

test('a call has a time limit of its own', async () => {
  service.reply = () => undefined
  expect(await client.instance.info({}, { timeout: 30 })).toEqual({
    code: -1,
    error: -1,
    message: expect.stringContaining('30ms'),
    kind: 'timeout',
  })
})

test('a call that is aborted already is never sent, and is no error of its set-up', async () => {
  const onError = vi.fn<() => void>()
  const quiet = createApiClient({ baseURL: service.baseURL, onError })
  expect(await quiet.instance.info({}, { signal: AbortSignal.abort() })).toMatchObject({ code: -1, error: -1 })
  expect(onError).not.toHaveBeenCalled()
  expect(service.seen).toEqual([])
})

test('a storage that refuses makes a failure, not an exception', async () => {
  const full = memoryStorage()
  full.setItem = () => {
    throw new Error('The quota has been exceeded')
  }
  service.reply = () => ({ body: success({ token: 't1', userinfo }) })
  const result = await createApiClient({ baseURL: service.baseURL, storage: full }).auth.login({
    email: 'a',
    password: 'b',
  })
  expect(result).toMatchObject({ code: -1, error: -1, message: 'The quota has been exceeded', kind: 'rejected' })
})

test('progress ends after a failure, and several requests at once count as one', async () => {
  const onProgress = vi.fn<(isRunning: boolean) => void>()
  const watched = createApiClient({ baseURL: service.baseURL, onProgress })
  service.reply = ({ url }) => (url.startsWith('/v1/stats') ? { status: 500, body: '' } : { body: success({}) })
  await Promise.all([
    watched.instance.info(),
    watched.stats.overview(),
    watched.user.info({}, { progress: false }),
    watched.serverLoader({ route: '/', url: '/' }, { progress: false }),
  ])
  expect(onProgress.mock.calls).toEqual([[true], [false]])
})

test('progress that throws fails no request, also not an upload, and is told as an error', async () => {
  const onError = vi.fn<(message: string) => void>()
  const onProgress = () => {
    throw new Error('The bar is gone')
  }
  const watched = createApiClient({ baseURL: service.baseURL, onProgress, onError })
  service.reply = () => ({ body: success({ job_id: '7' }) })
  const file = new File(['email'], 'users.csv')
  expect(await watched.appUser.importNew({ file })).toMatchObject({ code: 200, data: { job_id: '7' } })
  expect(onError.mock.calls).toEqual([['The bar is gone'], ['The bar is gone']])
})

test('where the stored token cannot be read, a call that needs one is not sent without', async () => {
  const storage = memoryStorage()
  storage.getItem = () => {
    throw new Error('The operation is insecure')
  }
  const unread = createApiClient({ baseURL: service.baseURL, storage })
  service.reply = () => ({ body: success({}) })
  expect(await unread.user.info()).toEqual({
    code: -1,
    error: -1,
    message: 'The operation is insecure',
    kind: 'rejected',
    cause: expect.any(Error),
  })
  expect(service.seen).toEqual([])
  // These calls need no session, and none can be read here.
  expect(await unread.instance.info()).toMatchObject({ code: 200 })
  expect(unread.session.token()).toBeNull()
})
