import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { UsageError } from '../../errors.ts'

/** A command of `npm run data --`. */
export type Command = MoveCommand | { name: 'rotate-secret' }

/** Imports or exports the events of a site. */
export type MoveCommand = {
  /** The domain of the site. */
  site: string
} & (
  | { name: 'import'; file: string; mayHaveWrongLines: boolean }
  | { name: 'export'; output: string | undefined; from: string | undefined; to: string | undefined }
)

export const USAGE = `Usage:
  npm run data -- import --site example.com events.ndjson
  npm run data -- export --site example.com --output events.ndjson
  npm run data -- rotate-secret

import: NDJSON, or a report of Google Analytics (.csv), plain or .gz; - reads NDJSON from standard input
  --allow-wrong-lines   the exit code is 0 although some lines were wrong
export: writes NDJSON to standard output
  --output FILE         writes to a file; one that ends in .gz is compressed
  --from, --to DAY      days such as 2026-01-31, both included
rotate-secret: gives the instance another secret, and encrypts the tokens of connected accounts for it, while no server
  runs; where SECRET is set, the new one is NEW_SECRET`

/** @returns undefined where help was requested @throws {UsageError} with one line */
export function readCommand(texts: readonly string[]): Command | undefined {
  const { values, positionals } = parse(texts)
  if (values.help) return undefined
  const { site } = values
  const [name, ...files] = positionals
  const [file] = files
  if (name === 'rotate-secret') return { name }
  if (name !== 'import' && name !== 'export')
    throw wrong(name === undefined ? 'Say what to do: import or export' : `${name} is neither import nor export`)
  if (site === undefined) throw wrong('Name the site: --site example.com')
  if (name === 'import') {
    if (file === undefined) throw wrong('Name the file to import, or - for standard input')
    if (files.length > 1) throw wrong('Name one file; another one can be imported afterwards')
    return { name, site, file: pathOf(file), mayHaveWrongLines: values['allow-wrong-lines'] }
  }
  if (file !== undefined) throw wrong(`Write --output ${file} to export to a file`)
  const { output, from, to } = values
  for (const day of [from, to])
    if (day !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(day)) throw wrong(`${day} is no day such as 2026-01-31`)
  return { name, site, output: output === undefined ? undefined : pathOf(output), from, to }
}

const wrong = (what: string): UsageError => new UsageError(`${what}. See npm run data -- --help`)

/** The path of a file. npm runs scripts in the project's folder, wherever the command was typed. */
const pathOf = (file: string): string => (file === '-' ? file : resolve(process.env['INIT_CWD'] ?? '.', file))

function parse(texts: readonly string[]) {
  try {
    const text = { type: 'string' } as const
    return parseArgs({
      args: [...texts],
      allowPositionals: true,
      options: {
        site: text,
        output: text,
        from: text,
        to: text,
        'allow-wrong-lines': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    throw wrong((error as Error).message.split('. ', 1)[0] ?? '')
  }
}
