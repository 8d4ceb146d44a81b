import { ApiError } from '@sightline/api-client'
import { QueryClient } from '@tanstack/react-query'

/** Tries once more where no answer came; an ApiError stays one however often the call is made. */
const retry = (failures: number, error: Error): boolean =>
  error instanceof ApiError && error.code === -1 && failures < 1

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // The service may be on this very machine: whether it answers is found out by asking, not from the network's state.
      // A network that is back is still a reason to ask again, which that mode leaves out.
      queries: { retry, staleTime: 15_000, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  })
