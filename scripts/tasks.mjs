import { browserEnvironment } from './browser.mjs'
import { build } from './build.mjs'
import { checkLong } from './check-long.mjs'
import { dev } from './dev.mjs'
import { Failure, UsageFailure } from './command-line.mjs'
import { install } from './install.mjs'
import { e2e } from './journeys.mjs'
import { keepRunning } from './keep-running.mjs'
import { packKit } from './pack-kit.mjs'
import { packServer } from './pack-server.mjs'
import { builtServer, compileCache, node24, tool } from './paths.mjs'
import { run, setStopTimeout, watchParent } from './supervise.mjs'
import { takeTemporaryFolder } from './temporary-folder.mjs'
import { test } from './test.mjs'

const tasks = {
  async start(args) {
    await build()
    const options = { service: true, env: { NODE_ENV: 'production', NODE_COMPILE_CACHE: compileCache } }
    return keepRunning(() => run(node24, [...builtServer('main'), ...args], options))
  },

  dev,

  async build() {
    await build()
    return run(node24, [tool('storybook'), 'build', '--output-dir', 'storybook-static', '--stats-json'])
  },

  storybook: (args) => run(node24, [tool('storybook'), 'dev', '-p', '6006', '--no-open', '--ci', ...args]),

  async bench(args) {
    await build()
    return run(node24, ['packages/server/bench/main.ts', ...args], { env: benchEnvironment() })
  },

  async data(args) {
    // What an export writes to standard output is nothing but its events.
    console.log = console.error
    await build()
    const env = { NODE_ENV: 'production', NODE_COMPILE_CACHE: compileCache }
    return run(node24, [...builtServer('data'), ...args], { env })
  },

  billing: (args) => serverCommand('billing', args),
  backup: (args) => serverCommand('backup', args),
  restore: (args) => serverCommand('restore', args),
  move: (args) => serverCommand('move', args),

  mutate: (args) => run(node24, ['scripts/mutate.mjs', ...args]),

  // Needs packages, which may be installed only now.
  screenshots: async (args) => (await import('./screenshots.mjs')).screenshots(args),

  test,
  e2e,
  'check:long': checkLong,
  'pack:kit': packKit,
  'pack:server': packServer,
}

/** A script of the server that ends by itself. */
async function serverCommand(script, args) {
  await build()
  const env = { NODE_ENV: 'production', NODE_COMPILE_CACHE: compileCache }
  return run(node24, [...builtServer(script), ...args], { env })
}

/** Some benches start a browser. */
export const benchEnvironment = () => ({ NODE_ENV: 'production', ...browserEnvironment() })

/** Installs what is missing, runs the task and ends this process with the task's exit code. */
export async function runTask(name, args) {
  watchParent()
  try {
    const task = tasks[name]
    if (task === undefined) throw new Failure(`Unknown task "${name}". Tasks: ${Object.keys(tasks).join(', ')}.`)
    await install()
    // What tests and benches leave behind when they are stopped goes with their folder.
    if (['test', 'e2e', 'check:long', 'bench', 'mutate', 'screenshots'].includes(name)) {
      takeTemporaryFolder({ inMemory: name === 'test' })
      setStopTimeout(2500)
    }
    process.exitCode = await task(args)
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error)
    // Continuous integration reads the outcome of the tests from their last line, also when none could run.
    if (name === 'test' && !(error instanceof UsageFailure)) console.log('0 passed, 1 failed')
    process.exitCode = error instanceof Failure ? error.exitCode : 1
  }
}
