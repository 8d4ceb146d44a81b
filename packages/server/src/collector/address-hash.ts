import { createHmac, createSecretKey } from 'node:crypto'
import { networkOf } from './ip-address.ts'

/**
 * Hashes a network address whose events are left out: an HMAC under the instance's secret, different for each site. Of
 * an IPv6 address it is the network, because its second half changes from day to day.
 */
export type AddressHash = (siteId: number, address: string) => string

export function createAddressHash(secret: string): AddressHash {
  const key = createSecretKey(secret, 'utf8')
  return (siteId, address) => {
    const parts = JSON.stringify(['excluded-address', siteId, networkOf(address)])
    return createHmac('sha256', key).update(parts).digest('hex')
  }
}
