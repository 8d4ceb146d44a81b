import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { Failure } from './command-line.mjs'
import { isInstallCurrent, rememberInstall } from './install-stamp.mjs'
import { node24, root } from './paths.mjs'
import { withSafeNode } from './safe-node.mjs'
import { run } from './supervise.mjs'

/** Installs the locked packages unless they are there already, and makes sure that Node 24 came with them. */
export async function install() {
  if (isInstallCurrent() && hasNode24()) return

  console.log('Installing packages …')
  // Under NODE_ENV=production npm would leave out the packages that build the app. Of all install scripts only that of `node` is
  // needed; npm would also compile better-sqlite3, which brings its binaries (https://github.com/npm/cli/issues/3341).
  const code = await withSafeNode(nodeOfNpm(), path.join(root, 'node_modules'), async (node) => {
    const failed = await npm(['ci', '--include=dev', '--ignore-scripts'], { node })
    return failed || npm(['rebuild', 'node', '--ignore-scripts=false'], { node })
  })
  if (code !== 0) throw new Failure('The packages could not be installed, see above.')
  if (!hasNode24())
    throw new Failure(
      'Node 24 is not in node_modules: npm was kept from running the install script of the package "node". ' +
        'Allow those that package.json names under "allowScripts", and start again.',
    )
  rememberInstall()
}

const hasNode24 = () => spawnSync(node24, ['--version'], { encoding: 'utf8' }).stdout?.startsWith('v24.') ?? false

/** Runs npm, the one that started this process where one did. Answers its exit code. */
export function npm(args, { node = nodeOfNpm(), ...options } = {}) {
  const cli = process.env.npm_execpath
  return cli !== undefined && path.basename(cli) === 'npm-cli.js'
    ? run(node, [cli, ...args], options)
    : run('npm', args, { ...options, shell: process.platform === 'win32' })
}

/** The Node that npm itself runs on. */
const nodeOfNpm = () => process.env.npm_node_execpath ?? process.execPath
