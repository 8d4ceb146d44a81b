// Entry of the packed server (`npm run pack:server`), which has no development tools: node scripts/packed.mjs <command> [arguments].
// `serve` is a start in this very process, for a service manager that starts it again.
import { spawnSync } from 'node:child_process'
import { builtServer, node24 } from './paths.mjs'

const NEEDED = 24
const commands = ['start', 'serve', 'health', 'backup', 'restore', 'move', 'data', 'billing']

const [command, ...args] = process.argv.slice(2)
const node = findNode()
const present = `Sightline needs Node ${NEEDED} or newer, and ${process.execPath} is Node ${process.versions.node}.`
if (!commands.includes(command)) {
  const wrong = command === undefined ? 'Name a command.' : `Unknown command "${command}".`
  end(`${wrong} Commands: ${commands.join(', ')}.`)
}
if (node === undefined) end(`${present} Install it, or put one beside the server: npm install --no-save node@${NEEDED}`)

if (command === 'serve') {
  if (node !== process.execPath) end(`${present} Name ${node} in the place of the other one by ExecStart= of the unit.`)
  process.argv.splice(2, 1)
  await import(new URL('../packages/server/dist/server/main.js', import.meta.url).href)
} else {
  // These take signals for a child, which a server in this process takes itself.
  const [{ keepRunning }, { run, watchParent }] = await Promise.all([
    import('./keep-running.mjs'),
    import('./supervise.mjs'),
  ])
  const env = { NODE_ENV: 'production' }
  watchParent()
  process.exitCode =
    command === 'start'
      ? await keepRunning(() => run(node, [...builtServer('main'), ...args], { service: true, env }))
      : await run(node, [...builtServer(command), ...args], { env })
}

/** The Node of this process, or the one that was installed beside the server. */
function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= NEEDED) return process.execPath
  const said = spawnSync(node24, ['--version'], { encoding: 'utf8' }).stdout ?? ''
  return said.startsWith(`v${NEEDED}.`) ? node24 : undefined
}

function end(message) {
  console.error(message)
  process.exit(1)
}
