import type { CallOptions } from '../options.ts'
import type { Failure } from '../result.ts'
import type { Transport } from '../transport.ts'

/** @param page The route's pattern, and the address that is open. */
export type ServerLoader = <Data = unknown>(
  page: { route: string; url: string },
  options?: Omit<CallOptions, 'onSuccess'>,
) => Promise<Data | Failure>

/** Requests `{base}__serverLoader?route=&url=`. */
export function createServerLoader(transport: Transport, baseURL = ''): ServerLoader {
  const path = baseURL.endsWith('/') ? '__serverLoader' : '/__serverLoader'
  return async <Data>({ route, url }: { route: string; url: string }, options?: Omit<CallOptions, 'onSuccess'>) =>
    // Only the caller knows the shape of its service's answer.
    transport.load(path, new URLSearchParams({ route, url }), options) as Promise<Data | Failure>
}
