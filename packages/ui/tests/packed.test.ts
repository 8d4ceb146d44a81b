import { createReadStream, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findInstalledBrowser } from '../../../scripts/browser.mjs'
import { root, tool } from '../../../scripts/paths.mjs'
import { recipeOf } from '../../../scripts/readme-commands.mjs'
import { codesOf } from '../../../.storybook/code/storyCode.ts'
import { kitSourcesOf } from '../../../.storybook/code/kitSources.ts'
import { emptyProject, run, type Recipe } from './emptyProject.ts'
import { unexpectedFiles } from './unexpectedFiles.ts'

const project = emptyProject()
const installed = path.join(project.folder, 'node_modules/@sightline/ui')

let recipe: Recipe

beforeAll(async () => {
  recipe = await project.addByReadme('README.md')
  for (const name of ['vite', '@types/node', '@types/react', '@types/react-dom']) project.link(name)
}, 600_000)
afterAll(project.remove)

/** The examples of a README. */
const examples = (readmeFile: string): string[] => {
  const readme = readFileSync(readmeFile, 'utf8')
  return [...readme.matchAll(/^```tsx\n([^]*?)^```$/gm)].map(([, code = '']) => code)
}

test('it is a package of its own', () => {
  const manifest: unknown = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8'))
  expect(manifest).toMatchObject({
    name: '@sightline/ui',
    license: 'MIT',
    type: 'module',
    peerDependencies: { react: expect.any(String), 'styled-components': expect.any(String) },
  })
  for (const name of ['private', 'scripts', 'devDependencies']) expect(manifest).not.toHaveProperty(name)
  for (const file of ['README.md', 'CHANGELOG.md', 'LICENSE', 'index.js', 'index.d.ts', 'fonts.css', 'locales/ar.js'])
    expect(existsSync(path.join(installed, file)), file).toBe(true)
})

test('the command that is printed installs both with what they stand beside, as each README has it', () => {
  const { install, printed } = recipe
  expect(printed.trim().split('\n').at(-1)).toBe(install.replaceAll('~', project.folder))
  expect(install.split(' ').slice(4)).toEqual(['react', 'react-dom', 'styled-components'])
  expect(recipeOf('packages/ui/README.md')).toEqual(recipeOf('README.md'))
  const ofTheClient = recipeOf('packages/api-client/README.md')
  expect(ofTheClient.make).toBe(recipeOf('README.md').make)
  expect(ofTheClient.install).toBe(`npm install ${install.split(' ')[3]}`)
})

test.each(['ui', 'api-client'])('the package %s holds what its exports reach, and nothing else', (name) => {
  expect(unexpectedFiles(path.join(project.folder, 'node_modules/@sightline', name))).toEqual([])
})

test('the built kit imports the packages that it names, each of them and no other', () => {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8'))
  const named = Object.keys({ ...dependencies, ...peerDependencies })
  const built = globSync('**/*.{js,css,d.ts}', { cwd: installed })
  const imported = built.flatMap((file) => packagesIn(readFileSync(path.join(installed, file), 'utf8')))
  expect([...new Set(imported)].toSorted()).toEqual(named.toSorted())
})

/** Packages that a module or a style sheet imports. */
const packagesIn = (code: string): string[] =>
  [...code.matchAll(/(?:from |import |import\()['"]((?:@[\w.-]+\/)?[a-z][\w.-]*)[^'"\n]*['"]/g)].map(
    ([, name = '']) => name,
  )

test('a styled component is called the same whatever was loaded before it', () => {
  const built = globSync('**/*.js', { cwd: installed }).map((file) => readFileSync(path.join(installed, file), 'utf8'))
  const made = /\bstyled(?:\.[a-z\d]+|\([^)]*\))(\.withConfig)?/g
  const styled = built.flatMap((code) => [...code.matchAll(made)])
  expect(styled.length).toBeGreaterThan(100)
  expect(styled.filter(([, id]) => id === undefined).map(([text]) => text)).toEqual([])
  const ids = built.flatMap((code) => [...code.matchAll(/componentId: "(sl-\w+)"/g)].map(([, id]) => id))
  expect(new Set(ids).size).toBe(ids.length)
})

test('publint and attw find nothing in what is packed', async () => {
  for (const tarball of recipe.tarballs) {
    expect(await run('node', [tool('publint'), '--strict', tarball], root)).toContain('All good!')
    const attw = [tool('@arethetypeswrong/cli', 'attw'), tarball, '--profile', 'esm-only']
    const said = await run('node', [...attw, '--exclude-entrypoints', 'fonts.css'], root)
    expect(said).toContain('🟢')
    // Ignored are what old Nodes and CommonJS find of it: it is for neither.
    const counted = said.split('\n').filter((line) => !line.includes('(ignored'))
    expect(counted.join('\n')).not.toMatch(/❌|💀|🚭|🥴/u)
  }
})

test('modules with state are marked for server components, and modules that format are not', () => {
  const head = (file: string) => readFileSync(path.join(installed, file), 'utf8').split('\n', 1)[0]
  expect(head('components/actions/Button/Button.js')).toMatch(/use client/)
  expect(head('provider/KitProvider.js')).toMatch(/use client/)
  expect(head('format/number.js')).not.toMatch(/use client/)
  expect(head('index.js')).not.toMatch(/use client/)
})

const compilerOptions = {
  strict: true,
  noEmit: true,
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  target: 'es2022',
  lib: ['es2024', 'dom', 'dom.iterable'],
  types: ['vite/client'],
  skipLibCheck: true,
  exactOptionalPropertyTypes: true,
}

