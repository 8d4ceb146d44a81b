import { afterEach, beforeEach, expect, expectTypeOf, test } from 'vitest'
import { startService, type Service } from '../../../tests/fakeService.ts'
import { createApiClient } from '../createApiClient.ts'
import type { Failure } from '../result.ts'

let service: Service
beforeEach(async () => {
  service = await startService()
})
afterEach(() => service.close())

const page = { route: '/site/:id', url: '/site/7?range=7d' }

test('page data are requested with route and address, and come as they are', async () => {
  service.reply = () => ({ body: ['anything', { title: 'Sites' }] })
  const client = createApiClient({ baseURL: service.baseURL })
  expect(await client.serverLoader(page)).toEqual(['anything', { title: 'Sites' }])
  expect(service.seen[0]).toMatchObject({
    method: 'GET',
    url: '/__serverLoader?route=%2Fsite%2F%3Aid&url=%2Fsite%2F7%3Frange%3D7d',
  })
})

test('the path stands right after a base that ends with a slash', async () => {
  await createApiClient({ baseURL: `${service.baseURL}/app/` }).serverLoader({ route: '/', url: '/' })
  expect(service.seen[0]?.url).toBe('/app/__serverLoader?route=%2F&url=%2F')
})

test('its type is the caller’s to say, and failures are as everywhere', async () => {
  const client = createApiClient({ baseURL: service.baseURL })
  service.reply = () => ({ body: 'not JSON' })
  const data = await client.serverLoader<{ title: string }>(page)
  expectTypeOf(data).toEqualTypeOf<{ title: string } | Failure>()
  expectTypeOf(await client.serverLoader(page)).toBeUnknown()
  expect(data).toMatchObject({ code: -1, error: -1 })
  service.reply = () => ({ status: 404, body: { code: 404, message: 'unknown_path' } })
  expect(await client.serverLoader(page)).toMatchObject({ code: -1, error: -1, message: 'unknown_path', status: 404 })
})
