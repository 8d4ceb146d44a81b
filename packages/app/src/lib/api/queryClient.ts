import { ApiError } from '@sightline/api-client'
import { QueryClient } from '@tanstack/react-query'

/** The number of retries: a full queue empties, but nobody should wait without end. */
const RETRIES = { noAnswer: 1, tooManyQueries: 2 } as const
const MAX_DELAY_MS = 30_000

/** Whether an error says that too many statistics were requested at once. */
export const isTooManyQueries = (error: Error | null): error is ApiError =>
  error instanceof ApiError && error.message === 'too_many_queries'

/**
 * Retries where no answer came, or where too many statistics were requested; any other ApiError would be the same
 * again.
 */
const retry = (failures: number, error: Error): boolean =>
  error instanceof ApiError &&
  error.code === -1 &&
  failures < (isTooManyQueries(error) ? RETRIES.tooManyQueries : RETRIES.noAnswer)

/**
 * The delay before a retry, in milliseconds: the service’s own `Retry-After` where it gives one, else longer each time.
 */
const retryDelay = (failures: number, error: Error): number => {
  const seconds = isTooManyQueries(error) ? error.retryAfter : undefined
  return Math.min(seconds === undefined ? 1000 * 2 ** failures : seconds * 1000, MAX_DELAY_MS)
}

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Queries are sent without looking at the network’s state, because the service may be on this very machine.
      // Reconnecting still reloads, which the mode `always` would leave out.
      queries: { retry, retryDelay, staleTime: 15_000, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  })
