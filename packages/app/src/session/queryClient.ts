import { ApiError } from '@sightline/api-client'
import { QueryClient } from '@tanstack/react-query'

/** Tries once more where no answer came; a refusal stays one however often it is asked. */
const retry = (failures: number, error: Error): boolean =>
  error instanceof ApiError && error.code === -1 && failures < 1

export const createQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry, staleTime: 15_000 } } })
