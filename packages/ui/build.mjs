import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { root, tool } from '../../scripts/paths.mjs'
import { plugins } from '../../vite.shared.ts'
import { stableIds } from './stableIds.mjs'

// Makes `dist/`, or the folder that is named, a package of its own, for people outside this repository. Inside it, everybody
// uses the sources.

const here = import.meta.dirname
const dist = path.resolve(process.argv[2] ?? path.join(here, 'dist'))
const own = readJson(path.join(here, 'package.json'))
/** What a compiled catalogue exports, which Vite knows and TypeScript does not. */
const catalogue = `import type { Messages } from '@lingui/core'\nexport declare const messages: Messages\n`

const foreign = Object.keys({ ...own.dependencies, ...own.peerDependencies })

// Whoever runs this: under another one, JSX becomes calls that React has in development alone.
process.env.NODE_ENV = 'production'

rmSync(dist, { recursive: true, force: true })
await build({
  root: here,
  configFile: false,
  logLevel: 'warn',
  plugins: [stableIds(here), ...plugins()],
  build: {
    outDir: dist,
    minify: false,
    lib: { entry: entries(), formats: ['es'] },
    rolldownOptions: {
      external: (id) => foreign.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        // Module by module, so that a page carries what it uses and nothing else.
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        banner: ({ imports }) => (imports.some(needsBrowser) ? `'use client'` : ''),
      },
    },
  },
})
const compiler = [tool('typescript', 'tsc'), '--project', 'tsconfig.build.json', '--outDir', dist]
const { status } = spawnSync(process.execPath, compiler, { cwd: here, stdio: 'inherit' })
// The compiler has said what is wrong.
if (status !== 0) process.exit(1)
for (const file of filesIn(dist, '.d.ts')) writeFileSync(file, withJsSpecifiers(readFileSync(file, 'utf8')))
removeUnreached(filesIn(dist, '.d.ts'))
for (const file of filesIn(path.join(dist, 'locales'), 'messages.js'))
  writeFileSync(file.replace(/\.js$/, '.d.ts'), catalogue)
for (const [subpath, source] of stylesheets()) copyFileSync(path.join(here, source), path.join(dist, subpath))
writeFileSync(path.join(dist, 'package.json'), `${JSON.stringify(manifest(), undefined, 2)}\n`)
for (const file of ['README.md', 'CHANGELOG.md']) copyFileSync(path.join(here, file), path.join(dist, file))
copyFileSync(path.join(root, 'LICENSE'), path.join(dist, 'LICENSE'))

/** The sources behind the subpaths, by the name of what is made of them. */
function entries() {
  const sources = Object.values(own.exports).filter((source) => source.endsWith('.ts'))
  const files = globSync(sources, { cwd: here })
  return Object.fromEntries(
    files.map((file) => [path.relative('src', file).replace(/\.ts$/, ''), path.join(here, file)]),
  )
}

function stylesheets() {
  return Object.entries(own.exports).filter(([, source]) => source.endsWith('.css'))
}

/** State, effects and contexts: what a server component may not have in itself. */
function needsBrowser(specifier) {
  return /^(react|react-aria-components|react-chartjs-2|react-hook-form|@tanstack\/react-[a-z]+)($|\/)/.test(specifier)
}

function manifest() {
  const { private: _, scripts: __, devDependencies: ___, exports, dependencies, ...rest } = own
  const built = Object.entries(exports).map(([subpath, source]) => {
    if (source.endsWith('.css')) return [subpath, subpath]
    const file = source.replace('./src/', './').replace(/\.ts$/, '')
    return [subpath, { types: `${file}.d.ts`, default: `${file}.js` }]
  })
  return {
    ...rest,
    files: ['**/*.js', '**/*.d.ts', '*.css', 'CHANGELOG.md'],
    exports: { ...Object.fromEntries(built), './package.json': './package.json' },
    engines: readJson(path.join(root, 'package.json')).engines,
    // The repository pins what it is tested with; who installs the package may have a newer one.
    dependencies: Object.fromEntries(
      Object.entries(dependencies).map(([name, version]) => [name, `^${version.replace(/^\D/, '')}`]),
    ),
  }
}

/** tsc leaves the specifiers of the declarations as they are in the sources. */
function withJsSpecifiers(declarations) {
  return declarations.replaceAll(/((?:from|import)\s*\(?\s*)(['"])(\.{1,2}\/[^'"]+)\.(?:tsx?|po)\2/g, '$1$2$3.js$2')
}

/** A module that only hands others on is no file of its own once it is built, and no declarations name its own. */
function removeUnreached(declarations) {
  const named = new Set(
    declarations.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)\.js['"]/g)].map(
        ([, specifier]) => path.join(path.dirname(file), `${specifier}.d.ts`),
      ),
    ),
  )
  for (const file of declarations) if (!named.has(file) && !existsSync(file.replace(/\.d\.ts$/, '.js'))) rmSync(file)
}

function filesIn(folder, ending) {
  const names = readdirSync(folder, { recursive: true })
  return names.filter((name) => name.endsWith(ending)).map((name) => path.join(folder, name))
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
