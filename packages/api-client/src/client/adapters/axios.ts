import axios, { AxiosError } from 'axios'
import { abortedError, SendError, timeoutError, type Adapter } from './adapter.ts'

// Bodies are parsed elsewhere, so that one that is not JSON hides neither the status nor its message.
const http = axios.create({
  responseType: 'text',
  transformResponse: (text: unknown) => text,
  validateStatus: () => true,
})

/** Sends requests with axios: by XMLHttpRequest in a browser, by http in Node. */
export const axiosAdapter: Adapter = async ({ body, signal, ...request }) => {
  const begunAt = performance.now()
  try {
    const { status, data, headers } = await http.request<unknown>({
      ...request,
      ...(body !== undefined && { data: body }),
      ...(signal !== undefined && { signal }),
    })
    return {
      status,
      header: (name) => {
        const value: unknown = headers[name.toLowerCase()]
        return typeof value === 'string' ? value : null
      },
      text: typeof data === 'string' ? data : '',
    }
  } catch (error) {
    const { timeout } = request
    // The timeout also ends a body that stalls, which axios then reports as an aborted stream.
    const isLate = timeout > 0 && performance.now() - begunAt >= timeout
    throw isLate && signal?.aborted !== true ? timeoutError(timeout) : sendErrorOf(error, timeout)
  }
}

/**
 * Converts an error of axios. Its original holds the whole request, including the token, so only the message and its
 * own cause are kept.
 */
function sendErrorOf(error: unknown, timeout: number): SendError {
  if (axios.isCancel(error)) return abortedError()
  const { message } = error instanceof Error ? error : { message: String(error) }
  if (!(error instanceof AxiosError)) return new SendError('rejected', message, { cause: error })
  const options = error.cause === undefined ? {} : { cause: error.cause }
  if (error.code === AxiosError.ETIMEDOUT || error.code === AxiosError.ECONNABORTED) return timeoutError(timeout)
  return new SendError(error.request === undefined ? 'rejected' : 'network', message, options)
}
