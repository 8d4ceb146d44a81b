import type { SessionStorage } from './session.ts'
import type { Success } from './result.ts'

export interface ApiClientOptions {
  /** Where the service answers. @default the page's own origin */
  baseURL?: string
  /** Where `token` and `userinfo` are kept. @default memory, so that nothing outlives the process */
  storage?: SessionStorage
  /** Milliseconds until a request without an answer fails; 0 waits without end. @default 30000 */
  timeout?: number
  /** Called with true when the first of the running requests starts, and with false when the last one ends. */
  onProgress?: (isRunning: boolean) => void
  /** Called with the message when a request cannot even be set up. */
  onError?: (message: string) => void
  /** Called once after a stored token was refused and removed. @default reloads the page, where there is one */
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
