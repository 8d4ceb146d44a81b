import { createReadStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { chromium } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findInstalledBrowser } from '../../../scripts/browser.mjs'
import { root, tool } from '../../../scripts/paths.mjs'
import { emptyProject, run } from './installed.ts'

const project = emptyProject()
const installed = path.join(project.folder, 'node_modules/@sightline/ui')

let install: string

beforeAll(async () => {
  install = await project.addByReadme('packages/ui')
  await project.add('packages/api-client')
  for (const name of ['vite', '@types/react', '@types/react-dom']) project.link(name)
}, 120_000)
afterAll(project.remove)

/** The examples of the README. */
const examples = (): string[] => {
  const readme = readFileSync(path.join(installed, 'README.md'), 'utf8')
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

test('the README’s command installs with it what it stands beside', () => {
  const manifest = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8'))
  const { peerDependencies, peerDependenciesMeta } = manifest
  const needed = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true)
  expect(install.split(/\s+/).slice(3).toSorted()).toEqual(needed.toSorted())
})

test('publint and attw find nothing', async () => {
  const built = path.join(root, 'packages/ui/dist')
  expect(await run('node', [tool('publint'), '--strict', built], root)).toContain('All good!')
  const attw = [tool('@arethetypeswrong/cli', 'attw'), '--pack', built, '--profile', 'esm-only']
  const said = await run('node', [...attw, '--exclude-entrypoints', 'fonts.css'], root)
  expect(said).toContain('🟢')
  // Ignored are what old Nodes and CommonJS find of it: it is for neither.
  const counted = said.split('\n').filter((line) => !line.includes('(ignored'))
  expect(counted.join('\n')).not.toMatch(/❌|💀|🚭|🥴/u)
})

test('what has state is marked for server components, and what formats is not', () => {
  const head = (file: string) => readFileSync(path.join(installed, file), 'utf8').split('\n', 1)[0]
  expect(head('components/actions/Button/Button.js')).toMatch(/use client/)
  expect(head('theme/KitProvider.js')).toMatch(/use client/)
  expect(head('format/number.js')).not.toMatch(/use client/)
  expect(head('index.js')).not.toMatch(/use client/)
})

test('the examples of the README compile against it', async () => {
  expect(examples().length).toBeGreaterThan(3)
  const files = examples().map((code, index) => {
    writeFileSync(path.join(project.folder, `example-${index}.tsx`), code)
    return `example-${index}.tsx`
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
  writeFileSync(path.join(project.folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
  expect(await run('node', [tool('typescript', 'tsc'), '--project', project.folder], project.folder)).toBe('')
})

const page = `<!doctype html><html lang="en"><title>Users</title><div id="root"></div>
<script type="module" src="/src/main.tsx"></script></html>`

test('an empty Vite project shows a table with what the client gets from a service', async () => {
  mkdirSync(path.join(project.folder, 'src'))
  writeFileSync(path.join(project.folder, 'index.html'), page)
  const fedByTheService = examples().find((code) => code.includes('createApiClient'))
  writeFileSync(path.join(project.folder, 'src/main.tsx'), fedByTheService ?? '')
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
    const table = tab.getByRole('table', { name: 'Users' })
    await table.getByText('ada@example.com').waitFor()
    expect(await table.getByRole('row').count()).toBe(3)
    expect(await table.textContent()).toContain('12,345')
    await tab.getByText('2 items in total').first().waitFor()
    await tab.evaluate(() => document.fonts.ready)
    expect(await tab.evaluate(() => document.fonts.check("16px 'Inter Variable'"))).toBe(true)

    await table.getByRole('button', { name: 'Points' }).click()
    await expect.poll(() => requested.at(-1)).toContain('columnKey=points')
    expect(problems).toEqual([])
  } finally {
    await browser.close()
    server.close()
  }
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
