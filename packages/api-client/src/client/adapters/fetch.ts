import { abortedError, SendError, timeoutError, type Adapter, type HttpRequest } from './adapter.ts'

/**
 * Sends requests with `fetch`: in browsers, workers, Node, Deno and at the edge.
 * @param send Another `fetch` than the platform's, such as a framework's own or a test's.
 */
export function fetchAdapter(send: typeof fetch = (...request) => fetch(...request)): Adapter {
  return async (request) => {
    const { signal, timeout } = request
    const limit = new AbortController()
    const timer = timeout > 0 ? setTimeout(() => limit.abort(), timeout) : undefined
    const abort = () => limit.abort()
    if (signal?.aborted === true) abort()
    signal?.addEventListener('abort', abort)
    try {
      const response = await send(webRequest(request, limit.signal))
      return { status: response.status, header: (name) => response.headers.get(name), text: await response.text() }
    } catch (error) {
      if (error instanceof SendError) throw error
      if (signal?.aborted === true) throw abortedError()
      if (limit.signal.aborted) throw timeoutError(timeout)
      throw new SendError('network', error instanceof Error ? error.message : String(error), { cause: error })
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    }
  }
}

function webRequest({ method, url, headers, body, withCredentials }: HttpRequest, signal: AbortSignal): Request {
  try {
    return new Request(url, {
      method,
      headers,
      signal,
      ...(body !== undefined && { body }),
      credentials: withCredentials ? 'include' : 'same-origin',
    })
  } catch (error) {
    throw new SendError('rejected', error instanceof Error ? error.message : String(error), { cause: error })
  }
}
