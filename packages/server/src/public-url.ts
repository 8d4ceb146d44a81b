import { serverPaths } from '@sightline/api-client/contract'
import { z } from 'zod'

export const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an address such as https://stats.example.com' })

/** The address at which people reach this instance, without a slash at its end. */
export const publicUrl = httpUrl
  .refine(hasFreePath, 'must not have a path that the server itself has, such as /api')
  .transform((url) => url.replace(/\/+$/, ''))

/** The path of the address at which people reach this instance: `/stats`, or nothing where it has a host of its own. */
export const basePathOf = (address: string | undefined): string =>
  address === undefined ? '' : new URL(address).pathname.replace(/\/$/, '')

/**
 * Whether an instance can be below the path of an address. Where a proxy takes the path off, a request for `/api/event` would
 * otherwise look like one that still has it.
 */
function hasFreePath(address: string): boolean {
  if (!URL.canParse(address)) return true
  const [, first = ''] = basePathOf(address).split('/')
  return ![...serverPaths, '/assets'].includes(`/${first}`)
}
