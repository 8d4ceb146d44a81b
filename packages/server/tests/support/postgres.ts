import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { freePort } from './free-port.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL server where databases may be made; absent where none can be had. */
    postgresUrl: string | undefined
  }
}

/** A PostgreSQL server where databases may be made. */
interface PostgresServer {
  url: string
  /** Makes an empty database. @returns its address */
  newDatabase: () => Promise<string>
  stop: () => Promise<void>
}

export default async function providePostgres({ provide }: TestProject): Promise<(() => Promise<void>) | void> {
  const server = await startPostgres()
  provide('postgresUrl', server?.url)
  return server?.stop
}

/** `TEST_DATABASE_URL`, or a server of the tests' own where PostgreSQL is installed. */
export async function startPostgres(): Promise<PostgresServer | undefined> {
  const given = process.env['TEST_DATABASE_URL']
  if (given !== undefined) return { url: given, newDatabase: () => newDatabase(given), stop: async () => {} }
  const binaries = findBinaries()
  if (binaries === undefined) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'sightline-postgres-'))
  const account = ownAccount()
  if (account !== undefined) chownSync(folder, account.uid, account.gid)
  execFileSync(join(binaries, 'initdb'), ['-D', join(folder, 'data'), '-A', 'trust', '-U', 'tests', '-N'], {
    ...account,
    cwd: folder,
    stdio: 'ignore',
  })
  const port = await freePort()
  const options = ['-D', join(folder, 'data'), '-h', '127.0.0.1', '-p', String(port), '-k', folder, '-F']
  const server = spawn(join(binaries, 'postgres'), options, { ...account, cwd: folder, stdio: 'ignore' })
  const url = `postgres://tests@127.0.0.1:${port}/postgres`
  await answering(url)
  return {
    url,
    newDatabase: () => newDatabase(url),
    async stop() {
      const ended = new Promise((done) => server.once('exit', done))
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Makes an empty database at a server. @returns its address */
export async function newDatabase(server: string): Promise<string> {
  const name = `tests_${randomBytes(6).toString('hex')}`
  const client = new Client(server)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** PostgreSQL does not run as root: there it takes the account that its package made. */
function ownAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

function findBinaries(): string | undefined {
  const folders = [...globSync('/usr/lib/postgresql/*/bin'), ...(process.env['PATH'] ?? '').split(':')]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

async function answering(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new Client(url)
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (attempt === 100) throw error
      await sleep(50)
    }
  }
}
