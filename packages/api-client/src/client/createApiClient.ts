import { axiosAdapter } from './adapters/axios.ts'
import { createApiClientWith, type ApiClient } from './apiClient.ts'
import type { ApiClientOptions } from './options.ts'

/**
 * Creates a client with one typed method for every call of the service. A call resolves to the envelope `{ code,
 * message, data }`; `code` 200 is success. It does not reject for failures of the network or the service: without an
 * answer the code is -1.
 */
export const createApiClient = (options: ApiClientOptions = {}): ApiClient =>
  createApiClientWith({ adapter: axiosAdapter, ...options })
