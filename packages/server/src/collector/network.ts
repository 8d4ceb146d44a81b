import { isIP, isIPv4 } from 'node:net'

/** Longer ones do not exist; a header may hold anything. */
const MAX_TEXT = 100

/**
 * An address in its one usual writing, so that the same person is the same on every way here: some gateways write a port
 * behind it, and a server that listens on IPv6 writes IPv4 addresses inside of that. Other texts are shortened.
 */
export function plainAddress(given: string): string {
  if (isIPv4(given)) return given
  const [, inside = given.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')] = /^\[(.*)\](?::\d+)?$/.exec(given) ?? []
  const address = inside.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIP(address) !== 6) return address.slice(0, MAX_TEXT)
  return URL.parse(`http://[${address}]`)?.hostname.slice(1, -1) ?? address
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
