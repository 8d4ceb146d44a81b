// Fails when package-lock.json lacks an optional package that another one names, as those for other platforms are:
// `npm ci` refuses such a lock, and on another platform the package would be missing. See docs/decisions/0001-pinned-versions.md
import { readFileSync } from 'node:fs'

const lockFile = new URL('../package-lock.json', import.meta.url)
const { packages } = JSON.parse(readFileSync(lockFile, 'utf8'))

/** Every node_modules folder in which Node would look from here: our own, then outwards. */
function foldersSeenFrom(location) {
  const folders = location.split('/').map((_, index, parts) => [...parts.slice(0, index + 1), 'node_modules'].join('/'))
  return ['node_modules', ...folders]
}

const isLocked = (name, location) => foldersSeenFrom(location).some((folder) => `${folder}/${name}` in packages)

const absent = Object.entries(packages).flatMap(([location, { version, optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => !isLocked(name, location))
    .map((name) => `${location || 'the workspace'} ${version}: ${name} is not in package-lock.json`),
)

if (absent.length > 0) {
  console.error(absent.join('\n'))
  process.exitCode = 1
}
