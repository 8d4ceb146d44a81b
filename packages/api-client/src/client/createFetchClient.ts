import { fetchAdapter } from './adapters/fetch.ts'
import { createApiClientWith, type ApiClient } from './apiClient.ts'
import type { ApiClientOptions } from './options.ts'

/**
 * Creates a client like `createApiClient` of the package, but one that sends with `fetch`, so that axios is not loaded.
 */
export const createFetchClient = (options: ApiClientOptions = {}): ApiClient =>
  createApiClientWith({ adapter: fetchAdapter(), ...options })
