import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startService, type Service } from '../../tests/fakeService.ts'
import type { ApiClient } from './apiClient.ts'
import { createApiClient } from './createApiClient.ts'

let service: Service
let client: ApiClient
const onError = vi.fn<(message: string) => void>()

beforeEach(async () => {
  service = await startService()
  client = createApiClient({ baseURL: service.baseURL, onError })
  onError.mockClear()
})
afterEach(() => service.close())

const sent = () => ({ type: service.seen[0]?.headers['content-type'], body: service.seen[0]?.body })

test('a POST is flat form fields: lists and objects as JSON, null as nothing, booleans and numbers as words', async () => {
  await client.appUser.deleteAppUser({ ids: ['1', '2'], filters: { email: 'a&b' }, total: 2 })
  expect(sent().type).toMatch(/^application\/x-www-form-urlencoded/)
  expect([...new URLSearchParams(sent().body)]).toEqual([
    ['ids', '["1","2"]'],
    ['filters', '{"email":"a&b"}'],
    ['total', '2'],
  ])
  service.seen.length = 0
  await client.user.update({ version: 3, nickname: null })
  expect(sent().body).toBe('version=3&nickname=')
  service.seen.length = 0
  await client.appUser.fetchToken({ id: '1', may_write: false })
  expect(sent().body).toBe('id=1&may_write=false')
})

test('an instant is ISO 8601 in UTC', async () => {
  // @ts-expect-error the contract's instants are texts
  await client.userOrder.update({ id: '1', version: 1, starts_at: new Date(0) })
  expect(new URLSearchParams(sent().body).get('starts_at')).toBe('1970-01-01T00:00:00.000Z')
})

test('a call with a file is multipart, with the file’s name and type', async () => {
  await client.appUser.importNew({ file: new File(['email\nä@b.co'], 'users.csv', { type: 'text/csv' }) })
  expect(sent().type).toMatch(/^multipart\/form-data; boundary=/)
  expect(sent().body).toMatch(/name="file"; filename="users.csv"\r\nContent-Type: text\/csv\r\n\r\nemail\n/)
})

test('a call that may take a file is multipart without one, too', async () => {
  await client.app.updateThemes({ id: '1', version: 2, description: null })
  expect(sent().type).toMatch(/^multipart\/form-data/)
  expect(sent().body).toMatch(/name="id"\r\n\r\n1\r\n/)
  expect(sent().body).toMatch(/name="description"\r\n\r\n\r\n/)
  expect(sent().body).not.toContain('name="image"')
})

test('a form goes as it is, in place of the input', async () => {
  const form = new FormData()
  form.set('name', 'Plain')
  form.set('image', new Blob(['png'], { type: 'image/png' }), 'plain.png')
  await client.app.createThemes(form)
  expect(sent().type).toMatch(/^multipart\/form-data/)
  expect(sent().body).toMatch(/name="name"\r\n\r\nPlain\r\n/)
  expect(sent().body).toMatch(/name="image"; filename="plain.png"\r\nContent-Type: image\/png\r\n\r\npng\r\n/)
})

test('a file makes any POST multipart', async () => {
  // @ts-expect-error the contract's names are texts
  await client.website.updateWebsite({ site_id: '1', version: 1, name: new Blob(['x']) })
  expect(sent().type).toMatch(/^multipart\/form-data/)
})

test('input that cannot be written is told to onError, and the call is a failure', async () => {
  const round: Record<string, unknown> = {}
  round['self'] = round
  expect(await client.appUser.deleteAppUser({ filters: round })).toMatchObject({ code: -1, error: -1 })
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('circular'))
  // @ts-expect-error a query holds no form
  expect(await client.stats.query(new FormData())).toMatchObject({
    code: -1,
    message: expect.stringContaining('query'),
  })
  // @ts-expect-error nor a file
  expect(await client.stats.query({ site_id: new Blob([]) })).toMatchObject({ code: -1 })
  expect(onError).toHaveBeenCalledTimes(3)
  expect(service.seen).toEqual([])
})

test('an address that is none is told to onError, too', async () => {
  const nowhere = createApiClient({ baseURL: 'nothing://at all', onError })
  expect(await nowhere.instance.info()).toMatchObject({ code: -1, error: -1 })
  expect(onError).toHaveBeenCalledOnce()
})
