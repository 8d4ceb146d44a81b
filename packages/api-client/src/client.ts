import { endpoints, type Endpoint, type Endpoints } from './contract/endpoints.ts'
import type { CallSchema, Input, Output, Schemas } from './contract/index.ts'
import { createSession, memoryStorage, type Session, type SessionStorage } from './session.ts'
import { createTransport, type CallOptions, type Result, type Transport, type TransportOptions } from './transport.ts'

export interface ApiClientOptions extends Omit<TransportOptions, 'session' | 'baseURL'> {
  /** Where the service answers. @default the page's own origin */
  baseURL?: string
  /** Where `token` and `userinfo` are kept. @default memory, so that nothing outlives the process */
  storage?: SessionStorage
}

type Call<Schema extends CallSchema> = keyof Schema['input']['shape'] extends never
  ? (input?: Record<string, never>, options?: CallOptions) => Promise<Result<Output<Schema>>>
  : (input: Input<Schema>, options?: CallOptions) => Promise<Result<Output<Schema>>>

export type ApiClient = {
  [Resource in keyof Endpoints]: {
    [Name in keyof Endpoints[Resource]]: Schemas[Resource][Name & keyof Schemas[Resource]] extends infer Schema extends
      CallSchema
      ? Call<Schema>
      : never
  }
} & { session: Session }

/**
 * One typed method for every call of the service, by resource: `client.website.addWebsite({ … })`.
 * A call resolves to the envelope `{ code, message, data }`; `code` 200 is success. It never rejects:
 * without an answer the code is -1. Login stores the session, logout removes it.
 */
export function createApiClient({
  baseURL = '',
  storage = memoryStorage(),
  ...rest
}: ApiClientOptions = {}): ApiClient {
  const session = createSession(storage)
  const client = callsOf(createTransport({ baseURL, session, ...rest }))
  return {
    ...client,
    session,
    auth: {
      ...client.auth,
      async setUp(...parameters) {
        return storeSession(session, await client.auth.setUp(...parameters))
      },
      async register(...parameters) {
        return storeSession(session, await client.auth.register(...parameters))
      },
      async login(...parameters) {
        return storeSession(session, await client.auth.login(...parameters))
      },
      async logout(...parameters) {
        const result = await client.auth.logout(...parameters)
        session.clear()
        return result
      },
    },
  }
}

function callsOf(transport: Transport): Omit<ApiClient, 'session'> {
  const resources = Object.entries<Record<string, Endpoint>>(endpoints).map(([resource, calls]) => [
    resource,
    Object.fromEntries(
      Object.entries(calls).map(([name, endpoint]) => [
        name,
        (input: Record<string, unknown> = {}, options?: CallOptions) => transport(endpoint, input, options),
      ]),
    ),
  ])
  // The contract's own types say what each call takes and answers; the loop over plain data cannot.
  return Object.fromEntries(resources) as Omit<ApiClient, 'session'>
}

function storeSession<Data extends Parameters<Session['store']>[0]>(
  session: Session,
  result: Result<Data>,
): Result<Data> {
  if (result.code === 200) session.store(result.data)
  return result
}

/** What `unwrap` throws: the envelope's code and message key, and `data` where there is one. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: number
  readonly data: unknown

  constructor(result: Exclude<Result<unknown>, { code: 200 }>) {
    super(result.message)
    this.code = result.code
    this.data = 'data' in result ? result.data : undefined
  }

  /** Message key of each wrong field, on code 400. */
  get fields(): Readonly<Record<string, string>> {
    const { data } = this
    const isFields = typeof data === 'object' && data !== null && 'fields' in data
    return isFields ? (data.fields as Record<string, string>) : {}
  }
}

/** For callers who prefer exceptions: the data of a success. @throws {ApiError} for every other code */
export async function unwrap<Data>(call: Promise<Result<Data>>): Promise<Data> {
  const result = await call
  if (result.code === 200) return result.data
  throw new ApiError(result)
}
