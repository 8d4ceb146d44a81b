/**
 * What limits count by: an IPv4 address, or the first half of an IPv6 address, because whoever has one of those has all
 * that begin so.
 */
export function networkOf(given: string): string {
  // Some gateways write the port behind an IPv4 address.
  const address = given.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  if (!address.includes(':')) return address
  if (address.includes('.')) return address.slice(address.lastIndexOf(':') + 1)
  const [start = '', end] = (address.split('%')[0] ?? '').split('::')
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
