import { isIP, isIPv4 } from 'node:net'

/** The greatest length of an address; longer ones do not exist, but a header may hold anything. */
const MAX_TEXT = 100

/**
 * Normalizes an address, so that the same person has the same one on every path: some gateways append a port, and a
 * server that listens on IPv6 writes IPv4 addresses in IPv6 form. Other texts are shortened.
 */
export function plainAddress(given: string): string {
  if (isIPv4(given)) return given
  const [, inside = given.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')] = /^\[(.*)\](?::\d+)?$/.exec(given) ?? []
  const address = inside.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIP(address) !== 6) return address.slice(0, MAX_TEXT)
  return URL.parse(`http://[${address}]`)?.hostname.slice(1, -1) ?? address
}

/** Whether an address is of the machine itself. */
export function isLoopback(given: string): boolean {
  const address = plainAddress(given)
  return address === '::1' || address.startsWith('127.')
}

/**
 * The network that limits count by: an IPv4 address, or the first half of an IPv6 address, because a person with one
 * IPv6 address has all that begin with the same half.
 */
export function networkOf(given: string): string {
  const address = plainAddress(given)
  if (!address.includes(':')) return address
  const [start = '', end] = address.split('::')
  const before = groupsOf(start)
  const after = end === undefined ? [] : groupsOf(end)
  const skipped = end === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array.from({ length: skipped }, () => '0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::`
}

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'))
