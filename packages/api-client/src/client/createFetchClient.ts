import { fetchAdapter } from './adapters/fetch.ts'
import { createApiClientWith, type ApiClient } from './apiClient.ts'
import type { ApiClientOptions } from './options.ts'

/**
 * One typed method for every call of the service, as `createApiClient` of the package makes it, but sent by `fetch`, so that
 * axios is not loaded.
 */
export const createFetchClient = (options: ApiClientOptions = {}): ApiClient =>
  createApiClientWith({ adapter: fetchAdapter(), ...options })
