import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** The addresses that IANA reserves: nobody on the internet has one, but perhaps a neighbour of this server does. */
const RESERVED_V4 = `
  0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.31.196.0/24
  192.52.193.0/24 192.88.99.0/24 192.168.0.0/16 192.175.48.0/24 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24
  224.0.0.0/4 240.0.0.0/4
  168.63.129.16/32`

/** The reserved ranges within 2000::/3, the only assigned block; those that embed an IPv4 address are reserved too. */
const RESERVED_V6 = `2001::/23 2001:db8::/32 2002::/16 2620:4f:8000::/48 3fff::/20`

const reservedV4 = listOf(RESERVED_V4, 'ipv4')
const reservedV6 = listOf(RESERVED_V6, 'ipv6')
const givenOutV6 = listOf('2000::/3', 'ipv6')

/**
 * Whether a text is an address on the public internet, in its usual notation. Other texts are not: names, other
 * notations of numbers, IPv4 addresses inside IPv6 ones, zones.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !reservedV4.check(address, 'ipv4')
  if (!isIPv6(address) || address.includes('%')) return false
  return givenOutV6.check(address, 'ipv6') && !reservedV6.check(address, 'ipv6')
}

function listOf(ranges: string, family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const range of ranges.trim().split(/\s+/)) {
    const [network = '', bits] = range.split('/')
    list.addSubnet(network, Number(bits), family)
  }
  return list
}
