import type { Adapter } from './adapters/adapter.ts'
import { endpoints, type Endpoint } from '../contract/endpoints/index.ts'
import type { Calls } from './calls.ts'
import type { Fields } from './encode.ts'
import type { ApiClientOptions, CallOptions } from './options.ts'
import { createServerLoader, type ServerLoader } from './server-loader/serverLoader.ts'
import { createSession, type Session } from './session.ts'
import { memoryStorage } from './sessionStorage.ts'
import { createTransport, type Transport } from './transport.ts'

/** One method for every call, by resource: `client.website.addWebsite({ … })`. */
export type ApiClient = Calls & {
  /** The stored session. Signing in stores it, signing out removes it. */
  readonly session: Session
  /**
   * The call by which a server-side framework loads the data of a page: returns the service's data of a route unchanged.
   * Sends cookies.
   * @returns the JSON, whose shape is the service's, or a failure
   */
  readonly serverLoader: ServerLoader
}

/** Creates a client that sends with the given adapter. */
export function createApiClientWith({
  storage = memoryStorage(),
  ...options
}: ApiClientOptions & { adapter: Adapter }): ApiClient {
  const session = createSession(storage)
  const transport = createTransport({ ...options, session })
  return { ...callsOf(transport), session, serverLoader: createServerLoader(transport, options.baseURL) }
}

function callsOf(transport: Transport): Calls {
  const resources = Object.entries<Record<string, Endpoint>>(endpoints).map(([resource, calls]) => [
    resource,
    Object.fromEntries(Object.entries(calls).map(([name, endpoint]) => [name, methodOf(transport, endpoint)])),
  ])
  // The contract's types give each method's input and output; the loop over plain data cannot.
  return Object.fromEntries(resources) as Calls
}

function methodOf(transport: Transport, endpoint: Endpoint) {
  return async (input: Fields = {}, { onSuccess, ...options }: CallOptions = {}) => {
    const result = await transport.call(endpoint, input, options)
    if (result.code === 200) onSuccess?.(result.data, result)
    return result
  }
}
