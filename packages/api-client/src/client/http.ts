import axios, { AxiosError, type AxiosResponse } from 'axios'
import { failure, type Failure } from './result.ts'

/** Sends one request; never rejects. */
export type Http = (request: HttpRequest) => Promise<Answer>

export interface HttpRequest {
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

/** @param onError Told when a request cannot even be set up. */
export function createHttp(baseURL: string, onError: ((message: string) => void) | undefined): Http {
  // Bodies are parsed here, so that one that is not JSON hides neither the status nor its message.
  const http = axios.create({ baseURL, responseType: 'text', transformResponse: (text: unknown) => text })
  return async ({ token, signal, ...request }) => {
    try {
      const response = await http.request<unknown>({
        ...request,
        ...(signal === undefined ? {} : { signal }),
        headers: token === null ? {} : { Authorization: `Bearer ${token}` },
      })
      const answer = answerOf(response)
      return answer.body === undefined ? { ...answer, failure: failure('The answer is not JSON') } : answer
    } catch (error) {
      if (isNeverSent(error)) onError?.(messageOf(error))
      const response = error instanceof AxiosError ? error.response : undefined
      const answer = response === undefined ? {} : answerOf(response)
      const reason = failure(messageIn(answer.body) ?? messageOf(error))
      return { ...answer, failure: { ...reason, ...retryAfterIn(response) } }
    }
  }
}

function answerOf({ data, status, headers }: AxiosResponse<unknown>): Answer {
  // An answer out of a cache bears the time at which it was put there.
  const date = headers['age'] === undefined ? Date.parse(String(headers['date'])) : Number.NaN
  return { body: parse(data), status, ...(Number.isNaN(date) ? {} : { date }) }
}

/** Of the two forms of the header only that in seconds is read. */
function retryAfterIn(response: AxiosResponse<unknown> | undefined): Pick<Failure, 'retryAfter'> {
  const given: unknown = response?.headers['retry-after']
  return typeof given === 'string' && /^\d{1,9}$/.test(given) ? { retryAfter: Number(given) } : {}
}

function parse(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

function messageIn(body: unknown): string | undefined {
  const isTold = typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
  return isTold ? (body.message as string) : undefined
}

/** Neither taken back nor on its way: wrong before it could be sent. */
function isNeverSent(error: unknown): boolean {
  if (axios.isCancel(error)) return false
  if (!(error instanceof AxiosError)) return true
  const isOnItsWay = error.request !== undefined || error.response !== undefined
  return !isOnItsWay && error.code !== AxiosError.ETIMEDOUT && error.code !== AxiosError.ECONNABORTED
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
