import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { environment, root } from './paths.mjs'

/**
 * Makes a package by the commands that its README gives, with another folder as home. Answers where it lies, and the command
 * that installs it.
 */
export async function packByReadme(workspace, home) {
  const readme = readFileSync(path.join(root, workspace, 'README.md'), 'utf8')
  const [make = '', install = ''] = [...readme.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, commands]) => commands)
  await promisify(execFile)('sh', ['-e', '-c', make], { cwd: root, env: environment({ NO_COLOR: '1', HOME: home }) })
  const [, archive = ''] = /^npm install ~\/(\S+)/.exec(install) ?? []
  return { archive: path.join(home, archive), install: install.trim() }
}
