import { fetchService } from './fetch-service.ts'

export interface JsonRequest {
  method: 'GET' | 'POST'
  headers: Readonly<Record<string, string>>
  /** Sent as JSON. */
  body?: unknown
  /** Ends the whole of it. */
  signal: AbortSignal
}

export interface JsonAnswer {
  status: number
  /** Undefined where the answer is no JSON. */
  body: unknown
}

/** Asks an API of a provider. @throws {OutboundError} where there is no answer */
export async function fetchJson(url: URL, { method, headers, body, signal }: JsonRequest): Promise<JsonAnswer> {
  const response = await fetchService(url.href, {
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
