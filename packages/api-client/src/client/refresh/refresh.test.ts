import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { errorAnswer, startService, success, userinfo, type Reply, type Service } from '../../../tests/fakeService.ts'
import { createApiClient } from '../createApiClient.ts'
import { memoryStorage } from '../sessionStorage.ts'
import type { SessionStorage } from '../sessionStorage.ts'
import { lifetimeOf } from './jwt.ts'

let service: Service
let storage: SessionStorage
const onSessionExpired = vi.fn<() => void>()

beforeEach(async () => {
  service = await startService()
  storage = memoryStorage()
  onSessionExpired.mockClear()
  issued = 0
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  service.close()
})

const path = '/v1/auth/refresh'
const createClient = (timeout = 5_000) =>
  createApiClient({ baseURL: service.baseURL, storage, timeout, onSessionExpired })

let issued = 0
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const jwt = (claims: object) => `${encoded({ alg: 'HS256' })}.${encoded({ ...claims, n: (issued += 1) })}.signature`

/**
 * A token of one hour, this many seconds before its end, by a clock that differs from this machine's by `offset`
 * seconds.
 */
const hourToken = (secondsLeft: number, offset = 0) => {
  const exp = Math.floor(Date.now() / 1000) + offset + secondsLeft
  return jwt({ iat: exp - 3600, exp })
}
const freshToken = () => hourToken(3600)

const signIn = (token: string, more: object = { refresh_token: 'r1' }) => {
  storage.setItem('token', token)
  storage.setItem('userinfo', JSON.stringify({ ...userinfo, ...more }))
}
const renewed = (token = freshToken(), refresh_token = 'r2'): Reply => ({
  body: success({ token, userinfo: { ...userinfo, refresh_token } }),
})

/** Answers refreshes with the given reply, and every other call with success. */
const onRefresh = (reply: () => Reply | undefined | Promise<Reply | undefined>) => {
  service.reply = ({ url }) => (url === path ? reply() : { body: success({}) })
}
const bearersOf = (url: string) =>
  service.seen.filter((seen) => seen.url === url).map(({ headers }) => headers.authorization)

describe('when', () => {
  test('less than a minute is left, the token is exchanged before the request', async () => {
    signIn(hourToken(59))
    const next = freshToken()
    onRefresh(() => renewed(next))
    await createClient().user.info()
    expect(service.seen.map(({ method, url }) => `${method} ${url}`)).toEqual([`POST ${path}`, 'GET /v1/user/info'])
    expect(service.seen[0]?.body).toBe('refresh_token=r1')
    expect(bearersOf('/v1/user/info')).toEqual([`Bearer ${next}`])
    expect(storage.getItem('token')).toBe(next)
    expect(JSON.parse(storage.getItem('userinfo') ?? '')).toMatchObject({ refresh_token: 'r2' })
  })

  test('a minute is left, it is not', async () => {
    signIn(hourToken(62))
    await createClient().user.info()
    expect(service.count(path)).toBe(0)
  })

  test('the life is short, a fifth of it counts', async () => {
    const now = Math.floor(Date.now() / 1000)
    signIn(jwt({ iat: now - 70, exp: now + 30 }))
    await createClient().user.info()
    expect(service.count(path)).toBe(0)
    signIn(jwt({ iat: now - 85, exp: now + 15 }))
    onRefresh(() => renewed())
    await createClient().user.info()
    expect(service.count(path)).toBe(1)
  })

  test.each([
    ['there is no refresh token', () => signIn(hourToken(-1), {})],
    ['there is no such field', () => signIn(hourToken(-1), { refresh_token: undefined })],
    ['the token is no JWT', () => signIn('opaque')],
    ['the token only looks like one', () => signIn('a.b.c')],
    ['the token has no end', () => signIn(jwt({ iat: 1 }))],
    ['nobody is signed in', () => {}],
  ])('%s, the request goes as it is', async (_, prepare) => {
    prepare()
    await createClient().user.info()
    expect(service.count(path)).toBe(0)
    expect(service.count('/v1/user/info')).toBe(1)
  })

  test('signing in and out and calls for visitors never wait', async () => {
    signIn(hourToken(-1))
    onRefresh(() => undefined)
    const client = createClient()
    void client.user.info()
    await vi.waitFor(() => expect(service.count(path)).toBe(1))
    const soon = { timeout: 200 }
    expect(await client.instance.info({}, soon)).toMatchObject({ code: 200 })
    expect(await client.auth.login({ email: 'a@b.co', password: 'x' }, soon)).toMatchObject({ code: 200 })
    expect(await client.auth.register({ email: 'a@b.co', password: 'x' }, soon)).toMatchObject({ code: 200 })
    expect(await client.auth.logout({}, soon)).toMatchObject({ code: 200 })
    expect(service.count(path)).toBe(1)
  })
})

