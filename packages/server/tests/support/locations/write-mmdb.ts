/** A value of a record: what the databases of locations hold. */
export type MmdbValue = string | number | readonly MmdbValue[] | { readonly [name: string]: MmdbValue }

interface MmdbOptions {
  /** The records by their networks: `8.8.8.0/24`, `2001:4860::/32`. No network lies within another one. */
  networks: Readonly<Record<string, MmdbValue>>
  /** The kind of addresses; a database of the version 6 holds IPv4 addresses below `::/96`. @default 6 */
  ipVersion?: 4 | 6
  /** @default 'Test' */
  databaseType?: string
}

type Node = [left: Node | number | undefined, right: Node | number | undefined]

const MARKER = Buffer.from('\u00AB\u00CD\u00EFMaxMind.com', 'latin1')
const SEPARATOR_BYTES = 16

/** The bytes of a small MMDB file. See https://maxmind.github.io/MaxMind-DB/ */
export function mmdbFile({ networks, ipVersion = 6, databaseType = 'Test' }: MmdbOptions): Buffer {
  const root: Node = [undefined, undefined]
  const records: Buffer[] = []
  let offset = 0
  for (const [network, value] of Object.entries(networks)) {
    place(root, bitsOf(network, ipVersion), offset)
    const record = encode(value)
    records.push(record)
    offset += record.length
  }
  const nodes = nodesOf(root)
  const ids = new Map(nodes.map((node, index) => [node, index]))
  const tree = Buffer.alloc(nodes.length * 8)
  for (const [index, node] of nodes.entries())
    for (const [side, child] of node.entries()) tree.writeUInt32BE(pointerOf(child), index * 8 + side * 4)
  function pointerOf(child: Node | number | undefined): number {
    if (child === undefined) return nodes.length
    return typeof child === 'number' ? nodes.length + SEPARATOR_BYTES + child : (ids.get(child) ?? 0)
  }
  const metadata = encode({
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_780_000_000,
    database_type: databaseType,
    description: { en: 'Made by a test' },
    ip_version: ipVersion,
    languages: ['en'],
    node_count: nodes.length,
    record_size: 32,
  })
  return Buffer.concat([tree, Buffer.alloc(SEPARATOR_BYTES), ...records, MARKER, metadata])
}

function place(root: Node, bits: string, data: number): void {
  let node = root
  for (const bit of bits.slice(0, -1)) {
    const side = Number(bit) as 0 | 1
    const child = node[side]
    if (typeof child === 'number') throw new Error('A network lies within another one')
    const next: Node = child ?? [undefined, undefined]
    node[side] = next
    node = next
  }
  node[Number(bits.at(-1)) as 0 | 1] = data
}

const nodesOf = (node: Node): Node[] => [node, ...node.flatMap((child) => (Array.isArray(child) ? nodesOf(child) : []))]

function bitsOf(network: string, ipVersion: 4 | 6): string {
  const [address = '', length] = network.split('/')
  if (!address.includes(':')) {
    const bits = address.split('.').map((part) => Number(part).toString(2).padStart(8, '0'))
    return '0'.repeat(ipVersion === 6 ? 96 : 0) + bits.join('').slice(0, Number(length))
  }
  const [start = '', end = ''] = address.split('::').map((part) => part)
  const groups = (part: string) => (part === '' ? [] : part.split(':'))
  const missing = 8 - groups(start).length - groups(end).length
  const all = [...groups(start), ...Array.from({ length: missing }, () => '0'), ...groups(end)]
  const bits = all.map((group) => Number.parseInt(group, 16).toString(2).padStart(16, '0'))
  return bits.join('').slice(0, Number(length))
}

const [TEXT, DOUBLE, UINT32, MAP, ARRAY] = [2, 3, 6, 7, 11]

function encode(value: MmdbValue): Buffer {
  if (typeof value === 'string') {
    const bytes = Buffer.from(value, 'utf8')
    return Buffer.concat([control(TEXT, bytes.length), bytes])
  }
  if (typeof value === 'number') {
    const isWhole = Number.isInteger(value) && value >= 0
    const bytes = Buffer.alloc(isWhole ? 4 : 8)
    if (isWhole) bytes.writeUInt32BE(value)
    else bytes.writeDoubleBE(value)
    return Buffer.concat([control(isWhole ? UINT32 : DOUBLE, bytes.length), bytes])
  }
  if (Array.isArray(value)) return Buffer.concat([control(ARRAY, value.length), ...value.map(encode)])
  const entries = Object.entries(value)
  return Buffer.concat([control(MAP, entries.length), ...entries.flat().map((part) => encode(part))])
}

function control(type: number, size: number): Buffer {
  const [low, ...rest] =
    size < 29
      ? [size]
      : size < 285
        ? [29, size - 29]
        : size < 65_821
          ? [30, (size - 285) >> 8, (size - 285) & 255]
          : [31, (size - 65_821) >> 16, ((size - 65_821) >> 8) & 255, (size - 65_821) & 255]
  const first = (type > 7 ? 0 : type << 5) | (low ?? 0)
  return Buffer.from([first, ...(type > 7 ? [type - 7] : []), ...rest])
}
