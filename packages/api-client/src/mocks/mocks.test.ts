import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createApiClient } from '../client/createApiClient.ts'
import type { AuditEntry } from '../client/outputTypes.ts'
import { mockCall, mockFailure, mockList, mockPending, mockApiError, mockTooManyQueries } from './index.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const client = createApiClient({ baseURL: 'http://service.example', timeout: 200 })

test('a mocked call answers data, an error or a failure, or never answers', async () => {
  server.use(mockCall('stats', 'current', { current_visitors: 3 }))
  expect(await client.stats.current({ site_id: '1' })).toEqual({
    code: 200,
    message: 'success',
    data: { current_visitors: 3 },
  })
  server.use(mockApiError('stats', 'current', { code: 403, message: 'site_no_permission' }))
  expect(await client.stats.current({ site_id: '1' })).toEqual({ code: 403, message: 'site_no_permission' })
  server.use(mockFailure('stats', 'current'))
  expect(await client.stats.current({ site_id: '1' })).toMatchObject({ code: -1, error: -1 })
  server.use(mockTooManyQueries('current', 7))
  const refused = await client.stats.current({ site_id: '1' })
  expect(refused).toMatchObject({ code: -1, error: -1, message: 'too_many_queries', retryAfter: 7 })
  server.use(mockPending('stats', 'current'))
  expect(await client.stats.current({ site_id: '1' })).toMatchObject({ message: expect.stringContaining('200ms') })
})

const entry = (id: number): AuditEntry => ({
  id: String(id),
  at: '2026-11-20T10:00:00.000Z',
  actor_id: '1',
  actor_email: 'a@example.com',
  action: 'app.createThemes',
  details: {},
  changes: [],
  subjects: [],
  subject_count: 0,
  references: [],
  outcome: 'done',
  message: null,
})

test('a list answers the page that is requested', async () => {
  const rows = Array.from({ length: 45 }, (_, index) => entry(index + 1))
  server.use(mockList('audit', 'fetchList', rows))
  expect(await client.audit.fetchList()).toMatchObject({ data: { list: rows.slice(0, 20), total: 45 } })
  const last = await client.audit.fetchList({ current: 3, pageSize: 20 })
  expect(last).toMatchObject({ data: { list: rows.slice(40), total: 45 } })
  // @ts-expect-error this call answers no list
  mockList('stats', 'current', [])
})