describe('once', () => {
  test('for all requests that wait', async () => {
    signIn(hourToken(10))
    onRefresh(() => renewed())
    const client = createClient()
    await Promise.all([client.user.info(), client.stats.overview(), client.user.notices(), client.user.info()])
    expect(service.count(path)).toBe(1)
    expect(new Set(bearersOf('/v1/user/info'))).toEqual(new Set([`Bearer ${storage.getItem('token')}`]))
  })

  test.each(['with navigator.locks', 'without'])('for all tabs, %s', async (way) => {
    if (way === 'without') vi.stubGlobal('navigator', {})
    signIn(hourToken(10))
    onRefresh(() => renewed())
    const tabs = [createClient(), createClient(), createClient()]
    await Promise.all(tabs.map((tab) => tab.user.info()))
    expect(service.count(path)).toBe(1)
    expect(new Set(bearersOf('/v1/user/info'))).toEqual(new Set([`Bearer ${storage.getItem('token')}`]))
  })

  test('another session’s exchange is not waited for', async () => {
    signIn(hourToken(10))
    onRefresh(() => undefined)
    void createClient(400).user.info()
    await vi.waitFor(() => expect(service.count(path)).toBe(1))
    storage = memoryStorage()
    signIn(hourToken(10))
    onRefresh(() => renewed())
    expect(await createClient(200).user.info()).toMatchObject({ code: 200 })
    expect(JSON.parse(storage.getItem('userinfo') ?? '')).toMatchObject({ refresh_token: 'r2' })
  })
})

describe('a wrong clock', () => {
  test('that is ahead makes one refresh, not one before each request', async () => {
    signIn(hourToken(3600, -7200))
    onRefresh(() => renewed(hourToken(3600, -7200)))
    const client = createClient()
    for (let call = 0; call < 3; call += 1) await client.user.info()
    expect(service.count(path)).toBe(1)
  })

  test('that is ahead is seen at sign-in', async () => {
    service.reply = () => renewed(hourToken(3600, -7200))
    const client = createClient()
    await client.auth.login({ email: 'a@b.co', password: 'x' })
    await client.user.info()
    expect(service.count(path)).toBe(0)
  })

  test('that is behind does not make a token outlive its end', async () => {
    signIn(hourToken(3600, 7200))
    onRefresh(() => renewed(hourToken(3600, 7200)))
    const client = createClient()
    await client.user.info()
    // The token was issued in the future, so nobody knows how old it is.
    expect(service.count(path)).toBe(1)
    await client.user.info()
    expect(service.count(path)).toBe(1)
  })

  test('is learnt from the Date header', async () => {
    const inHalfAnHour = new Date(Date.now() + 1_800_000).toUTCString()
    service.reply = () => ({ ...renewed(), headers: { Date: inHalfAnHour } })
    const client = createClient()
    signIn(hourToken(1200))
    await client.instance.info()
    await client.user.info()
    expect(service.count(path)).toBe(1)
  })

  test('is not learnt from an answer out of a cache', async () => {
    const inHalfAnHour = new Date(Date.now() + 1_800_000).toUTCString()
    service.reply = () => ({ body: success({}), headers: { Date: inHalfAnHour, Age: '60' } })
    const client = createClient()
    signIn(hourToken(1200))
    await client.instance.info()
    await client.user.info()
    expect(service.count(path)).toBe(0)
  })

  test('that is set right later changes nothing for a token that came meanwhile', async () => {
    service.reply = () => renewed()
    const client = createClient()
    await client.auth.login({ email: 'a@b.co', password: 'x' })
    const { now } = Date
    vi.spyOn(Date, 'now').mockImplementation(() => now() - 86_400_000)
    await client.user.info()
    expect(service.count(path)).toBe(0)
    const later = performance.now() + 3_590_000
    vi.spyOn(performance, 'now').mockImplementation(() => later)
    await client.user.info()
    expect(service.count(path)).toBe(1)
  })

  test('a new token that seems to have ended is used until the service refuses it', async () => {
    signIn(hourToken(-1))
    const exp = Math.floor(Date.now() / 1000) - 600
    onRefresh(() => renewed(jwt({ exp })))
    const client = createClient()
    for (let call = 0; call < 3; call += 1) await client.user.info()
    expect(service.count(path)).toBe(1)
  })
})

