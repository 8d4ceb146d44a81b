import { SendError, type Adapter, type HttpRequest, type HttpResponse } from './adapters/adapter.ts'
import type { ApiClientOptions } from './options.ts'
import { failure, type Failure } from './result.ts'

/** Sends one request; never rejects. */
export type Http = (request: OutgoingRequest) => Promise<Answer>

export interface OutgoingRequest {
  method: 'GET' | 'POST'
  /** Below the client's `baseURL`. */
  url: string
  params?: URLSearchParams
  data?: URLSearchParams | FormData
  /** For the bearer header, which is left out on null. */
  token: string | null
  signal?: AbortSignal | undefined
  /** Milliseconds; 0 waits without end. */
  timeout: number
  withCredentials?: boolean
}

export interface Answer {
  /** The parsed body, whatever the status; undefined where there is none or it is not JSON. */
  body?: unknown
  /** Undefined where no answer came. */
  status?: number
  /** The service's time, as its `Date` header has it, in milliseconds since 1970; absent where it cannot be read. */
  date?: number
  /** Why there is no 2xx answer in JSON; absent where there is one. */
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
  // An answer out of a cache bears the time at which it was put there.
  const date = header('age') === null ? Date.parse(header('date') ?? '') : Number.NaN
  const answer = { body, status, ...(Number.isNaN(date) ? {} : { date }) }
  const isSuccess = status >= 200 && status < 300
  if (isSuccess && body !== undefined) return answer
  const message = isSuccess ? notJson(text) : (messageIn(body) ?? `Request failed with status code ${status}`)
  return { ...answer, failure: { ...failure('http', message), status, ...retryAfterIn(header('retry-after')) } }
}

/** A page of HTML comes from a server that has no such call: that of the page itself, or a proxy. */
const notJson = (text: string): string =>
  /^\s*</.test(text)
    ? 'The answer is a page and not JSON: is baseURL the address of the service, or are /v1, /subapp and /admin forwarded to it?'
    : 'The answer is not JSON'

/** Of the two forms of the header only that in seconds is read. */
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

/** The failure that an error stands for: what is not the adapter's own is wrong before anything was sent. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof SendError)) return { ...failure('rejected', messageOf(error)), cause: error }
  const { kind, message, cause } = error
  return { ...failure(kind, message), ...(cause !== undefined && { cause }) }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
