import { OutboundError, outboundErrorOf } from '../errors.ts'

const MAX_BYTES = 8 * 1024 * 1024
const TIMEOUT_MS = 15_000

/** Fetches as the native `fetch` does, for the addresses of providers that the configuration names. */
export type FetchProvider = (url: string, options: RequestInit, limits?: Partial<ServiceLimits>) => Promise<Response>

interface ServiceLimits {
  timeoutMs: number
  /** The most bytes of the answer. */
  maxBytes: number
}

/**
 * Sends a request to the API of a provider: with a timeout of 15 seconds, without following redirects, with a response
 * of at most 8 MB that has been read whole. @param limits Other limits. @throws {OutboundError}
 */
export const fetchProvider: FetchProvider = async (
  url,
  options,
  { timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES } = {},
) => {
  const timeout = AbortSignal.timeout(timeoutMs)
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  try {
    const response = await fetch(url, { ...options, redirect: 'manual', signal })
    const { status, headers } = response
    // A response of a status without a body must have none, not even an empty one.
    const body = response.body === null ? null : await bytesOf(response.body, maxBytes)
    return new Response(body, { status, headers })
  } catch (error) {
    throw timeout.aborted ? new OutboundError('timed_out', { cause: error }) : networkErrorOf(error)
  }
}

async function bytesOf(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > maxBytes) throw new OutboundError('no_connection')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The native `fetch` wraps the error of the network. */
const networkErrorOf = (error: unknown): OutboundError =>
  outboundErrorOf(error instanceof TypeError && error.cause !== undefined ? error.cause : error)
