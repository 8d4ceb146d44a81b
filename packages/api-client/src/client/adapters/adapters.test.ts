import { createServer } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { errorAnswer, startService, success, type Service } from '../../../tests/fakeService.ts'
import { createFetchClient } from '../createFetchClient.ts'
import { createApiClient } from '../createApiClient.ts'
import { ApiError, unwrap } from '../unwrap.ts'
import { fetchAdapter } from './fetch.ts'

let service: Service
beforeEach(async () => {
  service = await startService()
})
afterEach(() => {
  service.close()
})

const token = 'slk_a_key_that_nobody_may_read'

describe.each([
  ['axios', createApiClient],
  ['fetch', createFetchClient],
])('sent by %s', (_, create) => {
  test('queries, bodies, headers and tokens arrive at the service', async () => {
    const client = create({ baseURL: `${service.baseURL}/`, token, headers: { 'X-Team': 'harbour' } })
    await client.stats.dashboard({ site_id: '7', range: '7d' })
    await client.website.addWebsite({ name: 'A & B', domain: 'ä.example', currency_type: 'EUR' })
    const [get, post] = service.seen
    expect(get).toMatchObject({ method: 'GET', url: '/v1/stats/dashboard?site_id=7&range=7d', body: '' })
    expect(get?.headers).toMatchObject({ authorization: `Bearer ${token}`, 'x-team': 'harbour' })
    expect(post?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/)
    expect(post?.body).toBe('name=A+%26+B&domain=%C3%A4.example&currency_type=EUR')
  })

  test('a file goes as multipart', async () => {
    const file = new File(['email\nada@example.com\n'], 'users.csv', { type: 'text/csv' })
    await create({ baseURL: service.baseURL }).appUser.importNew({ file })
    const [seen] = service.seen
    expect(seen?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(seen?.body).toContain('filename="users.csv"')
  })

  test('each failure has its kind', async () => {
    const client = create({ baseURL: service.baseURL })
    service.reply = () => ({
      status: 503,
      body: errorAnswer('figures_unavailable', 503),
      headers: { 'Retry-After': '7' },
    })
    const unavailable = { kind: 'http', status: 503, retryAfter: 7, message: 'figures_unavailable' }
    expect(await client.instance.info()).toEqual({ code: -1, error: -1, ...unavailable })
    await expect(unwrap(client.instance.info())).rejects.toMatchObject({ name: 'ApiError', ...unavailable })
    service.reply = () => ({ body: '<!doctype html>' })
    expect(await client.instance.info()).toMatchObject({
      kind: 'http',
      status: 200,
      message: expect.stringMatching(/^The answer is a page and not JSON: is baseURL the address of the service/),
    })
    service.reply = () => undefined
    expect(await client.instance.info({}, { timeout: 30 })).toMatchObject({
      kind: 'timeout',
      message: 'timeout of 30ms exceeded',
    })
    const controller = new AbortController()
    const call = client.instance.info({}, { signal: controller.signal })
    controller.abort()
    expect(await call).toMatchObject({ code: -1, kind: 'aborted' })
    expect(await client.instance.info({}, { signal: AbortSignal.abort() })).toMatchObject({ kind: 'aborted' })
    const onError = vi.fn<(message: string) => void>()
    const nowhere = create({ baseURL: await closedPort(), onError })
    expect(await nowhere.instance.info()).toMatchObject({ kind: 'network', cause: expect.anything() })
    expect(onError).not.toHaveBeenCalled()
    expect(await create({ baseURL: 'http://[', onError }).instance.info()).toMatchObject({ kind: 'rejected' })
    expect(onError).toHaveBeenCalledOnce()
  })

  test('a failure holds no token', async () => {
    const client = create({ baseURL: await closedPort(), token })
    const error: unknown = await unwrap(client.instance.info()).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ApiError)
    const { inspect } = await import('node:util')
    expect(inspect(error, { depth: Infinity, showHidden: true })).not.toContain(token)
  })

  test('a cause is kept with what is thrown', async () => {
    const client = create({ baseURL: await closedPort() })
    const error: unknown = await unwrap(client.instance.info()).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ kind: 'network', cause: expect.anything() })
  })

  test('a token of its own is neither renewed nor given up', async () => {
    const onSessionExpired = vi.fn<() => void>()
    service.reply = () => ({ body: errorAnswer('jwt_error_02') })
    const client = create({ baseURL: service.baseURL, token: () => token, onSessionExpired })
    expect(await client.user.info()).toMatchObject({ code: 400, message: 'jwt_error_02' })
    expect(onSessionExpired).not.toHaveBeenCalled()
    expect(await client.user.info()).toMatchObject({ code: 400 })
    expect(service.seen.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${token}`, `Bearer ${token}`])
  })

  test('requests and answers can be looked at, and headers set', async () => {
    const seen: unknown[] = []
    const client = create({
      baseURL: service.baseURL,
      onRequest: (request) => void (request.headers['X-Request'] = 'r1'),
      onResponse: ({ status, header }, { method, url }) =>
        void seen.push([method, url, status, header('Content-Type')]),
    })
    await client.instance.info()
    expect(service.seen[0]?.headers['x-request']).toBe('r1')
    expect(seen).toEqual([['GET', `${service.baseURL}/v1/instance/info`, 200, 'application/json']])
  })
})

test('another fetch can be given, such as a framework’s own', async () => {
  const send = vi.fn<typeof fetch>(async () => Response.json(success({ current_visitors: 5 })))
  const client = createApiClient({ baseURL: 'https://service.example', adapter: fetchAdapter(send) })
  expect(await client.stats.current({ site_id: '1' })).toMatchObject({ data: { current_visitors: 5 } })
  expect(send).toHaveBeenCalledOnce()
})

test('a service that answers with a page is named once in the console, during development', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {})
  service.reply = () => ({ body: '<!doctype html>' })
  vi.stubEnv('NODE_ENV', 'production')
  vi.resetModules()
  const { createFetchClient: create } = await import('../createFetchClient.ts')
  const client = create({ baseURL: service.baseURL })
  await client.instance.info()
  expect(said).not.toHaveBeenCalled()
  vi.unstubAllEnvs()
  await client.instance.info()
  await client.instance.info()
  expect(said.mock.calls).toEqual([
    [expect.stringMatching(/^@sightline\/api-client: The answer is a page and not JSON: is baseURL/)],
  ])
  said.mockRestore()
})

/** An address whose port no server listens on. */
async function closedPort(): Promise<string> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  await new Promise<void>((done) => server.close(() => done()))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `http://127.0.0.1:${address.port}`
}
