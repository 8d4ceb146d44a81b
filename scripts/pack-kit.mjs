import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Failure, readArguments } from './command-line.mjs'
import { npm } from './install.mjs'
import { node24 } from './paths.mjs'
import { run } from './supervise.mjs'

/** The packages that other projects take, in the order in which one command installs them. */
const workspaces = ['packages/ui', 'packages/api-client']

/** Makes a tarball of each package, and prints how big they are and the command that installs them in another project. */
export async function packKit(args) {
  const { values } = readArguments({ args, options: { to: { type: 'string', default: 'dist-kit' } } }, '--to FOLDER')
  const folder = path.resolve(values.to)
  const packages = await Promise.all(workspaces.map((workspace) => pack(workspace, folder)))

  for (const { tarball } of packages)
    console.log(`${path.basename(tarball)}  ${Math.round(statSync(tarball).size / 1000)} KB`)
  const peers = packages.flatMap(({ manifest }) => neededPeers(manifest))
  console.log('\nIn the folder of your project:\n')
  console.log(['npm install', ...packages.map(({ tarball }) => quoted(tarball)), ...new Set(peers)].join(' '))
  return 0
}

/** Builds a package and packs it into the folder. Answers the tarball, and the manifest that is in it. @throws {Failure} */
export async function pack(workspace, folder) {
  mkdirSync(folder, { recursive: true })
  // Not in the package's own `dist/`: tests pack it side by side.
  const built = mkdtempSync(path.join(tmpdir(), 'sightline-pack-'))
  try {
    await succeed(workspace, (output) => run(node24, [path.join(workspace, 'build.mjs'), built], { output }))
    await succeed(workspace, (output) => npm(['pack', built, '--pack-destination', folder], { output }))
    const manifest = JSON.parse(readFileSync(path.join(built, 'package.json'), 'utf8'))
    const file = `${manifest.name.slice(1).replace('/', '-')}-${manifest.version}.tgz`
    return { tarball: path.join(folder, file), manifest }
  } finally {
    rmSync(built, { recursive: true, force: true })
  }
}

/** What a command says is shown only where it fails. */
async function succeed(workspace, command) {
  const said = []
  const code = await command((chunk) => said.push(chunk))
  if (code !== 0) throw new Failure(`${Buffer.concat(said).toString()}\n${workspace} could not be packed.`)
}

function neededPeers({ peerDependencies = {}, peerDependenciesMeta = {} }) {
  return Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true)
}

const quoted = (file) => (/\s/.test(file) ? `"${file}"` : file)
