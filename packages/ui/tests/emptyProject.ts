import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { environment, root } from '../../../scripts/paths.mjs'
import { recipeOf, runAtHome } from '../../../scripts/readme-commands.mjs'

const execute = promisify(execFile)

/** Runs a command on this repository’s Node, and gives what it said. @throws with that where it fails */
export async function run(command: string, args: string[], cwd: string): Promise<string> {
  const { stdout } = await execute(command, args, { cwd, env: environment({ NO_COLOR: '1' }) }).catch(
    (error: { stdout: string; stderr: string }) => {
      throw new Error(`${error.stdout}\n${error.stderr}`)
    },
  )
  return stdout
}

export interface Recipe {
  /** What the README says to run in the project. */
  install: string
  /** What making the packages printed. */
  printed: string
  /** The packages. */
  tarballs: string[]
}

export interface Project {
  folder: string
  /** Makes packages by the commands of a README, and puts them into the project with what they say they need. */
  addByReadme: (readme: string) => Promise<Recipe>
  /** Puts a package in that the project uses itself. */
  link: (name: string) => void
  remove: () => void
}

/** An empty project in a folder of its own, far from this repository’s packages. */
export function emptyProject(): Project {
  const folder = mkdtempSync(path.join(tmpdir(), 'sightline-project-'))
  const unpack = async (archive: string) => {
    const manifest = await run('tar', ['-xzOf', archive, 'package/package.json'], folder)
    const { name, dependencies, peerDependencies } = JSON.parse(manifest)
    const place = path.join(folder, 'node_modules', name)
    mkdirSync(place, { recursive: true })
    await run('tar', ['-xzf', archive, '-C', place, '--strip-components=1'], folder)
    for (const needed of Object.keys({ ...dependencies, ...peerDependencies })) project.link(needed)
  }
  const project: Project = {
    folder,
    async addByReadme(readme) {
      const { make, install } = recipeOf(readme)
      const printed = await runAtHome(make, folder)
      const tarballs = [...install.matchAll(/~\/(\S+)/g)].map(([, file = '']) => path.join(folder, file))
      for (const tarball of tarballs) await unpack(tarball)
      return { install, printed, tarballs }
    },
    link(name) {
      const place = path.join(folder, 'node_modules', name)
      mkdirSync(path.dirname(place), { recursive: true })
      rmSync(place, { force: true })
      symlinkSync(path.join(root, 'node_modules', name), place)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
  return project
}