/** What the compiler says of these files in the project. */
async function compiled(files: Record<string, string>, options: object): Promise<string> {
  for (const [file, code] of Object.entries(files)) writeFileSync(path.join(project.folder, file), code)
  const config = { compilerOptions: { ...compilerOptions, ...options }, files: Object.keys(files) }
  writeFileSync(path.join(project.folder, 'tsconfig.json'), JSON.stringify(config))
  return run('node', [tool('typescript', 'tsc'), '--project', project.folder], project.folder)
}

test('the examples of the READMEs, of the guides and of the patterns compile against it', async () => {
  const guides = globSync('.storybook/guides/*.mdx', { cwd: root }).map((file) => path.join(root, file))
  expect(guides.length).toBeGreaterThan(5)
  const patterns = [...codesOf('packages/ui/src/docs/patterns/Patterns.stories.tsx', kitSourcesOf(root)).values()]
  expect(patterns).toHaveLength(5)
  const readmes = [path.join(installed, 'README.md'), path.join(root, 'README.md')]
  const all = [...[...readmes, ...guides].flatMap(examples), ...patterns]
  const files = Object.fromEntries(all.map((code, index) => [`example-${index}.tsx`, code]))
  expect(await compiled(files, {})).toBe('')
})

test('the declarations of both packages compile in a project that checks those of its packages', async () => {
  const modules = ['ui', 'api-client'].flatMap((name) => {
    const manifest = path.join(project.folder, 'node_modules/@sightline', name, 'package.json')
    const subpaths = Object.keys(JSON.parse(readFileSync(manifest, 'utf8')).exports)
    const typed = subpaths.filter((subpath) => !/\.(css|json)$/.test(subpath))
    return typed.map((subpath) => `@sightline/${name}${subpath.slice(1).replace('*', 'ar')}`)
  })
  const code = modules.map((module, index) => `export * as module${index} from '${module}'`).join('\n')
  // The declarations of react-aria-components do not compile with exact optional properties, whoever uses them.
  const options = { skipLibCheck: false, exactOptionalPropertyTypes: false, types: ['vite/client', 'node'] }
  expect(await compiled({ 'everything.ts': code }, options)).toBe('')
})

const page = `<!doctype html><html lang="en"><title>Users</title><div id="root"></div>
<script type="module" src="/src/main.tsx"></script></html>`

/** Builds the project with this as its `src/main.tsx`, and looks at it in a browser, where no error may come up. */
async function inABrowser(main: string, look: (tab: Page, requested: string[]) => Promise<void>): Promise<void> {
  mkdirSync(path.join(project.folder, 'src'), { recursive: true })
  writeFileSync(path.join(project.folder, 'index.html'), page)
  writeFileSync(path.join(project.folder, 'src/main.tsx'), main)
  await run('node', [tool('vite'), 'build', '--logLevel', 'warn'], project.folder)

  const requested: string[] = []
  const server = await serve(path.join(project.folder, 'dist'), requested)
  const executablePath = findInstalledBrowser()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  try {
    const tab = await browser.newPage()
    const problems: string[] = []
    tab.on('pageerror', (error) => problems.push(error.message))
    await tab.goto(addressOf(server))
    await look(tab, requested)
    expect(problems).toEqual([])
  } finally {
    await browser.close()
    server.close()
  }
}

test('an empty Vite project shows the table of the first README', async () => {
  const [example = ''] = examples(path.join(root, 'README.md'))
  await inABrowser(example, async (tab) => {
    const rows = tab.getByRole('table', { name: 'Sites' }).getByRole('row')
    await rows.getByText('harborlane.com').waitFor()
    expect(await rows.last().textContent()).toContain('318')
    await tab.getByRole('button', { name: 'Visitors' }).click()
    await expect.poll(() => rows.nth(1).textContent()).toContain('318')
  })
})

test('an empty Vite project shows a table with what the client gets from a service', async () => {
  const fedByTheService = examples(path.join(installed, 'README.md')).find((code) => code.includes('createApiClient'))
  await inABrowser(fedByTheService ?? '', async (tab, requested) => {
    const table = tab.getByRole('table', { name: 'Users' })
    await table.getByText('ada@example.com').waitFor()
    expect(await table.getByRole('row').count()).toBe(3)
    expect(await table.textContent()).toContain('12,345')
    await tab.getByText('2 items in total').first().waitFor()
    await tab.evaluate(() => document.fonts.ready)
    expect(await tab.evaluate(() => document.fonts.check("16px 'Inter Variable'"))).toBe(true)

    await table.getByRole('button', { name: 'Points' }).click()
    await expect.poll(() => requested.at(-1)).toContain('columnKey=points')
  })
})

const users = [
  { id: '1', email: 'ada@example.com', region: 'GB', points: 12_345 },
  { id: '2', email: 'lin@example.com', region: 'CN', points: 0 },
]

/** A service of two users, which hands the page out as well. */
async function serve(folder: string, requested: string[]): Promise<Server> {
  const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' }
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    if (pathname === '/subapp/v1/user/fetchAppUserList') {
      requested.push(url)
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify({ code: 200, message: 'success', data: { list: users, total: users.length } }))
      return
    }
    const file = path.join(folder, pathname === '/' ? 'index.html' : pathname)
    if (!existsSync(file)) return void response.writeHead(404).end()
    response.setHeader('Content-Type', types[path.extname(file) as keyof typeof types] ?? 'text/plain')
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return server
}

function addressOf(server: Server): string {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `http://127.0.0.1:${address.port}`
}
