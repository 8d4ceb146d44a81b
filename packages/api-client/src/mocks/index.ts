import { http, HttpResponse, type HttpHandler, type HttpResponseResolver } from 'msw'
import type { CallOutput } from '../client/calls.ts'
import type { MessageKey } from '../contract/vocabulary/index.ts'
import { endpoints, type Endpoint, type Endpoints } from '../contract/endpoints/index.ts'
import type { ErrorResult, Result } from '../client/result.ts'

/**
 * A typed mock handler of one call, which answers the given data.
 * @example worker.use(mockCall('website', 'fetchWebsiteList', { website_list: [], … }))
 */
export function mockCall<Resource extends keyof Endpoints, Name extends keyof Endpoints[Resource] & string>(
  resource: Resource,
  name: Name,
  data: CallOutput<Resource, Name>,
): HttpHandler {
  return handlerOf(resource, name, () => HttpResponse.json(success(data)))
}

/**
 * A mock handler of a list, which answers the requested page of the given rows. It neither filters nor sorts.
 * @example worker.use(mockList('appUser', 'fetchAppUserList', users))
 */
export function mockList<Resource extends keyof Endpoints, Name extends ListOf<Resource> & string>(
  resource: Resource,
  name: Name,
  rows: readonly RowOf<CallOutput<Resource, Name>>[],
): HttpHandler {
  return handlerOf(resource, name, ({ request }) => {
    const { searchParams } = new URL(request.url)
    const pageSize = Number(searchParams.get('pageSize') ?? 20)
    const start = (Number(searchParams.get('current') ?? 1) - 1) * pageSize
    return HttpResponse.json(success({ list: rows.slice(start, start + pageSize), total: rows.length }))
  })
}

/** A mock handler that answers a call with an error. */
export function mockApiError<Resource extends keyof Endpoints>(
  resource: Resource,
  name: keyof Endpoints[Resource] & string,
  error: ErrorResult,
): HttpHandler {
  return handlerOf(resource, name, () => HttpResponse.json(error))
}

/**
 * A mock handler that refuses a call because too many statistics are running. @param seconds The seconds to wait until
 * the next one.
 */
export function mockTooManyQueries(name: keyof Endpoints['stats'], seconds: number): HttpHandler {
  return handlerOf('stats', name, () => tooMany('too_many_queries', seconds))
}

/**
 * A mock handler that refuses a call because it was sent too often. @param seconds The seconds to wait until the next
 * one.
 */
export function mockTooManyRequests<Resource extends keyof Endpoints>(
  resource: Resource,
  name: keyof Endpoints[Resource] & string,
  seconds: number,
): HttpHandler {
  return handlerOf(resource, name, () => tooMany('too_many_requests', seconds))
}

const tooMany = (message: MessageKey, seconds: number) =>
  HttpResponse.json({ code: 429, message, data: null }, { status: 429, headers: { 'Retry-After': String(seconds) } })

/** A mock handler of a service that cannot be reached. */
export function mockFailure<Resource extends keyof Endpoints>(
  resource: Resource,
  name: keyof Endpoints[Resource] & string,
): HttpHandler {
  return handlerOf(resource, name, () => HttpResponse.error())
}

/** A mock handler that never answers, for loading states. */
export function mockPending<Resource extends keyof Endpoints>(
  resource: Resource,
  name: keyof Endpoints[Resource] & string,
): HttpHandler {
  return handlerOf(resource, name, () => new Promise<never>(() => {}))
}

/** The calls of a resource that answer only rows and their number. */
type ListOf<Resource extends keyof Endpoints> = {
  [Name in keyof Endpoints[Resource]]: keyof CallOutput<Resource, Name> extends 'list' | 'total'
    ? 'total' extends keyof CallOutput<Resource, Name>
      ? Name
      : never
    : never
}[keyof Endpoints[Resource]]

type RowOf<List> = List extends { list: (infer Row)[] } ? Row : never

const success = (data: unknown): Result<unknown> => ({ code: 200, message: 'success', data })

function handlerOf(resource: keyof Endpoints, name: string, respond: HttpResponseResolver): HttpHandler {
  const { method, path } = endpointOf(resource, name)
  return method === 'GET' ? http.get(`*${path}`, respond) : http.post(`*${path}`, respond)
}

function endpointOf(resource: keyof Endpoints, name: string): Endpoint {
  const endpoint = (endpoints[resource] as Record<string, Endpoint>)[name]
  if (endpoint === undefined) throw new Error(`The contract has no call ${resource}.${name}`)
  return endpoint
}
