import { isIP } from 'node:net'
import { isPublicAddress } from '../../../outbound/public-address.ts'

/**
 * Suffixes that no host on the internet has: RFC 6761, 6762 (with its appendix G) and 8375, and those that ICANN
 * reserves for private networks. `.example` is left out, because documentation and tests are full of it.
 */
const PRIVATE_ENDING =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|test|home\.arpa)$/

/** Whether a host, as `URL` writes it, is a private machine or network, whose name means nothing to others. */
export function isPrivateHost(host: string): boolean {
  const name = host.replace(/\.$/, '')
  const address = name.replace(/^\[(.*)\]$/, '$1')
  if (isIP(address) !== 0) return !isPublicAddress(address)
  return !name.includes('.') || PRIVATE_ENDING.test(name)
}
