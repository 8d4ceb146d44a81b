import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { node24, root, tool } from './paths.mjs'
import { run } from './supervise.mjs'

/**
 * Does `work` with a copy of the sources as they are now, with the installed packages linked in, and removes it. `passes`
 * says whether a package's command, such as `['tsc', '--build']`, ends well there. Nothing of the checkout changes.
 */
export async function withWorkCopy(work) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sightline-copy-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  // A signal ends the process in the middle of the work.
  process.once('exit', remove)
  try {
    cpSync(root, folder, { recursive: true, filter: isCopied })
    linkPackages(path.join(folder, 'node_modules'))
    return await work({ folder, passes: (command) => passes(folder, command) })
  } finally {
    process.off('exit', remove)
    remove()
  }
}

const left =
  /^(\.git|node_modules|storybook-static|screenshots|data(-[^/]*)?|docs|packages\/ui\/tests\/looks\/pictures)$/
const isCopied = (file) => !left.test(path.relative(root, file).replaceAll(path.sep, '/'))

/** Our own packages are those of the copy; a link to all of node_modules would lead back to the checkout. */
function linkPackages(folder) {
  const installed = path.join(root, 'node_modules')
  const own = '@sightline'
  mkdirSync(path.join(folder, own), { recursive: true })
  // What tools keep there, as in .vite, is of the checkout.
  const names = readdirSync(installed).filter((name) => name === '.bin' || !name.startsWith('.'))
  for (const name of names) if (name !== own) symlinkSync(path.join(installed, name), path.join(folder, name))
  for (const name of readdirSync(path.join(installed, own)))
    symlinkSync(path.resolve(folder, '../packages', name), path.join(folder, own, name))
}

async function passes(folder, [command, ...args]) {
  const script = command === 'tsc' ? tool('typescript', 'tsc') : tool(command)
  return (await run(node24, [script, ...args], { cwd: folder, output: () => {} })) === 0
}
