import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, expectTypeOf, test, vi } from 'vitest'
import { createApiClient } from './createApiClient.ts'
import { memoryStorage } from './sessionStorage.ts'
import { ApiError, unwrap } from './unwrap.ts'

interface Seen {
  method: string | undefined
  url: string | undefined
  authorization: string | undefined
  type: string | undefined
  body: string
}

let server: Server
let baseURL: string
let seen: Seen[]
/** The answer of the mock; undefined never answers. */
let answer: { status: number; body: unknown; headers?: Record<string, string> } | undefined

beforeEach(async () => {
  seen = []
  answer = { status: 200, body: { code: 200, message: 'success', data: {} } }
  server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  baseURL = `http://127.0.0.1:${address.port}`
})
async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request)
  const { method, url, headers } = request
  seen.push({ method, url, authorization: headers.authorization, type: headers['content-type'], body })
  if (answer === undefined) return
  response
    .writeHead(answer.status, { 'Content-Type': 'application/json', ...answer.headers })
    .end(JSON.stringify(answer.body))
}

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const userinfo = {
  email: 'a@example.com',
  invite_code: 'abc',
  analytics_status: 'none',
  vip_status: 'trial',
  expired_time: null,
  status: 'active',
} as const

test('a GET carries its input in the query, and no header without a token', async () => {
  await createApiClient({ baseURL }).stats.dashboard({ site_id: '7', range: '7d' })
  expect(seen).toEqual([
    {
      method: 'GET',
      url: '/v1/stats/dashboard?site_id=7&range=7d',
      authorization: undefined,
      type: undefined,
      body: '',
    },
  ])
})

test('a POST is form-urlencoded, with the stored token', async () => {
  const storage = memoryStorage()
  storage.setItem('token', 'abc')
  const client = createApiClient({ baseURL, storage })
  await client.website.addWebsite({ name: 'A & B', domain: 'ä.example', currency_type: 'EUR' })
  expect(seen[0]).toMatchObject({ method: 'POST', url: '/v1/website/addWebsite', authorization: 'Bearer abc' })
  expect(seen[0]?.type).toMatch(/^application\/x-www-form-urlencoded/)
  expect(seen[0]?.body).toBe('name=A+%26+B&domain=%C3%A4.example&currency_type=EUR')
})

test('an undefined field is left out', async () => {
  // @ts-expect-error exact optional properties: only a caller without types does this
  await createApiClient({ baseURL }).stats.dashboard({ site_id: '7', range: undefined })
  expect(seen[0]?.url).toBe('/v1/stats/dashboard?site_id=7')
})

test('login stores token and userinfo, logout removes both', async () => {
  const storage = memoryStorage()
  const client = createApiClient({ baseURL, storage })
  answer = { status: 200, body: { code: 200, message: 'success', data: { token: 't1', userinfo } } }
  await client.auth.login({ email: 'a@example.com', password: 'long enough' })
  expect(storage.getItem('token')).toBe('t1')
  expect(JSON.parse(storage.getItem('userinfo') ?? '')).toEqual(userinfo)
  answer = { status: 200, body: { code: 200, message: 'success', data: {} } }
  await client.auth.logout()
  expect(storage.getItem('token')).toBeNull()
  expect(storage.getItem('userinfo')).toBeNull()
})

test('a refused login stores nothing', async () => {
  const storage = memoryStorage()
  answer = { status: 200, body: { code: 400, message: 'sign_in_failed', data: null } }
  const result = await createApiClient({ baseURL, storage }).auth.login({ email: 'a@b.co', password: 'x' })
  expect(result).toEqual({ code: 400, message: 'sign_in_failed', data: null })
  expect(storage.getItem('token')).toBeNull()
})

test.each(['jwt_error_01', 'jwt_error_02'])(
  '%s ends the session once, however many answers say so',
  async (message) => {
    const storage = memoryStorage()
    storage.setItem('token', 'abc')
    storage.setItem('userinfo', '{}')
    storage.setItem('theme', 'dark')
    const onSessionExpired = vi.fn<() => void>()
    const client = createApiClient({ baseURL, storage, onSessionExpired })
    answer = { status: 200, body: { code: 400, message, data: null } }
    await Promise.all([client.user.info(), client.user.info(), client.user.info()])
    expect(onSessionExpired).toHaveBeenCalledOnce()
    expect([storage.getItem('token'), storage.getItem('userinfo'), storage.getItem('theme')]).toEqual([
      null,
      null,
      'dark',
    ])
  },
)

