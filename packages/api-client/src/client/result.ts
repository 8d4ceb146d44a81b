/** What every call resolves to. `code` tells which it is: 200, an error's code, or -1. */
export type Result<Data> = Success<Data> | ErrorResult | Failure

export interface Success<Data> {
  code: 200
  message: string
  data: Data
}

/** An answer that the service understood and refused; `message` is a key of the contract's `messages`. */
export interface ErrorResult {
  code: 400 | 402 | 403 | 404 | 409
  message: string
  data?: unknown
}

/**
 * What a call came to in place of an answer: taken back, out of time, not reached, an answer that is not 2xx or no JSON
 * object, or not sent at all because the input cannot be written or the storage cannot be used.
 */
export type FailureKind = 'aborted' | 'timeout' | 'network' | 'http' | 'rejected'

/** No answer, one that is not 2xx, or one that is no JSON object with a code. `message` is the service's own where it gave one. */
export interface Failure {
  code: -1
  error: -1
  message: string
  kind: FailureKind
  /** The answer's HTTP status, where one came. */
  status?: number
  /** Seconds to wait before the call is sent again, where the service says so. */
  retryAfter?: number
  /** The error that the platform gave, where it did. */
  cause?: unknown
}

export const failure = (kind: FailureKind, message: string): Failure => ({ code: -1, error: -1, message, kind })
