import type { FailureKind, Result } from './result.ts'

/** Returns the data of a success, for callers who prefer exceptions. @throws {ApiError} for every other code */
export async function unwrap<Data>(call: Promise<Result<Data>>): Promise<Data> {
  const result = await call
  if (result.code === 200) return result.data
  throw new ApiError(result)
}

/** The error that `unwrap` throws: the envelope's code and message key, and `data` where there is one. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: number
  readonly data: unknown
  /** The kind of failure, on code -1. */
  readonly kind: FailureKind | undefined
  /** The HTTP status of an answer that was not 2xx. */
  readonly status: number | undefined
  /** The seconds to wait before the call is sent again, where the service gives them. */
  readonly retryAfter: number | undefined

  constructor(result: Exclude<Result<unknown>, { code: 200 }>) {
    super(result.message, 'cause' in result ? { cause: result.cause } : undefined)
    this.code = result.code
    this.data = 'data' in result ? result.data : undefined
    this.kind = 'kind' in result ? result.kind : undefined
    this.status = 'status' in result ? result.status : undefined
    this.retryAfter = 'retryAfter' in result ? result.retryAfter : undefined
  }

  /** The message key of each wrong field, on code 400. */
  get fields(): Readonly<Record<string, string>> {
    const { data } = this
    const isFields = typeof data === 'object' && data !== null && 'fields' in data
    return isFields && typeof data.fields === 'object' && data.fields !== null
      ? (data.fields as Record<string, string>)
      : {}
  }
}
