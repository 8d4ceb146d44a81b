import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pack } from '../../../scripts/pack-kit.mjs'
import { environment, root, tool } from '../../../scripts/paths.mjs'
import { startLanguageServer } from './languageServer.ts'
import { errorAnswer, startService, success, userinfo } from './fakeService.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'sightline-client-'))
const installed = path.join(folder, 'node_modules/@sightline/api-client')

const execute = promisify(execFile)
const run = async (command: string, args: string[], cwd = folder): Promise<string> => {
  const { stdout } = await execute(command, args, { cwd, env: environment({ NO_COLOR: '1' }) }).catch(
    (error: { stdout: string; stderr: string }) => {
      throw new Error(`${error.stdout}\n${error.stderr}`)
    },
  )
  return stdout
}

beforeAll(async () => {
  const { tarball } = await pack('packages/api-client', folder)
  mkdirSync(installed, { recursive: true })
  await run('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1'])
  for (const name of ['axios', 'zod', 'msw', '@types/node'])
    link(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function link(target: string, place: string): void {
  mkdirSync(path.dirname(place), { recursive: true })
  symlinkSync(target, place)
}

test('it is a package of its own', () => {
  const manifest: unknown = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8'))
  expect(manifest).toMatchObject({
    name: '@sightline/api-client',
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    dependencies: { axios: expect.stringMatching(/^\^\d/), zod: expect.stringMatching(/^\^\d/) },
    peerDependenciesMeta: { msw: { optional: true } },
  })
  expect(manifest).not.toHaveProperty('private')
  expect(manifest).not.toHaveProperty('scripts')
  for (const file of ['README.md', 'LICENSE', 'index.js', 'index.d.ts'])
    expect(existsSync(path.join(installed, file))).toBe(true)
})

const script = `
import { createApiClient, unwrap } from '@sightline/api-client'
import { schemas } from '@sightline/api-client/contract'
import { mockPending } from '@sightline/api-client/mocks'

const client = createApiClient({ baseURL: process.argv[2] })
const { userinfo } = await unwrap(client.auth.login({ email: 'a@example.com', password: 'long enough' }))
const users = await unwrap(client.appUser.fetchAppUserList({ email: 'b' }))
const refused = await client.stats.current({ site_id: '7' })
const isValid = schemas.stats.current.input.safeParse({ site_id: 'seven' }).success
console.log(JSON.stringify({ email: userinfo.email, users, refused, isValid, mock: typeof mockPending }))
`

test('plain Node signs in with it, lists and is refused', async () => {
  const service = await startService()
  service.reply = ({ url, headers }) => {
    if (url === '/v1/auth/login') return { body: success({ token: 't1', userinfo }) }
    if (headers.authorization !== 'Bearer t1') return { body: errorAnswer('jwt_error_01') }
    if (url.startsWith('/v1/stats')) return { body: errorAnswer('site_no_permission', 403) }
    return { body: success({ list: [{ id: '1' }], total: 1 }) }
  }
  writeFileSync(path.join(folder, 'script.mjs'), script)
  try {
    expect(JSON.parse(await run('node', ['script.mjs', service.baseURL]))).toEqual({
      email: userinfo.email,
      users: { list: [{ id: '1' }], total: 1 },
      refused: errorAnswer('site_no_permission', 403),
      isValid: false,
      mock: 'function',
    })
    expect(service.seen[1]?.url).toBe('/subapp/v1/user/fetchAppUserList?email=b')
  } finally {
    service.close()
  }
})

test('a browser’s bundle holds what is used of it: no schemas with the client, no client with the values', async () => {
  const client = await bundled(
    `import { createApiClient } from '@sightline/api-client'; export default createApiClient()`,
  )
  expect(client).toContain('/v1/auth/refresh')
  expect(client).not.toMatch(/zod/i)
  const values = await bundled(`export { levels } from '@sightline/api-client'`)
  expect(values).toContain('operator')
  expect(values.length).toBeLessThan(200)
})

/** Without comments: the bundler names each module's path there, and a path is as long as the machine makes it. */
async function bundled(code: string): Promise<string> {
  const entry = path.join(folder, 'entry.mjs')
  writeFileSync(entry, code)
  const options = { root: folder, configFile: false, logLevel: 'silent' } as const
  const result = await build({ ...options, build: { write: false, lib: { entry, formats: ['es'] } } })
  const outputs = [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  return outputs
    .map((output) => (output.type === 'chunk' ? output.code : ''))
    .join('')
    .replaceAll(/^\/\/.*\n/gm, '')
}

test('an editor shows what a call does, takes and answers', async () => {
  const editor = await startLanguageServer()
  const line = 'createApiClient().auth.login'
  try {
    const text = `import { createApiClient } from '@sightline/api-client'\n${line}\n`
    const place = { line: 1, character: line.indexOf('login') }
    const shown = await editor.hover(path.join(folder, 'hovered.mts'), text, place)
    expect(shown).toContain('Signs in with e-mail address and password.')
    expect(shown).toMatch(/\(input: \{\\n +email: string;\\n +password: string;\\n\}, /)
  } finally {
    editor.close()
  }
})

test('the examples of the README compile against it', async () => {
  const readme = readFileSync(path.join(installed, 'README.md'), 'utf8')
  const examples = [...readme.matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, code = '']) => code)
  expect(examples.length).toBeGreaterThan(8)
  const files = examples.map((code, index) => {
    writeFileSync(path.join(folder, `example-${index}.mts`), code)
    return `example-${index}.mts`
  })
  const compilerOptions = {
    strict: true,
    noEmit: true,
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2024', 'dom', 'dom.iterable'],
    types: [],
    skipLibCheck: true,
    exactOptionalPropertyTypes: true,
  }
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
  expect(await run('node', [tool('typescript', 'tsc'), '--project', folder])).toBe('')
})
