import { http, HttpResponse, type HttpHandler } from 'msw'
import { endpoints, type Endpoint, type Endpoints } from '../contract/endpoints.ts'
import type { CallSchema, Output, Schemas } from '../contract/index.ts'
import type { Refusal, Result } from '../transport.ts'

type SchemaOf<Resource extends keyof Endpoints, Name extends keyof Endpoints[Resource]> = Schemas[Resource][Name &
  keyof Schemas[Resource]] extends infer Schema extends CallSchema
  ? Schema
  : never

/**
 * A typed mock handler of one call: answers the data that it is given, or whatever envelope `refusal` makes.
 * @example worker.use(mockCall('website', 'fetchWebsiteList', { website_list: [], … }))
 */
export function mockCall<Resource extends keyof Endpoints, Name extends keyof Endpoints[Resource] & string>(
  resource: Resource,
  name: Name,
  data: Output<SchemaOf<Resource, Name>>,
): HttpHandler {
  return handlerOf(endpointOf(resource, name), { code: 200, message: 'success', data })
}

/** A mock handler that refuses a call. */
export function mockRefusal<Resource extends keyof Endpoints>(
  resource: Resource,
  name: keyof Endpoints[Resource] & string,
  refusal: Refusal,
): HttpHandler {
  return handlerOf(endpointOf(resource, name), refusal)
}

/** A mock handler that never answers, for loading states. */
export function mockPending<Resource extends keyof Endpoints>(
  resource: Resource,
  name: keyof Endpoints[Resource] & string,
): HttpHandler {
  const { method, path } = endpointOf(resource, name)
  const never = () => new Promise<never>(() => {})
  return method === 'GET' ? http.get(`*${path}`, never) : http.post(`*${path}`, never)
}

const endpointOf = (resource: keyof Endpoints, name: string): Endpoint => {
  const endpoint = (endpoints[resource] as Record<string, Endpoint>)[name]
  if (endpoint === undefined) throw new Error(`The contract has no call ${resource}.${name}`)
  return endpoint
}

function handlerOf({ method, path }: Endpoint, answer: Result<unknown>): HttpHandler {
  const respond = () => HttpResponse.json(answer)
  return method === 'GET' ? http.get(`*${path}`, respond) : http.post(`*${path}`, respond)
}
