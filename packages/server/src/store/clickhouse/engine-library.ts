import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StartError } from '../../errors.ts'

export interface Platform {
  system: NodeJS.Platform
  processor: string
  /** Whether Linux has musl in the place of glibc, as Alpine does. */
  hasMusl: () => boolean
}

const VERSION = '26.7.3-stable.1'

/** What the engine's library is built for. */
const built = ['linux-x64-gnu', 'linux-arm64-gnu', 'darwin-x64', 'darwin-arm64']

const WAY_OUT = 'Set CLICKHOUSE_URL to a ClickHouse server (docs/clickhouse.md)'

/** The file of the engine's library. @throws {StartError} with the way out where there is none */
export function findLibrary(
  platform: Platform = { system: process.platform, processor: process.arch, hasMusl },
  resolve: (file: string) => string = createRequire(import.meta.url).resolve,
): string {
  const { system, processor } = platform
  const name = `${system}-${processor}${system === 'linux' ? '-gnu' : ''}`
  const library = `@chdb/lib-${name}`
  try {
    return join(dirname(resolve(`${library}/package.json`)), 'libchdb.so')
  } catch {
    const isMusl = system === 'linux' && platform.hasMusl()
    if (isMusl || !built.includes(name))
      throw new StartError(
        `There is no embedded ClickHouse for ${system}-${processor}${isMusl ? ' with musl' : ''}. ${WAY_OUT}.`,
      )
    throw new StartError(
      `The embedded ClickHouse for ${system}-${processor} is not installed. ${WAY_OUT}, or try \`npm install --no-save ${library}@${VERSION}\`.`,
    )
  }
}

function hasMusl(): boolean {
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } }
  return report.header?.glibcVersionRuntime === undefined
}
