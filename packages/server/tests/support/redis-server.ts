import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { cp, mkdtemp, rename, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'

const GIVEN = process.env['TEST_REDIS_URL']

/** Why tests that need Redis cannot run here; undefined where they can. */
export const withoutRedis: string | undefined =
  GIVEN !== undefined || spawnSync('redis-server', ['--version']).status === 0
    ? undefined
    : 'redis-server is not installed, and TEST_REDIS_URL is not set'

export interface RedisServer {
  url: string
  /** Whether it is a server of the tests' own, which may be stopped. */
  isOwn: boolean
  halt(): Promise<void>
  goOn(): Promise<void>
  /** Keeps what Redis holds now. @returns what puts it back in place of whatever came later */
  copy(): Promise<() => Promise<void>>
  remove(): Promise<void>
}

/** `TEST_REDIS_URL`, or a server of the tests' own that keeps what it was told. */
export async function startRedis(): Promise<RedisServer> {
  if (GIVEN !== undefined) {
    const nothing = async () => {}
    return { url: GIVEN, isOwn: false, halt: nothing, goOn: nothing, copy: async () => nothing, remove: nothing }
  }
  const folder = await mkdtemp(join(tmpdir(), 'sightline-redis-'))
  const port = await freePort()
  let server: ChildProcess | undefined
  const goOn = async () => {
    const options = [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--dir',
      folder,
      '--save',
      '',
      '--appendonly',
      'yes',
    ]
    server = spawn('redis-server', [...options, '--appendfsync', 'always'], { stdio: 'ignore' })
    while (!(await isListening(port))) await sleep(20)
  }
  const halt = async () => {
    const ended = new Promise((done) => server?.once('exit', done))
    server?.kill('SIGKILL')
    await ended
  }
  await goOn()
  return {
    url: `redis://127.0.0.1:${port}`,
    isOwn: true,
    halt,
    goOn,
    async copy() {
      await halt()
      await cp(folder, `${folder}-copy`, { recursive: true })
      await goOn()
      return async () => {
        await halt()
        await rm(folder, { recursive: true })
        await rename(`${folder}-copy`, folder)
        await goOn()
      }
    },
    async remove() {
      await halt()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', () => done(false))
  })
}
