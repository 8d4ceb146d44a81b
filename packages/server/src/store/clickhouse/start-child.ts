import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import http from 'node:http'
import { createServer } from 'node:net'
import { totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { NoRoomError, StartError } from '../../errors.ts'
import type { ChildArguments } from './child-process.ts'
import { writeConfigFiles } from './config-files.ts'
import { removeEmptyIndexes } from './empty-indexes.ts'
import { findLibrary } from './engine-library.ts'

/** The version of the engine in the pinned library; another version may start differently, so it is refused. */
export const EMBEDDED_VERSION = '26.7.2.1'

const START_TIMEOUT_MS = 30_000
/** The time that the child of a server that was killed may take to notice and to release the data folder. */
const LOCK_WAIT_MS = 8_000
const BACK_OFF_MS = { first: 50, longest: 10_000 }
const STABLE_AFTER_MS = 60_000
/** The watch over the child: one that leaves this number of pings unanswered hangs, and is ended. */
const WATCH = { everyMs: 5000, timeoutMs: 5000, unanswered: 4 }

export interface ClickHouseChild {
  url: string
  username: string
  password: string
  /** The process id of the running child; undefined between its end and the restart. */
  pid(): number | undefined
  stop(): Promise<void>
}

interface Log {
  warn(message: string): void
  error(message: string): void
}

export interface ChildOptions {
  /** The folder for the child's tables and configuration. */
  folder: string
  log: Log
}

/** Starts the embedded ClickHouse and keeps it running until `stop`. @throws {StartError} where it cannot start */
export async function startClickHouseChild({ folder, log }: ChildOptions): Promise<ClickHouseChild> {
  const library = findLibrary()
  const dataPath = resolve(folder, 'store')
  mkdirSync(dataPath, { recursive: true, mode: 0o700 })
  const config = writeConfigFiles(join(folder, 'config'), memoryCap())
  const port = await freePort()
  const child: ChildArguments = { library, dataPath, configFile: config.configFile, port, parentPid: process.pid }

  let current = await startWithTimeout(child, log)
  let isStopping = false
  let failures = 0
  supervise(current)
  const watch = setInterval(() => void checkAnswer(), WATCH.everyMs)
  let unanswered = 0

  async function checkAnswer(): Promise<void> {
    const pingedChild = current
    const isAnswered = await answers(port, WATCH.timeoutMs)
    unanswered = isAnswered || pingedChild !== current ? 0 : unanswered + 1
    if (unanswered < WATCH.unanswered || !isRunning(pingedChild)) return
    log.warn('ClickHouse does not answer and is ended')
    unanswered = 0
    pingedChild.kill('SIGKILL')
  }

  function supervise(process: ChildProcess): void {
    const startedAt = Date.now()
    process.once('exit', (code, signal) => {
      if (isStopping) return
      if (Date.now() - startedAt > STABLE_AFTER_MS) failures = 0
      log.warn(`ClickHouse ended (${signal ?? `code ${code}`}), starting it again`)
      void restart()
    })
  }

  async function restart(): Promise<void> {
    while (!isStopping) {
      await sleep(Math.min(BACK_OFF_MS.first * 2 ** failures, BACK_OFF_MS.longest))
      failures += 1
      if (isStopping) return
      try {
        current = await startOnce(child, log)
        // `stop` may have been called while the child was starting, when it saw only the old process.
        if (isStopping) return void current.kill('SIGTERM')
        return supervise(current)
      } catch (error) {
        log.error(`ClickHouse did not start: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  }

  return {
    url: `http://127.0.0.1:${port}`,
    username: config.username,
    password: config.password,
    pid: () => (isRunning(current) ? current.pid : undefined),
    async stop() {
      isStopping = true
      clearInterval(watch)
      await end(current)
    },
  }
}

/**
 * The memory that the engine may take: two fifths of what the machine has, or of the limit of the container or unit, at least 1 GB
 * where that is at most three fifths of it, and at most 8 GB.
 * @param limit The bytes of that limit; 0, or more than the machine has, is none
 */
export function memoryCap(machine = totalmem(), limit = process.constrainedMemory()): number {
  const memory = limit > 0 ? Math.min(machine, limit) : machine
  return Math.round(Math.min(Math.max(memory * 0.4, Math.min(1e9, memory * 0.6)), 8e9))
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(0, '127.0.0.1', done)
  })
  const address = server.address()
  await new Promise((done) => server.close(done))
  if (address === null || typeof address === 'string') throw new StartError('No free port on 127.0.0.1 was found')
  return address.port
}

class LockedError extends Error {}

function startErrorOf(reason: string): StartError {
  const message = `The embedded ClickHouse did not start: ${reason}`
  return /No space left on device|File too large/.test(reason) ? new NoRoomError(message) : new StartError(message)
}

async function startWithTimeout(child: ChildArguments, log: Log): Promise<ChildProcess> {
  const deadline = Date.now() + LOCK_WAIT_MS
  for (;;) {
    try {
      return await startOnce(child, log)
    } catch (error) {
      const isHopeless = !(error instanceof LockedError) || Date.now() > deadline
      if (isHopeless) throw startErrorOf((error as Error).message)
      await sleep(50)
    }
  }
}

async function startOnce(parameters: ChildArguments, log: Log): Promise<ChildProcess> {
  const mended = await removeEmptyIndexes(parameters.dataPath)
  if (mended.length > 0)
    log.warn(`Without their index, which a full disk had left empty, all rows are read of ${mended.join(', ')}`)
  const script = fileURLToPath(new URL('child-process.ts', import.meta.url))
  const child = spawn(process.execPath, [script, JSON.stringify(parameters)], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // Signals of the terminal go to its whole foreground process group: in a group of its own, the child outlives a
    // Ctrl-C until the server has finished with it.
    detached: true,
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4000)
  })
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline) {
    if (!isRunning(child)) throw endedAtStart(said, parameters.dataPath)
    if (await answers(parameters.port)) return child
    await sleep(10)
  }
  child.kill('SIGKILL')
  throw new Error(`no answer within ${START_TIMEOUT_MS / 1000} s. ${lastLine(said)}`)
}

const endedAtStart = (said: string, dataPath: string): Error =>
  said.includes('Cannot lock file')
    ? new LockedError(
        `its data folder is in use by another process, which \`fuser ${dataPath}/status\` names. End that one.`,
      )
    : new Error(reasonIn(said) || 'it ended without a word')

/** What the engine says last, in one line. Its own reasons are of several. */
export function reasonIn(said: string): string {
  const [, ...reasons] = said.split('DB::Exception: ')
  const reason = reasons.at(-1)
  return reason === undefined ? lastLine(said) : reason.trim().replaceAll(/\s+/g, ' ').slice(0, 400)
}

const lastLine = (text: string): string => text.trim().split('\n').at(-1)?.slice(0, 400) ?? ''

const isRunning = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null

/** Asked for as long as the server runs: `fetch` computes several times as much for it. */
const answers = (port: number, timeoutMs = 1000): Promise<boolean> =>
  new Promise((done) => {
    const options = { host: '127.0.0.1', port, path: '/ping', agent: false, signal: AbortSignal.timeout(timeoutMs) }
    http
      .get(options, (response) => {
        response.resume()
        done(response.statusCode === 200)
      })
      .on('error', () => done(false))
  })

async function end(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return
  const ended = new Promise((done) => child.once('exit', done))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 3000)
  await ended
  clearTimeout(timer)
}
