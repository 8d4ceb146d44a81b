import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export interface Image {
  /** The folder that stands for the root of the last stage. */
  folder: string
  workdir: string
  variables: Record<string, string>
  user: string
  command: string[]
  healthCheck: string[]
}

/**
 * Runs the steps of a Dockerfile where there is no Docker: each stage in a folder of its own below `place`, with the tools of this
 * machine in the place of those of the image. It knows the instructions that ours has, and fails at another one.
 */
export function runSteps(file: string, sources: string, place: string): Image {
  const stages = new Map<string, string>()
  let image: Image = { folder: '', workdir: '/', variables: {}, user: 'root', command: [], healthCheck: [] }
  for (const { name, text } of instructionsOf(readFileSync(file, 'utf8'))) {
    const here = path.join(image.folder, image.workdir)
    switch (name) {
      case 'FROM': {
        const stage = /AS (\w+)$/.exec(text)?.[1] ?? 'last'
        const folder = path.join(place, stage)
        mkdirSync(folder, { recursive: true })
        stages.set(stage, folder)
        image = { ...image, folder, workdir: '/', variables: {} }
        break
      }
      case 'WORKDIR':
        image = { ...image, workdir: text }
        mkdirSync(path.join(image.folder, text), { recursive: true })
        break
      case 'ENV':
        image = { ...image, variables: Object.fromEntries(text.split(' ').map((pair) => pair.split('='))) }
        break
      case 'COPY': {
        const [, stage, from = '', to = ''] = /^(?:--from=(\w+) )?(\S+) (\S+)$/.exec(text) ?? []
        const source = stage === undefined ? path.join(sources, from) : path.join(stages.get(stage) ?? '', from)
        cpSync(source, path.join(here, to), { recursive: true, verbatimSymlinks: true })
        break
      }
      case 'RUN':
        // The system, its account and the folders outside belong to the image alone.
        if (/^(install -d|apt-get) /.test(text)) break
        execFileSync('sh', ['-c', text], { cwd: here, env: toolsOnly(), stdio: ['ignore', 'pipe', 'pipe'] })
        break
      case 'USER':
        image = { ...image, user: text }
        break
      case 'CMD':
        image = { ...image, command: JSON.parse(text) as string[] }
        break
      case 'HEALTHCHECK':
        image = { ...image, healthCheck: JSON.parse(text.slice(text.indexOf('['))) as string[] }
        break
      case 'VOLUME':
      case 'EXPOSE':
      case 'STOPSIGNAL':
        break
      default:
        throw new Error(`The test does not know the instruction ${name}`)
    }
  }
  return image
}

function instructionsOf(dockerfile: string): { name: string; text: string }[] {
  return dockerfile
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => ({ name: line.slice(0, line.indexOf(' ')), text: line.slice(line.indexOf(' ') + 1) }))
}

/** Node 24 first, as in the image; nothing of the checkout. */
const toolsOnly = (): NodeJS.ProcessEnv => ({
  PATH: [path.dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'].join(path.delimiter),
  HOME: process.env['HOME'],
  npm_config_cache: process.env['npm_config_cache'],
})

/** A folder of sources as git has them, with what is not committed yet: what `COPY . .` sees after .dockerignore. */
export function copySources(root: string, target: string): void {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root })
  const files = listed.toString().split('\0').filter(Boolean)
  for (const file of files)
    if (existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(target, file))
}
