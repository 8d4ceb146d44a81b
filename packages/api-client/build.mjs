import { spawnSync } from 'node:child_process'
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root, tool } from '../../scripts/paths.mjs'
import { describedCalls } from './build-calls.mjs'

// Makes `dist/`, or the folder that is named, a package of its own, for people outside this repository. Inside it, everybody
// uses the sources.

const here = import.meta.dirname
const dist = path.resolve(process.argv[2] ?? path.join(here, 'dist'))

rmSync(dist, { recursive: true, force: true })
const compiler = [tool('typescript', 'tsc'), '--project', 'tsconfig.build.json', '--outDir', dist]
const { status } = spawnSync(process.execPath, compiler, { cwd: here, stdio: 'inherit' })
// The compiler has said what is wrong.
if (status !== 0) process.exit(1)
writeFileSync(path.join(dist, 'client/calls.d.ts'), await describedCalls(dist))
for (const file of filesIn(dist, '.d.ts')) writeFileSync(file, withJsSpecifiers(readFileSync(file, 'utf8')))
writeFileSync(path.join(dist, 'package.json'), `${JSON.stringify(manifest(), undefined, 2)}\n`)
copyFileSync(path.join(here, 'README.md'), path.join(dist, 'README.md'))
copyFileSync(path.join(root, 'LICENSE'), path.join(dist, 'LICENSE'))

function manifest() {
  const { private: _, scripts: __, exports, dependencies, ...rest } = readJson(path.join(here, 'package.json'))
  const built = Object.entries(exports).map(([subpath, source]) => {
    const file = source.replace('./src/', './').replace(/\.ts$/, '')
    return [subpath, { types: `${file}.d.ts`, default: `${file}.js` }]
  })
  return {
    ...rest,
    files: ['**/*.js', '**/*.d.ts'],
    exports: { ...Object.fromEntries(built), './package.json': './package.json' },
    engines: readJson(path.join(root, 'package.json')).engines,
    // The repository pins what it is tested with; who installs the package may have a newer one.
    dependencies: Object.fromEntries(Object.entries(dependencies).map(([name, version]) => [name, `^${version}`])),
  }
}

/** tsc rewrites the specifiers of what runs, and leaves those of the declarations. */
function withJsSpecifiers(declarations) {
  return declarations.replaceAll(/((?:from|import)\s*\(?\s*)(['"])(\.{1,2}\/[^'"]+)\.ts\2/g, '$1$2$3.js$2')
}

function filesIn(folder, ending) {
  const entries = readdirSync(folder, { recursive: true })
  return entries.filter((name) => name.endsWith(ending)).map((name) => path.join(folder, name))
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
