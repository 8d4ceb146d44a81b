import type { Adapter, HttpRequest, HttpResponse } from './adapters/adapter.ts'
import type { SessionStorage } from './sessionStorage.ts'
import type { Success } from './result.ts'

export interface ApiClientOptions {
  /** Where the service answers. @default the page's own origin */
  baseURL?: string
  /** Where `token` and `userinfo` are kept. @default memory, so that nothing outlives the process */
  storage?: SessionStorage
  /** Goes along in place of the stored session: an API key. A token of its own is neither renewed nor removed. */
  token?: string | (() => string | null)
  /** Go along with every request. */
  headers?: Readonly<Record<string, string>> | (() => Readonly<Record<string, string>>)
  /** Sends the requests. @default axios; `fetchAdapter` does it by `fetch` */
  adapter?: Adapter
  /** Milliseconds until a request without an answer fails; 0 waits without end. @default 30000 */
  timeout?: number
  /** Called with true when the first of the running requests starts, and with false when the last one ends. */
  onProgress?: (isRunning: boolean) => void
  /** Called with the message when a request cannot even be set up, and when `onProgress` throws. */
  onError?: (message: string) => void
  /** Called with a request before it is sent; it may change its headers. Its token is in them. */
  onRequest?: (request: HttpRequest) => void | Promise<void>
  /** Called with every answer, whatever its status, before it is read. */
  onResponse?: (response: HttpResponse, request: HttpRequest) => void | Promise<void>
  /**
   * How often a GET is sent again where no answer came, or one of status 408, 429 or 5xx. It waits as long as `Retry-After`
   * says, else longer each time, at most 30 seconds.
   * @default 0
   */
  retries?: number
  /** Called once after a stored token was refused and removed: nobody is signed in any more. */
  onSessionExpired?: () => void
}

export interface CallOptions<Data = unknown> {
  /** Takes the call back: it resolves to a failure at once. */
  signal?: AbortSignal
  /** Milliseconds until this call fails without an answer; 0 waits without end. @default the client's */
  timeout?: number
  /** Whether the progress callback runs for this call. @default true */
  progress?: boolean
  /** Runs on code 200, and on nothing else, before the call resolves. What it throws, the call rejects with. */
  onSuccess?: (data: Data, envelope: Success<Data>) => void
}
