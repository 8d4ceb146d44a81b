import { fetchProvider } from './fetch-provider.ts'

export interface JsonRequest {
  method: 'GET' | 'POST'
  headers: Readonly<Record<string, string>>
  /** The body, sent as JSON. */
  body?: unknown
  /** Aborts the request and the reading of its answer. */
  signal: AbortSignal
}

export interface JsonAnswer {
  status: number
  /** The parsed answer; undefined where it is no JSON. */
  body: unknown
}

/** Sends a request to the API of a provider. @throws {OutboundError} where there is no answer */
export async function fetchJson(url: URL, { method, headers, body, signal }: JsonRequest): Promise<JsonAnswer> {
  const response = await fetchProvider(url.href, {
    method,
    signal,
    headers: {
      Accept: 'application/json',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: parseJson(await response.text()) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
