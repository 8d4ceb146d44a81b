import { lookup, type LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { OutboundError } from '../errors.ts'
import type { Reach } from './reach.ts'

/** Resolves a name to all of its addresses, as `dns.lookup` does. */
export type Resolve = (
  hostname: string,
  options: { family: number; all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/**
 * Resolves a name to those of its addresses that are within reach. The connection goes to one of these and to no other,
 * so a name that resolves differently a moment later leads nowhere.
 */
export const checkedLookup =
  (reach: Reach, resolve: Resolve = lookup): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { family: familyOf(options.family), all: true }, (error, found) => {
      if (error !== null) return callback(error, [])
      const addresses = found.filter(({ address }) => reach.allowsAddress(address))
      const [first] = addresses
      if (first === undefined) return callback(new OutboundError('address_private'), [])
      if (options.all === true) return callback(null, addresses)
      callback(null, first.address, first.family)
    })
  }

/** Checks a host that is an address already, since no lookup checks it. @throws {OutboundError} */
export function checkAddress(reach: Reach, hostname: string): void {
  const address = hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(address) !== 0 && !reach.allowsAddress(address)) throw new OutboundError('address_private')
}

function familyOf(family: number | 'IPv4' | 'IPv6' | undefined): number {
  if (family === 'IPv4') return 4
  return family === 'IPv6' ? 6 : (family ?? 0)
}
