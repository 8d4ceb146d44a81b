import { SendError, type Adapter, type HttpRequest, type HttpResponse } from './adapters/adapter.ts'
import type { ApiClientOptions } from './options.ts'
import { failure, type Failure } from './result.ts'
import { warnOnce } from './warnOnce.ts'

/** Sends one request; never rejects. */
export type Http = (request: OutgoingRequest) => Promise<Answer>

export interface OutgoingRequest {
  method: 'GET' | 'POST'
  /** The path below the client's `baseURL`. */
  url: string
  params?: URLSearchParams
  data?: URLSearchParams | FormData
  /** The token of the bearer header, which is left out on null. */
  token: string | null
  signal?: AbortSignal | undefined
  /** The timeout in milliseconds; 0 waits without end. */
  timeout: number
  withCredentials?: boolean
}

export interface Answer {
  /** The parsed body, whatever the status; undefined where there is none or it is not JSON. */
  body?: unknown
  /** The HTTP status; undefined where no response arrived. */
  status?: number
  /** The service's time from its `Date` header, in milliseconds since 1970; absent where it cannot be read. */
  date?: number
  /** The reason why there is no 2xx response in JSON; absent where there is one. */
  failure?: Failure
}

type HttpOptions = Pick<ApiClientOptions, 'baseURL' | 'headers' | 'onError' | 'onRequest' | 'onResponse'> & {
  adapter: Adapter
}

export function createHttp({ baseURL = '', headers, adapter, onError, onRequest, onResponse }: HttpOptions): Http {
  return async ({ url, params, data, token, withCredentials = false, ...rest }) => {
    try {
      const request: HttpRequest = {
        ...rest,
        url: addressOf(baseURL, url, params),
        body: data,
        headers: {
          Accept: 'application/json',
          ...(typeof headers === 'function' ? headers() : headers),
          ...(token !== null && { Authorization: `Bearer ${token}` }),
        },
        withCredentials,
      }
      await onRequest?.(request)
      const response = await adapter(request)
      await onResponse?.(response, request)
      return answerOf(response)
    } catch (error) {
      const reason = failureOf(error)
      if (reason.kind === 'rejected') onError?.(reason.message)
      return { failure: reason }
    }
  }
}

function addressOf(baseURL: string, url: string, params: URLSearchParams | undefined): string {
  const path = baseURL === '' ? url : `${baseURL.replace(/\/$/, '')}/${url.replace(/^\//, '')}`
  const query = String(params ?? '')
  return query === '' ? path : `${path}?${query}`
}

function answerOf({ status, header, text }: HttpResponse): Answer {
  const body = parse(text)
  // A cached response has the time at which it was cached, so it is ignored.
  const date = header('age') === null ? Date.parse(header('date') ?? '') : Number.NaN
  const answer = { body, status, ...(Number.isNaN(date) ? {} : { date }) }
  const isSuccess = status >= 200 && status < 300
  if (isSuccess && body !== undefined) return answer
  const message = isSuccess ? notJson(text) : (messageIn(body) ?? `Request failed with status code ${status}`)
  return { ...answer, failure: { ...failure('http', message), status, ...retryAfterIn(header('retry-after')) } }
}

function notJson(text: string): string {
  if (!/^\s*</.test(text)) return 'The answer is not JSON'
  warnOnce(`@sightline/api-client: ${pageMessage}`)
  return pageMessage
}

/** A page of HTML comes from a server without the call: the page's own server, or a proxy. */
const pageMessage =
  'The answer is a page and not JSON: is baseURL the address of the service, or are /v1, /subapp and /admin forwarded to it?'

/** The delay in a `Retry-After` header. Of its two forms only the one in seconds is read. */
const retryAfterIn = (given: string | null): Pick<Failure, 'retryAfter'> =>
  given !== null && /^\d{1,9}$/.test(given) ? { retryAfter: Number(given) } : {}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function messageIn(body: unknown): string | undefined {
  const isTold = typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
  return isTold ? (body.message as string) : undefined
}

/** Converts an error to a failure: one that is not the adapter's was thrown before the request was sent. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof SendError)) return { ...failure('rejected', messageOf(error)), cause: error }
  const { kind, message, cause } = error
  return { ...failure(kind, message), ...(cause !== undefined && { cause }) }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
