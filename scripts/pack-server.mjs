import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from './build.mjs'
import { Failure, readArguments } from './command-line.mjs'
import { root } from './paths.mjs'
import { productionLock } from './production-lock.mjs'
import { run } from './supervise.mjs'

/** What the server reads while it runs, beside its packages. The scripts of its threads and processes are sources. */
export const parts = [
  'LICENSE',
  // With what it leads to and shows.
  'README.md',
  'CHANGELOG.md',
  ...['dashboard-light', 'dashboard-dark', 'my-sites', 'app-users'].map((name) => `docs/images/${name}.png`),
  ...['ui', 'api-client'].map((name) => `packages/${name}/README.md`),
  // Those that docs/operations.md leads to.
  ...[
    'architecture',
    'clickhouse',
    'import-export',
    'operations',
    'performance',
    'reliability',
    'security',
    'sources',
  ].map((name) => `docs/${name}.md`),
  'deploy',
  'packages/app/dist',
  'packages/server/dist',
  'packages/server/package.json',
  'packages/server/src',
  ...['packed', 'keep-running', 'paths', 'supervise'].map((name) => `scripts/${name}.mjs`),
]

const isLeftOut = /\.test\.ts$|(^|\/)\.(vite|inputs)(\/|$)/

/** Makes one tarball of the built server and app, which runs with production dependencies only, and prints how to start it. */
export async function packServer(args) {
  const { values } = readArguments({ args, options: { to: { type: 'string', default: 'dist-server' } } }, '--to FOLDER')
  await build()
  const folder = path.resolve(values.to)
  mkdirSync(folder, { recursive: true })
  const { version } = readJson('packages/server/package.json')
  const name = `sightline-server-${version}`
  const staging = mkdtempSync(path.join(tmpdir(), 'sightline-pack-'))
  try {
    const target = path.join(staging, name)
    for (const part of parts)
      cpSync(path.join(root, part), path.join(target, part), {
        recursive: true,
        filter: (source) => !isLeftOut.test(source.slice(root.length)),
      })
    writeManifests(target, version)
    const tarball = path.join(folder, `${name}.tgz`)
    const code = await run('tar', ['-czf', tarball, '-C', staging, name])
    if (code !== 0) throw new Failure('The server could not be packed, see above.')
    console.log(`${path.relative(root, tarball)}  ${(statSync(tarball).size / 1e6).toFixed(1)} MB`)
    console.log(
      `\nWhere it shall run:\n\ntar -xzf ${name}.tgz\ncd ${name}\nnpm ci --omit=dev --ignore-scripts\nnpm start`,
    )
    return 0
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}

function writeManifests(target, version) {
  const lock = productionLock(readJson('package-lock.json'), 'packages/server', { name: 'sightline-server', version })
  const { dependencies, optionalDependencies } = lock.packages['']
  const commands = ['start', 'health', 'backup', 'restore', 'move', 'data', 'billing']
  const manifest = {
    name: lock.name,
    version,
    private: true,
    license: 'MIT',
    type: 'module',
    engines: { node: '>=24.15' },
    scripts: Object.fromEntries(commands.map((command) => [command, `node scripts/packed.mjs ${command}`])),
    dependencies,
    optionalDependencies,
    // Where somebody puts a Node beside the server.
    allowScripts: { node: true },
  }
  writeJson(path.join(target, 'package.json'), manifest)
  writeJson(path.join(target, 'package-lock.json'), lock)
}

const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'))
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, undefined, 2)}\n`)
