import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { StartError } from '../../../errors.ts'

/** A command of PostgreSQL is not installed. */
export class MissingToolError extends StartError {}

/** A command of PostgreSQL on a database. The password goes by the environment, because everybody sees arguments. */
export function postgresTool(command: 'pg_dump' | 'pg_restore', url: string) {
  const address = new URL(url)
  // The driver prefers the one in the query, too.
  const password = address.searchParams.get('password') ?? decodeURIComponent(address.password)
  address.password = ''
  address.searchParams.delete('password')
  return {
    command,
    args: [`--dbname=${address.href}`],
    env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) },
  }
}

/** Waits for the end of a command. @throws {StartError} with its last line, where it has failed */
export function endOf(child: ChildProcess, command: string): Promise<void> {
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4000)))
  return new Promise((done, fail) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      fail(
        error.code === 'ENOENT'
          ? new MissingToolError(`${command} is not installed. Install the client of PostgreSQL.`)
          : new StartError(`${command} did not start: ${error.message}`),
      ),
    )
    child.once('close', (code) => {
      if (code === 0) done()
      else fail(new StartError(`${command} failed: ${said.trim().split('\n').at(-1) || `code ${code}`}`))
    })
  })
}

/** Fills an empty PostgreSQL database with a dump, wholly or not at all. @throws {StartError} */
export async function restorePostgres(url: string, dump: Readable): Promise<void> {
  const { command, args, env } = postgresTool('pg_restore', url)
  const flags = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction']
  const child = spawn(command, [...args, ...flags], { env, stdio: ['pipe', 'ignore', 'pipe'] })
  const ended = endOf(child, command)
  const sent = pipeline(dump, child.stdin).catch((error: NodeJS.ErrnoException) => {
    // The command has ended early, and says why itself.
    if (error.code !== 'EPIPE') {
      child.kill()
      throw error
    }
  })
  const [, outcome] = await Promise.allSettled([ended, sent])
  if (outcome.status === 'rejected') throw outcome.reason
  await ended
}

/** The rows that a dump of the custom format holds, by table. @throws {MissingToolError} @throws {StartError} */
export async function countRowsOfDump(file: string): Promise<Record<string, number>> {
  const command = 'pg_restore'
  const child = spawn(command, ['--data-only', '--file=-', file], { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = endOf(child, command)
  ended.catch(() => {})
  const rows: Record<string, number> = {}
  let table: string | undefined
  for await (const line of createInterface({ input: child.stdout, crlfDelay: Infinity })) {
    // A line break in a value is written as an escape, so each row is a line.
    const begun = table === undefined ? COPY.exec(line)?.groups : undefined
    if (begun !== undefined) rows[(table = begun['quoted'] ?? begun['name'] ?? '')] = 0
    else if (line === END) table = undefined
    else if (table !== undefined) rows[table] = (rows[table] ?? 0) + 1
  }
  await ended
  return rows
}

const COPY = /^COPY \S+?\.(?:"(?<quoted>[^"]+)"|(?<name>\w+)) \(.*\) FROM stdin;$/
const END = String.raw`\.`
