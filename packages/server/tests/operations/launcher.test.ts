import { spawn, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { portInUseMessage } from '../../src/ports.ts'
import { eventually, freePort, removeFolder, temporaryFolder } from '../support/product.ts'

const RUN = join(import.meta.dirname, '..', '..', '..', '..', 'scripts', 'run.mjs')

let dataDir: string
let port: number
let launcher: ChildProcess
let output: string
let firstStartMs: number

beforeEach(async () => {
  dataDir = await temporaryFolder()
  port = await freePort()
  output = ''
  const startedAt = Date.now()
  launcher = spawn(process.execPath, [RUN, 'start'], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: dataDir, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  launcher.stdout?.on('data', (chunk: Buffer) => void (output += chunk.toString()))
  launcher.stderr?.on('data', (chunk: Buffer) => void (output += chunk.toString()))
  await eventually(async () => isUp(), 30_000)
  firstStartMs = Date.now() - startedAt
})
afterEach(async () => {
  launcher.kill('SIGKILL')
  await eventually(async () => !(await isUp()))
  await removeFolder(dataDir)
})

const isUp = (): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/health`).then(
    (response) => response.ok,
    () => false,
  )

async function childOf(pid: number | undefined): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return Number(children.trim().split(' ')[0])
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test('a server that was killed is started again at once', async () => {
  const server = await childOf(launcher.pid)
  process.kill(server, 'SIGKILL')
  const killedAt = Date.now()
  await eventually(async () => !isAlive(server))
  await eventually(isUp)
  // A busy machine is slow at both.
  expect(Date.now() - killedAt).toBeLessThan(4 * firstStartMs)
  expect(output).toContain('started again')
  expect(await childOf(launcher.pid)).not.toBe(server)
})

test('SIGTERM to the launcher ends server and engine', async () => {
  const server = await childOf(launcher.pid)
  const engine = await childOf(server)
  const ended = new Promise<number | null>((done) => launcher.once('exit', done))
  launcher.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect([isAlive(server), isAlive(engine)]).toEqual([false, false])
  expect(output).not.toContain('started again')
})

test('server and engine end with a launcher that is killed', async () => {
  const server = await childOf(launcher.pid)
  const engine = await childOf(server)
  launcher.kill('SIGKILL')
  await eventually(async () => !isAlive(server) && !isAlive(engine))
  expect(await isUp()).toBe(false)
})

test('a start that fails is not tried again', async () => {
  const second = spawn(process.execPath, [RUN, 'start'], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: `${dataDir}-other`, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  second.stderr.on('data', (chunk: Buffer) => void (said += chunk.toString()))
  const code = await new Promise<number | null>((done) => second.once('exit', done))
  expect([code, said.trim()]).toEqual([1, `Sightline cannot start: ${portInUseMessage(port, 'PORT')}`])
  expect(portInUseMessage(port, 'PORT')).toMatch(
    new RegExp(`^Port ${port} is in use\\. .*:${port}.* set PORT to another port\\.$`),
  )
  await removeFolder(`${dataDir}-other`)
})
