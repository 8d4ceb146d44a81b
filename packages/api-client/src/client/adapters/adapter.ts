/** One request as it goes out. */
export interface HttpRequest {
  method: 'GET' | 'POST'
  /** With the base address and the query. */
  url: string
  headers: Record<string, string>
  body?: URLSearchParams | FormData | undefined
  signal?: AbortSignal | undefined
  /** Milliseconds until it has failed without an answer; 0 waits without end. */
  timeout: number
  /** Whether cookies go along to another origin. */
  withCredentials: boolean
}

/** An answer of any status. */
export interface HttpResponse {
  status: number
  /** The value of a header, whatever the case of its name; null where it is not there or cannot be read. */
  header: (name: string) => string | null
  /** The body as it came. */
  text: string
}

/**
 * Sends a request and resolves to its answer, whatever the status.
 * @throws {SendError} where no answer came; anything else that is thrown counts as a network error
 */
export type Adapter = (request: HttpRequest) => Promise<HttpResponse>

/** Why no answer came. */
export class SendError extends Error {
  override name = 'SendError'
  readonly kind: 'aborted' | 'timeout' | 'network' | 'rejected'

  constructor(kind: SendError['kind'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

export const abortedError = (): SendError => new SendError('aborted', 'canceled')
export const timeoutError = (timeout: number): SendError => new SendError('timeout', `timeout of ${timeout}ms exceeded`)
