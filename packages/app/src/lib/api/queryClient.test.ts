import { ApiError } from '@sightline/api-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from './queryClient.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const failure = (message: string, retryAfter?: number) =>
  new ApiError({ code: -1, error: -1, message, kind: 'http', ...(retryAfter !== undefined && { retryAfter }) })

/** The seconds at which a query that always fails is sent. */
async function asksOf(error: ApiError): Promise<number[]> {
  const start = Date.now()
  const asks: number[] = []
  const answer = createQueryClient()
    .fetchQuery({
      queryKey: ['statistics'],
      queryFn: () => {
        asks.push((Date.now() - start) / 1000)
        return Promise.reject(error)
      },
    })
    .catch((reason: unknown) => reason)
  await vi.advanceTimersByTimeAsync(200_000)
  expect(await answer).toBe(error)
  return asks
}

test('too many queries are asked again when the service says, twice', async () => {
  expect(await asksOf(failure('too_many_queries', 7))).toEqual([0, 7, 14])
})

test('nobody is kept waiting longer than half a minute, and without a time not long', async () => {
  expect(await asksOf(failure('too_many_queries', 900))).toEqual([0, 30, 60])
  expect(await asksOf(failure('too_many_queries'))).toEqual([0, 1, 3])
})

test('a service that does not answer is called once more, and an error stays one', async () => {
  expect(await asksOf(failure('figures_unavailable'))).toEqual([0, 1])
  expect(await asksOf(new ApiError({ code: 403, message: 'site_no_permission' }))).toEqual([0])
})
