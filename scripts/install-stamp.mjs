import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './paths.mjs'

const stamp = path.join(root, 'node_modules', '.installed')

/** Whether what is in node_modules was installed from package-lock.json as it is now, and on this platform. */
export const isInstallCurrent = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === current()

export const rememberInstall = () => writeFileSync(stamp, current())

const current = () =>
  createHash('sha256')
    .update(`${process.platform} ${process.arch}\n`)
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