describe('a refresh that is refused', () => {
  test.each(['jwt_error_01', 'jwt_error_02'])('with %s ends the session, once', async (message) => {
    signIn(hourToken(10))
    onRefresh(() => ({ body: errorAnswer(message) }))
    const client = createClient()
    const results = await Promise.all([client.user.info(), client.stats.overview(), client.user.notices()])
    expect(results.map((result) => result.message)).toEqual([message, message, message])
    expect([storage.getItem('token'), storage.getItem('userinfo')]).toEqual([null, null])
    expect(onSessionExpired).toHaveBeenCalledOnce()
    expect(service.seen).toHaveLength(1)
  })

  test('otherwise leaves it to the service what becomes of the request', async () => {
    const token = hourToken(-1)
    signIn(token)
    service.reply = ({ url }) => ({
      body: url === path ? errorAnswer('account_disabled', 403) : errorAnswer('jwt_error_02'),
    })
    expect(await createClient().user.info()).toMatchObject({ code: 400, message: 'jwt_error_02' })
    expect(bearersOf('/v1/user/info')).toEqual([`Bearer ${token}`])
    expect(onSessionExpired).toHaveBeenCalledOnce()
  })

  test('by a service that has no such call does not strand the session', async () => {
    signIn(hourToken(-1))
    onRefresh(() => ({ status: 404, body: 'not found' }))
    expect(await createClient().user.info()).toMatchObject({ code: 200 })
  })
})

describe('a refresh without an answer', () => {
  test('lets the request go on while the token has life left', async () => {
    const token = hourToken(30)
    signIn(token)
    onRefresh(() => ({ status: 503, body: 'down' }))
    expect(await createClient().user.info()).toMatchObject({ code: 200 })
    expect(bearersOf('/v1/user/info')).toEqual([`Bearer ${token}`])
  })

  test('fails the request after that, and the session stays', async () => {
    const token = hourToken(-1)
    signIn(token)
    onRefresh(() => undefined)
    expect(await createClient(100).user.info()).toMatchObject({ code: -1, error: -1 })
    expect(storage.getItem('token')).toBe(token)
    expect(onSessionExpired).not.toHaveBeenCalled()
    expect(service.count('/v1/user/info')).toBe(0)
  })

  test('is tried again after a few seconds, not with each request', async () => {
    signIn(hourToken(-1))
    onRefresh(() => ({ status: 503, body: errorAnswer('figures_unavailable') }))
    const client = createClient()
    for (let call = 0; call < 4; call += 1)
      expect(await client.user.info()).toMatchObject({ code: -1, error: -1, message: 'figures_unavailable' })
    expect(service.count(path)).toBe(1)

    const later = performance.now() + 6_000
    vi.spyOn(performance, 'now').mockImplementation(() => later)
    onRefresh(() => renewed())
    expect(await client.user.info()).toMatchObject({ code: 200 })
    expect(service.count(path)).toBe(2)
  })
})

describe('meanwhile', () => {
  test('a request that is aborted fails at once; the others get their token', async () => {
    signIn(hourToken(10))
    let answer = () => {}
    onRefresh(
      () =>
        new Promise((resolve) => {
          answer = () => resolve(renewed())
        }),
    )
    const client = createClient()
    const controller = new AbortController()
    const aborted = client.user.info({}, { signal: controller.signal })
    const patient = client.stats.overview()
    await vi.waitFor(() => expect(service.count(path)).toBe(1))
    controller.abort()
    expect(await aborted).toMatchObject({ code: -1, error: -1 })
    expect(service.count('/v1/user/info')).toBe(0)
    answer()
    expect(await patient).toMatchObject({ code: 200 })
    expect(service.count(path)).toBe(1)
  })

  test('a request that is aborted already waits for nothing', async () => {
    signIn(hourToken(10))
    onRefresh(() => undefined)
    const call = createClient().user.info({}, { signal: AbortSignal.abort(), timeout: 300 })
    expect(await call).toMatchObject({ code: -1, message: 'canceled' })
  })

  test('a request’s own time limit counts the waiting', async () => {
    signIn(hourToken(10))
    onRefresh(() => undefined)
    expect(await createClient(1_000).user.info({}, { timeout: 40 })).toMatchObject({
      message: expect.stringContaining('40ms'),
    })
  })

  test('who signs out is not signed in again by it', async () => {
    signIn(hourToken(10))
    let answer = () => {}
    onRefresh(
      () =>
        new Promise((resolve) => {
          answer = () => resolve(renewed())
        }),
    )
    const client = createClient()
    const waiting = client.user.info()
    await vi.waitFor(() => expect(service.count(path)).toBe(1))
    await client.auth.logout()
    answer()
    await waiting
    expect(storage.getItem('token')).toBeNull()
    expect(bearersOf('/v1/user/info')).toEqual([undefined])
  })
})

test('a JWT’s times are read without its signature, in any alphabet of base64', () => {
  expect(lifetimeOf(`x.${encoded({ iat: 10, exp: 20, name: 'Zoë ÿþ?>' })}.y`)).toEqual({
    issuedAt: 10_000,
    expiresAt: 20_000,
  })
  expect(lifetimeOf(`x.${encoded({ exp: 20 })}.y`)).toEqual({ issuedAt: undefined, expiresAt: 20_000 })
  for (const token of ['', 'abc', 'a.b', 'a.b.c', `x.${encoded(null)}.y`, `x.${encoded({ exp: '20' })}.y`, 'a.b.c.d'])
    expect(lifetimeOf(token)).toBeUndefined()
})
