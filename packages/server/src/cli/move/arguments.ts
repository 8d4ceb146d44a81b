import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { UsageError } from '../../errors.ts'

export const MOVE_USAGE = `Usage:
  npm run move -- --to-postgres URL
  npm run move -- --to-clickhouse URL

Copies what the data folder (DATA_DIR) holds to a store of your own, compares every table and the values of every site, and
says what to set. Both may be given at once. The server is stopped meanwhile; what is in the folder stays.
  --to-postgres URL     accounts, sites and settings to an empty database: postgres://user:password@host/database
  --to-clickhouse URL   events and visits to an empty database: http://user:password@host:8123/database

In the place of an address stands the path of a file that holds it, where others can see the commands of this machine.`

export interface MoveArguments {
  toPostgres: string | undefined
  toClickHouse: string | undefined
}

/** @returns undefined where help was requested @throws {UsageError} with one line */
export function readMoveArguments(texts: readonly string[]): MoveArguments | undefined {
  const { help, ...to } = parse(texts)
  if (help === true) return undefined
  const toPostgres = addressIn('--to-postgres', to['to-postgres'], ['postgres:', 'postgresql:'])
  const toClickHouse = addressIn('--to-clickhouse', to['to-clickhouse'], ['http:', 'https:'])
  if (toPostgres === undefined && toClickHouse === undefined)
    throw wrong('Name where to move: --to-postgres URL, --to-clickhouse URL')
  return { toPostgres, toClickHouse }
}

function addressIn(option: string, text: string | undefined, protocols: readonly string[]): string | undefined {
  if (text === undefined) return undefined
  const file = resolve(process.env['INIT_CWD'] ?? '.', text)
  const address = !text.includes('://') && existsSync(file) ? readFileSync(file, 'utf8').trim() : text
  // What was given may hold a password: it is not repeated.
  if (!URL.canParse(address) || !protocols.includes(new URL(address).protocol))
    throw wrong(`${option} needs an address that begins with ${protocols[0]}//, or a file that holds one`)
  return address
}

const wrong = (what: string): UsageError => new UsageError(`${what}. See npm run move -- --help`)

function parse(texts: readonly string[]) {
  try {
    const options = {
      'to-postgres': { type: 'string' },
      'to-clickhouse': { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    } as const
    return parseArgs({ args: [...texts], options }).values
  } catch (error) {
    throw wrong((error as Error).message.split('. ', 1)[0] ?? '')
  }
}
