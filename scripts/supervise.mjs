import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'
import { environment, root } from './paths.mjs'

const isWindows = process.platform === 'win32'
const inherit = ['inherit', 'inherit', 'inherit']
const running = new Set()
let stoppedBy
let stopTimeout

/**
 * Runs a command and answers its exit code (128 + n when a signal ended it). Signals to this process are passed on, and when the
 * command has ended because of one, so does this process.
 *
 * A `service` is not in our process group, so that a signal from the terminal reaches it once, through us; it alone is signalled,
 * its exit code becomes ours, and it holds an IPC channel whose end tells it that we are gone, even by SIGKILL.
 */
export async function run(command, args, { service = false, cwd = '.', env, shell = false, output, timeout } = {}) {
  const child = spawn(command, args, {
    cwd: path.resolve(root, cwd),
    env: environment(env),
    stdio: output === undefined ? (service ? [...inherit, 'ipc'] : inherit) : 'pipe',
    detached: service && !isWindows,
    shell,
    timeout,
    windowsHide: true,
  })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', output)

  running.add(child)
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`)
      resolve(127)
    })
    child.once('close', (exitCode, signal) => resolve(exitCode ?? 128 + constants.signals[signal]))
  })
  running.delete(child)
  if (stoppedBy !== undefined && running.size === 0) process.exit(service ? code : exitCodeOf(stoppedBy))
  return code
}

/** Runs several commands side by side, each line marked with the name of its source, until one of them ends. */
export async function keepTogether(commands) {
  const width = Math.max(...Object.keys(commands).map((name) => name.length))
  const all = Object.entries(commands).map(([name, [command, args, options]]) =>
    run(command, args, { ...options, output: linesTo((line) => console.log(`${name.padEnd(width)} | ${line}`)) }),
  )
  const code = await Promise.race(all)
  for (const child of running) child.kill()
  await Promise.all(all)
  return code
}

/** From now on, what has not ended so many milliseconds after it was told to is killed. */
export function setStopTimeout(milliseconds) {
  stopTimeout = milliseconds
}

/** Stops everything when npm ends without a word to us, as it does when it is killed. */
export function watchParent() {
  if (process.env.npm_lifecycle_event === undefined) return
  const before = lineage()
  const watch = setInterval(() => {
    if (lineage() === before) return
    clearInterval(watch)
    if (stoppedBy === undefined) stop('SIGTERM')
    // Nobody else ends a child that hangs.
    setTimeout(() => running.forEach((child) => child.kill('SIGKILL')), 10_000).unref()
  }, 500).unref()
}

/** Our parent; and the parent of that, if it is the shell through which npm starts us, as it would outlive npm. */
function lineage() {
  const parent = process.ppid
  const status = `/proc/${parent}/stat`
  const [, name, grandparent] = /\((.*)\) \S (\d+)/.exec(existsSync(status) ? readFileSync(status, 'utf8') : '') ?? []
  return /^(ba|da|z|k|a)?sh$/.test(name) ? `${parent} of ${grandparent}` : `${parent}`
}

const exitCodeOf = (signal) => 128 + constants.signals[signal]

function stop(signal) {
  stoppedBy ??= signal
  if (running.size === 0) process.exit(exitCodeOf(signal))
  for (const child of running) child.kill(signal)
  if (stopTimeout === undefined) return
  setTimeout(() => running.forEach((child) => child.kill('SIGKILL')), stopTimeout).unref()
}

const lastSeen = new Map()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    // One Ctrl-C arrives twice: from the terminal, and from npm, which passes on what it got itself.
    const isEcho = Date.now() - lastSeen.get(signal) < 1000
    lastSeen.set(signal, Date.now())
    if (!isEcho) stop(signal)
  })
}

function linesTo(print) {
  let rest = ''
  return (chunk) => {
    const lines = (rest + chunk).split(/\r?\n/)
    rest = lines.pop()
    lines.forEach(print)
  }
}
