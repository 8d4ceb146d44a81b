import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from './errors.ts'

const serverFolder = join(import.meta.dirname, '..')

/** The folder of the built app. */
export const appFolder = join(serverFolder, '..', 'app', 'dist')

/** The builds of the snippet: with all parts, and with views alone. */
const SNIPPETS = ['s.js', 's-views.js']

/** The texts of the snippets by their paths; they send to where they were loaded from, below the path of the instance. @throws {StartError} where one is not built */
export function readSnippets(basePath: string): ReadonlyMap<string, string> {
  return new Map(
    SNIPPETS.map((name) => {
      const file = join(serverFolder, 'dist', name)
      if (!existsSync(file)) throw new StartError(`The snippet is not built: ${file} is missing. Run npm run build.`)
      return [`/${name}`, readFileSync(file, 'utf8').replaceAll('/api/event', `${basePath}/api/event`)]
    }),
  )
}

/** The version of the server's package. */
export function readVersion(): string {
  const manifest = JSON.parse(readFileSync(join(serverFolder, 'package.json'), 'utf8')) as { version: string }
  return manifest.version
}
