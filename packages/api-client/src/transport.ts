import axios, { AxiosError, type AxiosInstance, type AxiosRequestConfig } from 'axios'
import type { Endpoint } from './contract/endpoints.ts'
import type { Session } from './session.ts'

export interface Success<Data> {
  code: 200
  message: string
  data: Data
}

/** An answer that the service understood and refused; `message` is a key of the contract's `messages`. */
export interface Refusal {
  code: 400 | 402 | 403 | 404 | 409
  message: string
  data?: unknown
}

/** No answer, or one that is not 2xx. */
export interface Failure {
  code: -1
  error: -1
  message: string
}

export type Result<Data> = Success<Data> | Refusal | Failure

export interface CallOptions {
  signal?: AbortSignal
  /** Whether the progress callbacks run for this call. @default true */
  progress?: boolean
}

export interface TransportOptions {
  baseURL: string
  session: Session
  /** Milliseconds until a request without an answer fails. @default 30000 */
  timeout?: number
  /** Called with true when the first of the running requests starts, and with false when the last one ends. */
  onProgress?: (isRunning: boolean) => void
  /** Called when a request cannot even be set up. */
  onError?: (message: string) => void
  /** Called once after a token was refused and removed. @default reloads the page, where there is one */
  onSessionExpired?: () => void
}

/** Sends one call and gives its envelope; never rejects. */
export type Transport = (
  endpoint: Endpoint,
  input: Readonly<Record<string, unknown>>,
  options?: CallOptions,
) => Promise<Result<unknown>>

export function createTransport(options: TransportOptions): Transport {
  const http = createHttp(options)
  const progress = createProgress(options.onProgress)
  const { session, onSessionExpired = reloadPage } = options

  return async (endpoint, input, callOptions = {}) => {
    const isShown = callOptions.progress ?? true
    if (isShown) progress.start()
    try {
      const { data } = await http.request<Result<unknown>>(requestOf(endpoint, input, callOptions))
      if (isRefusedToken(data) && session.token() !== null) {
        session.clear()
        onSessionExpired()
      }
      return data
    } catch (error) {
      return failureOf(error)
    } finally {
      if (isShown) progress.end()
    }
  }
}

function createHttp({ baseURL, session, timeout = 30_000, onError }: TransportOptions): AxiosInstance {
  const http = axios.create({ baseURL, timeout })
  http.interceptors.request.use(
    (request) => {
      const token = session.token()
      if (token !== null) request.headers.set('Authorization', `Bearer ${token}`)
      return request
    },
    (error: unknown) => {
      onError?.(messageOf(error))
      throw error
    },
  )
  return http
}

function requestOf(
  { method, path }: Endpoint,
  input: Readonly<Record<string, unknown>>,
  { signal }: CallOptions,
): AxiosRequestConfig {
  const fields = encodeFields(input)
  return {
    url: path,
    method,
    ...(method === 'GET' ? { params: fields } : { data: fields }),
    ...(signal === undefined ? {} : { signal }),
  }
}

/** Flat form fields: a list or an object is one field holding JSON, null is an empty field, undefined is left out. */
function encodeFields(input: Readonly<Record<string, unknown>>): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined) fields.set(name, fieldText(value))
  }
  return fields
}

function fieldText(value: unknown): string {
  if (value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const isRefusedToken = (answer: Result<unknown>): boolean =>
  answer.code === 400 && (answer.message === 'jwt_error_01' || answer.message === 'jwt_error_02')

function failureOf(error: unknown): Failure {
  const answered: unknown = error instanceof AxiosError ? error.response?.data : undefined
  const said =
    typeof answered === 'object' && answered !== null && 'message' in answered ? String(answered.message) : undefined
  return { code: -1, error: -1, message: said ?? messageOf(error) }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function createProgress(onProgress: ((isRunning: boolean) => void) | undefined) {
  let running = 0
  return {
    start() {
      running += 1
      if (running === 1) onProgress?.(true)
    },
    end() {
      running -= 1
      if (running === 0) onProgress?.(false)
    },
  }
}

function reloadPage(): void {
  if (typeof location !== 'undefined') location.reload()
}
