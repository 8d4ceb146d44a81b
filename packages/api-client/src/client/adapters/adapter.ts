/** A request as it is sent. */
export interface HttpRequest {
  method: 'GET' | 'POST'
  /** The address, with the base address and the query. */
  url: string
  headers: Record<string, string>
  body?: URLSearchParams | FormData | undefined
  signal?: AbortSignal | undefined
  /** The milliseconds after which a request without an answer fails; 0 waits without end. */
  timeout: number
  /** Whether cookies are sent to another origin. */
  withCredentials: boolean
}

/** The response of any status. */
export interface HttpResponse {
  status: number
  /** The value of a header, ignoring the case of its name; null where it is missing or cannot be read. */
  header: (name: string) => string | null
  /** The unparsed body. */
  text: string
}

/**
 * Sends a request and resolves to its response, whatever the status.
 * @throws {SendError} where no response arrived; any other error counts as one of the network
 */
export type Adapter = (request: HttpRequest) => Promise<HttpResponse>

/** Thrown when no response arrived. */
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
