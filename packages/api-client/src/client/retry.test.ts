import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { errorAnswer, startService, success, type Service } from '../../tests/fakeService.ts'
import { createApiClient } from './createApiClient.ts'
import type { Answer } from './http.ts'
import { failure } from './result.ts'
import { withRetries } from './retry.ts'

let service: Service
beforeEach(async () => {
  service = await startService()
})
afterEach(() => {
  service.close()
  vi.useRealTimers()
})

const unavailable: Answer = { status: 503, failure: failure('http', 'figures_unavailable') }
const fine: Answer = { status: 200, body: {} }

test('nothing is sent again by default, and with retries only a GET is', async () => {
  service.reply = () => ({ status: 503, body: errorAnswer('figures_unavailable', 503) })
  await createApiClient({ baseURL: service.baseURL }).instance.info()
  expect(service.seen).toHaveLength(1)
  const client = createApiClient({ baseURL: service.baseURL, retries: 2 })
  await client.website.addWebsite({ name: 'A', domain: 'a.example', currency_type: 'EUR' })
  expect(service.seen).toHaveLength(2)
  service.reply = ({ url }) =>
    service.count(url) < 2 ? { status: 503, body: '', headers: { 'Retry-After': '0' } } : { body: success({}) }
  expect(await client.user.info()).toMatchObject({ code: 200 })
  expect(service.count('/v1/user/info')).toBe(2)
})

test('waits longer each time, and as long as the service says', async () => {
  vi.useFakeTimers()
  const at: number[] = []
  const start = Date.now()
  const answers = [
    unavailable,
    unavailable,
    { ...unavailable, failure: { ...failure('http', ''), retryAfter: 4 } },
    fine,
  ]
  const outcome = withRetries(
    async () => {
      at.push(Date.now() - start)
      return answers[at.length - 1] ?? fine
    },
    { retries: 3 },
  )
  await vi.runAllTimersAsync()
  expect(await outcome).toBe(fine)
  const [first = 0, second = 0, third = 0, fourth = 0] = at
  expect(first).toBe(0)
  expect(second).toBeGreaterThanOrEqual(150)
  expect(second).toBeLessThanOrEqual(300)
  expect(third - second).toBeGreaterThanOrEqual(300)
  expect(third - second).toBeLessThanOrEqual(600)
  expect(fourth - third).toBe(4000)
})

test.each([
  ['a call that was taken back', { failure: failure('aborted', 'canceled') }],
  ['one that could not be sent', { failure: failure('rejected', 'Invalid URL') }],
  ['an answer that another attempt would get too', { status: 404, failure: failure('http', 'unknown_path') }],
  ['a success', fine],
])('%s is not tried again', async (_, answer) => {
  const send = vi.fn<() => Promise<Answer>>(async () => answer)
  expect(await withRetries(send, { retries: 3 })).toBe(answer)
  expect(send).toHaveBeenCalledOnce()
})

test('taking a call back ends the wait', async () => {
  const controller = new AbortController()
  const send = vi.fn<() => Promise<Answer>>(async () => ({ failure: { ...failure('network', ''), retryAfter: 30 } }))
  const outcome = withRetries(send, { retries: 3, signal: controller.signal })
  controller.abort()
  expect(await outcome).toMatchObject({ failure: { kind: 'aborted' } })
  expect(send).toHaveBeenCalledOnce()
})
