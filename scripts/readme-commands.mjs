import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { environment, root } from './paths.mjs'

/** What a README says to run to make packages of the kit and the client, and then to install them in a project. */
export function recipeOf(readme) {
  const text = readFileSync(path.join(root, readme), 'utf8')
  const commands = [...text.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, block = '']) => block.trim())
  const make = commands.findIndex((command) => command.startsWith('npm run pack:kit'))
  return { make: commands[make] ?? '', install: commands[make + 1] ?? '' }
}

/** Runs a command of a README in this repository, with another folder as home. Answers what it printed. */
export async function runAtHome(command, home) {
  const env = environment({ NO_COLOR: '1', HOME: home })
  const { stdout } = await promisify(execFile)('sh', ['-e', '-c', command], { cwd: root, env })
  return stdout
}
