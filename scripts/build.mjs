import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Failure } from './command-line.mjs'
import { node24, root, tool } from './paths.mjs'
import { run } from './supervise.mjs'

const shared = ['package.json', 'package-lock.json', 'tsconfig.base.json']
const source = (name) => ['package.json', 'tsconfig.json', 'src'].map((entry) => `packages/${name}/${entry}`)

/** The web application, as the server hands it out. */
export const buildApp = () =>
  buildIfStale({
    name: 'app',
    workspace: 'packages/app',
    output: 'packages/app/dist',
    result: 'index.html',
    inputs: [
      ...shared,
      'vite.shared.ts',
      'lingui.config.ts',
      ...['api-client', 'ui', 'app'].flatMap(source),
      'packages/app/index.html',
      'packages/app/public',
      ...readdirSync(path.join(root, 'packages/app'))
        .filter((name) => name.startsWith('vite.'))
        .map((name) => `packages/app/${name}`),
    ],
  })

/** The same where it was never built, in whatever state it is otherwise. */
export const buildAppOnce = async () => {
  if (!existsSync(path.join(root, 'packages/app/dist/index.html'))) await buildApp()
}

/** The page snippet, the script that measured sites load: with all parts, and with views alone. */
export const buildSnippet = () =>
  buildIfStale({
    name: 'snippet',
    workspace: 'packages/server',
    config: 'vite.snippet.ts',
    modes: ['production', 'views'],
    output: 'packages/server/dist',
    result: 's.js',
    inputs: [...shared, 'packages/server/vite.snippet.ts', 'packages/server/src/collector/snippet'],
  })

/** The server and its command line, each as a file to start. */
const buildServer = () =>
  buildIfStale({
    name: 'server',
    workspace: 'packages/server',
    config: 'vite.server.ts',
    output: 'packages/server/dist/server',
    result: 'main.js',
    inputs: [...shared, 'packages/server/vite.server.ts', ...['api-client', 'server'].flatMap(source)],
  })

export async function build() {
  await buildApp()
  await buildSnippet()
  await buildServer()
}

async function buildIfStale({
  name,
  workspace,
  config = 'vite.config.ts',
  modes = ['production'],
  output,
  result,
  inputs,
}) {
  const stamp = path.join(root, output, '.inputs')
  const current = hashOf(inputs)
  const isFresh =
    existsSync(path.join(root, output, result)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === current
  if (isFresh) return

  console.log(`Building the ${name} …`)
  // A build that is interrupted must not pass for the one before it.
  rmSync(stamp, { force: true })
  for (const mode of modes) {
    const said = []
    const code = await run(node24, [tool('vite'), 'build', '--config', config, '--mode', mode], {
      cwd: workspace,
      env: { NODE_ENV: 'production' },
      output: (chunk) => said.push(chunk),
    })
    if (code !== 0) throw new Failure(`${Buffer.concat(said).toString()}\nThe ${name} could not be built.`)
  }
  writeFileSync(stamp, current)
}

/** Of contents, not of times: git sets times anew on every checkout. */
function hashOf(inputs) {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap(filesOf))
    hash
      .update(`${file}\n`)
      .update(readFileSync(path.join(root, file)))
      .update('\n')
  return hash.digest('hex')
}

const isNotBuilt = /\.(test|stories)\.tsx?$|(^|\/)(__screenshots__|__snapshots__|\.)/

function filesOf(entry) {
  const absolute = path.join(root, entry)
  if (isNotBuilt.test(entry) || !existsSync(absolute)) return []
  if (!statSync(absolute).isDirectory()) return [entry]
  return readdirSync(absolute)
    .toSorted()
    .flatMap((name) => filesOf(`${entry}/${name}`))
}

/** For Vitest, whose tests of the whole product need both. */
export { build as setup }
