import { gzipSync } from 'node:zlib'
import path from 'node:path'
import { build } from 'vite'
import { plugins } from '../../../vite.shared.ts'

const sources = (file: string) => path.join(import.meta.dirname, '../..', file)
const kit = sources('ui/src/index.ts')

interface MeasuredPage {
  name: string
  from: string
  exports: readonly string[]
  limit?: number
}

/** What a page imports, and how much of it over React alone is allowed, in KB after gzip. */
const pages: readonly MeasuredPage[] = [
  // What every part of the kit stands on, and what a Button has of others: the kit’s own share is the rest.
  { name: 'styled-components', from: 'styled-components', exports: ['styled'] },
  { name: 'React Aria’s Button', from: 'react-aria-components/Button', exports: ['Button'] },
  { name: 'KitProvider', from: kit, exports: ['KitProvider'] },
  { name: 'one Button', from: kit, exports: ['KitProvider', 'Button'], limit: 20 },
  { name: 'DataTable', from: kit, exports: ['KitProvider', 'DataTable'], limit: 60 },
  { name: 'DateRangePicker', from: kit, exports: ['KitProvider', 'DateRangePicker'], limit: 60 },
  { name: 'client', from: sources('api-client/src/index.ts'), exports: ['createApiClient'], limit: 25 },
  { name: 'client by fetch', from: sources('api-client/src/fetch.ts'), exports: ['createApiClient'], limit: 15 },
]

const react = ['react', 'react-dom/client']

/** How much a page loads for a component, over a page with React alone: at once, and with what comes when it is opened. */
export async function benchSizes(print: (line: string) => void): Promise<void> {
  const alone = await sizeOf(react.map((from, index) => `export * as part${index} from '${from}'`).join('\n'))
  print('KB after gzip over React alone: at once, with what comes later; what is allowed')
  for (const { name, from: source, exports, limit } of pages) {
    const size = await sizeOf(
      [
        ...react.map((from, index) => `export * as part${index} from '${from}'`),
        `export { ${exports.join(', ')} } from '${source}'`,
      ].join('\n'),
    )
    const [first, all] = [size.first - alone.first, size.all - alone.first]
    print(`${name.padEnd(20)} ${kilobytes(first)} ${kilobytes(all)} ${String(limit ?? '–').padStart(6)}`)
  }
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(8)

interface Size {
  /** Of the files that are loaded at once, in bytes. */
  first: number
  /** Of these and those that come later. */
  all: number
}

async function sizeOf(code: string): Promise<Size> {
  const entry = 'virtual:entry'
  const output = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
      ...plugins(),
    ],
    build: { write: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  })
  const chunks = [output]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .filter((file) => file.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const atOnce = new Set<string>()
  const follow = (name: string) => {
    if (atOnce.has(name)) return
    atOnce.add(name)
    for (const next of byName.get(name)?.imports ?? []) follow(next)
  }
  for (const chunk of chunks) if (chunk.isEntry) follow(chunk.fileName)
  const sum = (names: Iterable<string>) =>
    [...names].reduce((bytes, name) => bytes + gzipSync(byName.get(name)?.code ?? '', { level: 9 }).length, 0)
  return { first: sum(atOnce), all: sum(byName.keys()) }
}