test('other errors, and token errors without a token, end nothing', async () => {
  const onSessionExpired = vi.fn<() => void>()
  answer = { status: 200, body: { code: 400, message: 'jwt_error_01', data: null } }
  await createApiClient({ baseURL, onSessionExpired }).user.info()
  const storage = memoryStorage()
  storage.setItem('token', 'abc')
  answer = { status: 200, body: { code: 400, message: 'invalid_input', data: null } }
  await createApiClient({ baseURL, storage, onSessionExpired }).user.info()
  expect(onSessionExpired).not.toHaveBeenCalled()
  expect(storage.getItem('token')).toBe('abc')
})

test('no answer, or one that is not 2xx, resolves to code -1 with the message', async () => {
  answer = { status: 503, body: { code: 503, message: 'figures_unavailable', data: null } }
  const client = createApiClient({ baseURL })
  expect(await client.instance.info()).toMatchObject({ code: -1, error: -1, message: 'figures_unavailable' })
  const nowhere = createApiClient({ baseURL: 'http://127.0.0.1:1' })
  expect(await nowhere.instance.info()).toMatchObject({ code: -1, error: -1 })
  answer = undefined
  const tooSlow = createApiClient({ baseURL, timeout: 50 })
  expect(await tooSlow.instance.info()).toMatchObject({
    code: -1,
    error: -1,
    message: expect.stringContaining('timeout'),
  })
})

test.each([
  ['7', 7],
  ['Fri, 20 Nov 2026 10:00:00 GMT', undefined],
  ['-1', undefined],
])('Retry-After: %s is kept with the failure', async (given, retryAfter) => {
  const body = { code: 429, message: 'too_many_queries', data: null }
  answer = { status: 429, body, headers: { 'Retry-After': given } }
  const result = createApiClient({ baseURL }).stats.current({ site_id: '1' })
  const failure = { code: -1, error: -1, message: 'too_many_queries', kind: 'http', status: 429 }
  expect(await result).toEqual(retryAfter === undefined ? failure : { ...failure, retryAfter })
  await expect(unwrap(result)).rejects.toMatchObject({
    message: 'too_many_queries',
    kind: 'http',
    status: 429,
    retryAfter,
  })
})

test('a call can be taken back', async () => {
  const controller = new AbortController()
  const call = createApiClient({ baseURL }).instance.info({}, { signal: controller.signal })
  controller.abort()
  expect(await call).toMatchObject({ code: -1, error: -1 })
})

test('requests at the same time are one progress', async () => {
  const onProgress = vi.fn<(isRunning: boolean) => void>()
  const client = createApiClient({ baseURL, onProgress })
  await Promise.all([client.instance.info(), client.instance.info()])
  expect(onProgress.mock.calls).toEqual([[true], [false]])
  await client.instance.info({}, { progress: false })
  expect(onProgress).toHaveBeenCalledTimes(2)
})

test('a damaged userinfo is none', () => {
  const storage = memoryStorage()
  storage.setItem('userinfo', '{')
  expect(createApiClient({ baseURL, storage }).session.userinfo()).toBeNull()
})

test('unwrap gives data or throws what was refused', async () => {
  const client = createApiClient({ baseURL })
  answer = { status: 200, body: { code: 200, message: 'success', data: { current_visitors: 3 } } }
  const data = await unwrap(client.stats.current({ site_id: '1' }))
  expectTypeOf(data).toEqualTypeOf<{ current_visitors: number; minutes?: number[] | undefined }>()
  expect(data.current_visitors).toBe(3)

  answer = {
    status: 200,
    body: { code: 400, message: 'invalid_input', data: { fields: { site_id: 'field_invalid' } } },
  }
  const error = await unwrap(client.stats.current({ site_id: 'x' })).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ code: 400, message: 'invalid_input', fields: { site_id: 'field_invalid' } })
})
