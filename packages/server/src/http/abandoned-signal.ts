import type { ServerResponse } from 'node:http'

/** Aborts when the connection ends before the answer is sent. */
export function abandonedSignal(response: ServerResponse): AbortSignal {
  const abandoned = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) abandoned.abort()
  })
  return abandoned.signal
}
