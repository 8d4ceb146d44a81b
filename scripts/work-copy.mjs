import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { node24, root, tool } from './paths.mjs'
import { run } from './supervise.mjs'

/**
 * Does `work` with a copy of the sources as they are now, with the installed packages linked in, and removes it. `passes`
 * says whether a package's command, such as `['tsc', '--build']`, ends well there. Nothing of the checkout changes.
 */
export async function withWorkCopy(work) {
  // On the disk of the packages, which hard links cannot leave.
  const place = path.join(root, '.cache')
  mkdirSync(place, { recursive: true })
  const folder = mkdtempSync(path.join(place, 'copy-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  // A signal ends the process in the middle of the work.
  process.once('exit', remove)
  try {
    for (const name of readdirSync(root))
      if (!left.test(name)) cpSync(path.join(root, name), path.join(folder, name), { recursive: true })
    linkFiles(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
    return await work({ folder, passes: (command) => passes(folder, command) })
  } finally {
    process.off('exit', remove)
    remove()
  }
}

const left = /^(\.git|\.cache|\.vitest|node_modules|storybook-static|screenshots|data(-.*)?)$/

/** Symbolic links would lead tools back to the checkout. What they keep in .vite and .cache stays there. */
function linkFiles(from, to) {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.name === '.vite' || entry.name === '.cache') continue
    if (entry.isDirectory()) linkFiles(source, target)
    else if (entry.isFile()) linkSync(source, target)
    // Our own packages and the commands of others, by a path from where the link is.
    else symlinkSync(readlinkSync(source), target)
  }
}

async function passes(folder, [command, ...args]) {
  const script = command === 'tsc' ? tool('typescript', 'tsc') : tool(command)
  return (await run(node24, [script, ...args], { cwd: folder, output: () => {} })) === 0
}
