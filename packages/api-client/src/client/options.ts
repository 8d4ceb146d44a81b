import type { Adapter, HttpRequest, HttpResponse } from './adapters/adapter.ts'
import type { SessionStorage } from './sessionStorage.ts'
import type { Success } from './result.ts'

export interface ApiClientOptions {
  /** The address of the service. @default the page's own origin */
  baseURL?: string
  /** The storage of `token` and `userinfo`. @default memory, so that nothing outlives the process */
  storage?: SessionStorage
  /** An API key that is sent instead of the stored session's token. It is neither renewed nor removed. */
  token?: string | (() => string | null)
  /** Headers that are sent with every request. */
  headers?: Readonly<Record<string, string>> | (() => Readonly<Record<string, string>>)
  /** Sends the requests. @default axios; `fetchAdapter` uses `fetch` */
  adapter?: Adapter
  /** The milliseconds after which a request without an answer fails; 0 waits without end. @default 30000 */
  timeout?: number
  /** Called with true when the first of several requests starts, and with false when the last one ends. */
  onProgress?: (isRunning: boolean) => void
  /** Called with a message when a request cannot even be prepared, and when `onProgress` throws. */
  onError?: (message: string) => void
  /** Called with a request before it is sent; it may change the headers, which include the token. */
  onRequest?: (request: HttpRequest) => void | Promise<void>
  /** Called with every response, whatever its status, before it is read. */
  onResponse?: (response: HttpResponse, request: HttpRequest) => void | Promise<void>
  /**
   * The number of times that a GET is sent again where no response arrived, or one of status 408, 429 or 5xx. The delay
   * is that of `Retry-After`, else it grows with each attempt, to at most 30 seconds.
   * @default 0
   */
  retries?: number
  /** Called once after the service rejected the stored token and it was removed: nobody is signed in any more. */
  onSessionExpired?: () => void
}

export interface CallOptions<Data = unknown> {
  /** Aborts the call, which resolves to a failure at once. */
  signal?: AbortSignal
  /** The milliseconds after which this call fails without an answer; 0 waits without end. @default the client's */
  timeout?: number
  /** Whether the progress callback runs for this call. @default true */
  progress?: boolean
  /** Called on code 200, and on no other, before the call resolves. If it throws, the call rejects with its error. */
  onSuccess?: (data: Data, envelope: Success<Data>) => void
}
