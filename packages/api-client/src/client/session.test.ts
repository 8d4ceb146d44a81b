import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { errorAnswer, startService, success, userinfo, type Service } from '../../tests/fakeService.ts'
import { createApiClient } from './createApiClient.ts'
import { memoryStorage } from './sessionStorage.ts'
import type { SessionStorage } from './sessionStorage.ts'

let service: Service
let storage: SessionStorage
const onSessionExpired = vi.fn<() => void>()

beforeEach(async () => {
  service = await startService()
  storage = memoryStorage()
  onSessionExpired.mockClear()
})
afterEach(() => service.close())

const createClient = () => createApiClient({ baseURL: service.baseURL, storage, onSessionExpired })
const signIn = (token = 't0') => {
  storage.setItem('token', token)
  storage.setItem('userinfo', JSON.stringify(userinfo))
}
const stored = () => [storage.getItem('token'), storage.getItem('userinfo')]

const email = 'a@example.com'
const password = 'long enough'

test.each([
  ['setUp', () => createClient().auth.setUp({ code: 'c', email, password })],
  ['register', () => createClient().auth.register({ email, password })],
  ['login', () => createClient().auth.login({ email, password })],
  ['refresh', () => createClient().auth.refresh({ refresh_token: 'r' })],
  ['resetPassword', () => createClient().auth.resetPassword({ code: 'c', password })],
  ['changePassword', () => createClient().user.changePassword({ password, new_password: password })],
])('%s stores the session under token and userinfo', async (_, call) => {
  service.reply = () => ({ body: success({ token: 't1', userinfo }) })
  await call()
  expect(stored()).toEqual(['t1', JSON.stringify(userinfo)])
})

test('an error stores nothing, whatever it holds', async () => {
  service.reply = () => ({ body: { ...errorAnswer('row_changed', 409), data: { token: 't1', userinfo } } })
  await createClient().user.changePassword({ password, new_password: password })
  expect(stored()).toEqual([null, null])
})

test('a token to see the product as somebody else is not stored', async () => {
  signIn()
  service.reply = () => ({ body: success({ token: 'theirs', userinfo }) })
  await createClient().appUser.fetchToken({ id: '2' })
  expect(storage.getItem('token')).toBe('t0')
})

test.each([
  ['success', { body: success({}) }],
  ['error', { body: errorAnswer('jwt_error_02') }],
  ['failure', { status: 500, body: '' }],
])('signing out removes both keys on %s, and asks for no new sign-in', async (_, reply) => {
  signIn()
  service.reply = () => reply
  await createClient().auth.logout()
  expect(service.seen[0]?.headers.authorization).toBe('Bearer t0')
  expect(stored()).toEqual([null, null])
  expect(onSessionExpired).not.toHaveBeenCalled()
})

test('signing out removes both keys without an answer', async () => {
  signIn()
  service.reply = () => undefined
  await createClient().auth.logout({}, { timeout: 30 })
  expect(stored()).toEqual([null, null])
})

test('an error about a token that was replaced meanwhile leaves the new one', async () => {
  signIn('old')
  const client = createClient()
  let answerOld = () => {}
  service.reply = ({ headers, url }) => {
    if (url === '/v1/auth/login') return { body: success({ token: 'new', userinfo }) }
    if (headers.authorization !== 'Bearer old') return { body: success({}) }
    return new Promise((resolve) => {
      answerOld = () => resolve({ body: errorAnswer('jwt_error_02') })
    })
  }
  const late = client.user.info()
  await vi.waitFor(() => expect(service.seen).toHaveLength(1))
  await client.auth.login({ email, password })
  answerOld()
  expect(await late).toMatchObject({ code: 400, message: 'jwt_error_02' })
  expect(storage.getItem('token')).toBe('new')
  expect(onSessionExpired).not.toHaveBeenCalled()
})

test('a call that was sent without a token ends no session that began meanwhile', async () => {
  const client = createClient()
  service.reply = () => {
    signIn('new')
    return { body: errorAnswer('jwt_error_01') }
  }
  await client.user.info()
  expect(storage.getItem('token')).toBe('new')
})

test('an ended session is told once, and again after the next sign-in', async () => {
  signIn('first')
  const client = createClient()
  service.reply = ({ url }) =>
    url === '/v1/auth/login'
      ? { body: success({ token: 'second', userinfo }) }
      : { status: 401, body: errorAnswer('jwt_error_02') }
  await Promise.all([client.user.info(), client.stats.overview(), client.user.notices()])
  expect(onSessionExpired).toHaveBeenCalledOnce()
  expect(stored()).toEqual([null, null])
  await client.auth.login({ email, password })
  await Promise.all([client.user.info(), client.stats.overview()])
  expect(onSessionExpired).toHaveBeenCalledTimes(2)
})

test('the caller decides what the end of a session means to the page', async () => {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { reload })
  signIn()
  service.reply = () => ({ body: errorAnswer('jwt_error_01') })
  await createApiClient({ baseURL: service.baseURL, storage }).user.info()
  expect(storage.getItem('token')).toBeNull()
  expect(reload).not.toHaveBeenCalled()
  signIn()
  await createApiClient({ baseURL: service.baseURL, storage, onSessionExpired: reload }).user.info()
  expect(reload).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('userinfo that is damaged or no object is none', () => {
  for (const text of ['{', '"text"', '[]', 'null']) {
    storage.setItem('userinfo', text)
    expect(createClient().session.userinfo()).toBeNull()
  }
})

test('listeners hear of each change until they stop', async () => {
  const client = createClient()
  const listener = vi.fn<() => void>()
  const stop = client.session.subscribe(listener)
  service.reply = () => ({ body: success({ token: 't1', userinfo }) })
  await client.auth.login({ email, password })
  expect(listener).toHaveBeenCalledTimes(1)
  await client.auth.logout()
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  await client.auth.login({ email, password })
  expect(listener).toHaveBeenCalledTimes(2)
})

test('where storage is refused, calls for visitors still work', async () => {
  const refused = () => {
    throw new Error('denied')
  }
  const client = createApiClient({
    baseURL: service.baseURL,
    storage: { getItem: refused, setItem: refused, removeItem: refused },
  })
  service.reply = () => ({ body: success({}) })
  expect(await client.instance.info()).toMatchObject({ code: 200 })
  expect(client.session.token()).toBeNull()
})

test('where storage is full, no half of a session is left', async () => {
  const full: SessionStorage = {
    ...storage,
    setItem(key, value) {
      if (key === 'userinfo') throw new Error('full')
      storage.setItem(key, value)
    },
  }
  service.reply = () => ({ body: success({ token: 't1', userinfo }) })
  const result = await createApiClient({ baseURL: service.baseURL, storage: full }).auth.login({ email, password })
  expect(result.code).toBe(-1)
  expect(stored()).toEqual([null, null])
})
