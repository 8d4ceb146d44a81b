import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from './errors.ts'

const serverFolder = join(import.meta.dirname, '..')

/** The folder of the built app. */
export const appFolder = join(serverFolder, '..', 'app', 'dist')

/** The text of the snippet, which sends to where it was loaded from, below the path of the instance. @throws {StartError} where it is not built */
export function readSnippet(basePath: string): string {
  const file = join(serverFolder, 'dist', 's.js')
  if (!existsSync(file)) throw new StartError(`The snippet is not built: ${file} is missing. Run npm run build.`)
  return readFileSync(file, 'utf8').replaceAll('/api/event', `${basePath}/api/event`)
}

/** The version of the server's package. */
export function readVersion(): string {
  const manifest = JSON.parse(readFileSync(join(serverFolder, 'package.json'), 'utf8')) as { version: string }
  return manifest.version
}
