import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

const modules = path.join(root, 'node_modules')

/** The Node that everything but these scripts runs on; it comes with the packages. */
export const node24 =
  process.platform === 'win32' ? path.join(modules, 'node', 'bin', 'node.exe') : path.join(modules, '.bin', 'node')

/** A script of the server as `build` leaves it: `main` or `data`. */
export const builtServer = (script) => [`packages/server/dist/server/${script}.js`]

/** Where Node keeps compiled sources, which makes the second start faster. */
export const compileCache = path.join(modules, '.cache', 'node-compile')

/** The script behind a package's command, to be run by `node24`: the shims in .bin would pick another Node. */
export function tool(name, command = name) {
  const { bin } = JSON.parse(readFileSync(path.join(modules, name, 'package.json'), 'utf8'))
  return path.join(modules, name, typeof bin === 'string' ? bin : bin[command])
}

/** Our environment with the packages' commands first, so that what a tool starts finds the same Node. */
export function environment(extra) {
  const PATH = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  return { ...process.env, [PATH]: [path.join(modules, '.bin'), process.env[PATH]].join(path.delimiter), ...extra }
}
