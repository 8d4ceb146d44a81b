import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeFolder, temporaryFolder } from '../support/product.ts'
import { copySources, runSteps, type Image } from './dockerfile.ts'
import { canSeal, startSealed, type Sealed } from './sealed-server.ts'

const ROOT = path.join(import.meta.dirname, '..', '..', '..', '..')

let place: string
let image: Image
let installed: string

beforeAll(async () => {
  place = await temporaryFolder()
  const sources = path.join(place, 'sources')
  copySources(ROOT, sources)
  image = runSteps(path.join(sources, 'Dockerfile'), sources, path.join(place, 'stages'))
  installed = path.join(image.folder, image.workdir)
}, 900_000)
// Some hundred thousand files, on a disk that may be slow.
afterAll(() => removeFolder(place), 300_000)

test('what the image holds runs without development tools', () => {
  expect(image).toMatchObject({ user: 'node', variables: { HOST: '0.0.0.0', DATA_DIR: '/data' } })
  const modules = path.join(installed, 'node_modules')
  for (const name of ['vite', 'vitest', 'typescript', 'playwright', 'react'])
    expect(existsSync(path.join(modules, name))).toBe(false)
  expect(globSync('packages/**/*.test.ts', { cwd: installed })).toEqual([])
  const listed = execFileSync('npm', ['ls', '--omit=dev', '--all'], { cwd: installed, encoding: 'utf8' })
  expect(listed).not.toMatch(/missing|invalid|extraneous/)
})

test('the process that compiles mails finds its packages', () => {
  const layouts: unknown = JSON.parse(
    execFileSync(process.execPath, ['packages/server/src/mail/layout/compile.ts'], {
      cwd: installed,
      encoding: 'utf8',
    }),
  )
  expect(layouts).toMatchObject({ ltr: expect.stringContaining('<html'), rtl: expect.stringContaining('<html') })
})

test.skipIf(!canSeal)(
  'as nobody, on a read-only system and without a way out, it counts, is healthy and stops; it wants to connect to nobody',
  async () => {
    const variables = { ...image.variables, NODE_ENV: 'production' }
    const sealed: Sealed = await startSealed({ place, folder: installed, command: image.command, variables })
    try {
      const code = /code=([^\s"]+)/.exec(sealed.output())?.[1] ?? ''
      const run = path.join(ROOT, 'packages/server/tests/packed/busy-run.ts')
      const busy = sealed.inside(['node', run, 'http://127.0.0.1:3000', code])
      expect(busy).toEqual({ status: 0, output: 'counted 40\n' })
      expect(sealed.inside(image.healthCheck)).toEqual({ status: 0, output: 'All is well.\n' })
      expect(sealed.inside(image.healthCheck, { PORT: '3999' })).toMatchObject({ status: 1 })
    } finally {
      await sealed.stop()
    }
    // The watch is not blind: the server asks its engine on loopback.
    expect(sealed.connections().length).toBeGreaterThan(0)
    expect(sealed.outside()).toEqual([])
  },
)
