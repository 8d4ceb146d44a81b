import { copyFileSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Does `work` with a Node that stays while a folder is emptied: the given one, or a copy of it where it stands in that folder, as it does
 * where `node_modules/.bin` comes first in the PATH.
 */
export async function withSafeNode(node, emptied, work) {
  const real = realpathSync(node)
  const isInside = existsSync(emptied) && !path.relative(realpathSync(emptied), real).startsWith('..')
  if (!isInside) return work(node)
  const folder = mkdtempSync(path.join(tmpdir(), 'sightline-node-'))
  try {
    const copy = path.join(folder, path.basename(real))
    copyFileSync(real, copy)
    return await work(copy)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
