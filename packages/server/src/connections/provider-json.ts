import type { FetchProvider } from '../outbound/fetch-provider.ts'
import { ProviderError } from './provider.ts'

/**
 * What an API of a provider answers. @throws {ProviderError} where it does not, or says no: 401 ends the access
 * @throws {OutboundError}
 */
export async function readJson(
  fetchProvider: FetchProvider,
  url: string,
  options: RequestInit,
): Promise<Record<string, unknown>> {
  const response = await fetchProvider(url, options)
  const { status } = response
  if (status === 401) throw new ProviderError('connection_reconnect', String(status))
  if (status >= 500 || status === 429 || status === 403) throw new ProviderError('provider_unavailable', String(status))
  const body: unknown = await response.json().catch(() => undefined)
  if (status >= 400 || typeof body !== 'object' || body === null)
    throw new ProviderError('authorization_failed', String(status))
  return body as Record<string, unknown>
}

/** @throws {ProviderError} where the answer has no such text */
export function textField(answer: Readonly<Record<string, unknown>>, name: string): string {
  const value = answer[name]
  if (typeof value !== 'string') throw new ProviderError('authorization_failed', `no ${name}`)
  return value
}
