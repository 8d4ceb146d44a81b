/** The outcome of a call. `code` tells its kind: 200, an error's code, or -1. */
export type Result<Data> = Success<Data> | ErrorResult | Failure

export interface Success<Data> {
  code: 200
  message: string
  data: Data
}

/** The error response to a call that the service understood; `message` is a key of the contract's `messages`. */
export interface ErrorResult {
  code: 400 | 402 | 403 | 404 | 409
  message: string
  data?: unknown
}

/**
 * The kind of failure: the call was aborted, timed out, did not reach the service, got a response that is not 2xx or no
 * JSON object, or was not sent because the input cannot be encoded or the storage cannot be used.
 */
export type FailureKind = 'aborted' | 'timeout' | 'network' | 'http' | 'rejected'

/**
 * A failure: no response, one that is not 2xx, or one that is no JSON object with a code. `message` is the service's
 * own where it gave one.
 */
export interface Failure {
  code: -1
  error: -1
  message: string
  kind: FailureKind
  /** The HTTP status, where a response arrived. */
  status?: number
  /** The seconds to wait before the call is sent again, where the service gives them. */
  retryAfter?: number
  /** The error that the platform gave, if any. */
  cause?: unknown
}

export const failure = (kind: FailureKind, message: string): Failure => ({ code: -1, error: -1, message, kind })
