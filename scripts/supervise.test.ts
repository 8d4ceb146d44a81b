import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFailed, test } from 'vitest'

/** A tool that does not end when it is told to, as one does that waits for something; it keeps a file meanwhile. */
const deaf = `
  process.on('SIGINT', () => {})
  const file = require('node:path').join(require('node:os').tmpdir(), 'lock')
  require('node:fs').writeFileSync(file, '')
  setInterval(() => {}, 1000)
  console.log(JSON.stringify({ pid: process.pid, file }))`

const task = `
  import { run, setStopTimeout } from './supervise.mjs'
  import { takeTemporaryFolder } from './temporary-folder.mjs'
  takeTemporaryFolder()
  setStopTimeout(500)
  await run(process.execPath, ['-e', ${JSON.stringify(deaf)}])`

test.runIf(process.platform === 'linux')(
  'Ctrl-C ends tools that do not listen, and nothing of them is left',
  async () => {
    const launcher = spawn(process.execPath, ['--input-type=module', '--eval', task], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'pipe', 'inherit'],
      // A process group of its own: the terminal sends the signal to each process of it.
      detached: true,
    })
    const signalGroup = (signal: NodeJS.Signals) => process.kill(-(launcher.pid ?? 0), signal)
    onTestFailed(() => void signalGroup('SIGKILL'))
    const ended = new Promise<number | null>((done) => launcher.once('close', done))
    const said = await new Promise<string>((done) =>
      launcher.stdout.once('data', (chunk: Buffer) => done(String(chunk))),
    )
    const { pid, file } = JSON.parse(said) as { pid: number; file: string }
    expect([isRunning(pid), existsSync(file)]).toEqual([true, true])

    signalGroup('SIGINT')
    expect(await ended).toBe(130)
    expect([isRunning(pid), existsSync(path.dirname(file))]).toEqual([false, false])
  },
)

/** A process that has ended may wait for its parent to hear of it. */
function isRunning(pid: number): boolean {
  const status = `/proc/${pid}/stat`
  return existsSync(status) && !/\) Z /.test(readFileSync(status, 'utf8'))
}
