import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { ApiClient } from '@sightline/api-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lineOf, server, textOf } from './moving.ts'
import { removeFolder, signedInClient, startProduct, temporaryFolder, type RunningProduct } from './product.ts'
import { storeOf } from './store.ts'

const MAIN = join(import.meta.dirname, '..', 'src', 'data.ts')

let product: RunningProduct
let files: string
let admin: ApiClient

beforeAll(async () => {
  product = await startProduct()
  server.address = product.address
  admin = await signedInClient(product)
  files = await temporaryFolder()
  await admin.website.addWebsite({ name: 'Command', domain: 'command.example', currency_type: 'EUR' })
})
afterAll(async () => {
  await product.stop()
  await removeFolder(product.dataDir)
  await removeFolder(files)
})

/** Runs `npm run data -- …` without npm around it. */
async function data(
  parameters: readonly string[],
  input = '',
): Promise<{ code: number | null; out: string; said: string }> {
  const child = spawn(process.execPath, [MAIN, ...parameters], {
    env: { PATH: process.env['PATH'], DATA_DIR: product.dataDir, INIT_CWD: files, ...(await storeOf(product.dataDir)) },
  })
  let [out, said] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stdin.end(input)
  const code = await new Promise<number | null>((done) => child.once('close', done))
  return { code, out, said }
}

const site = ['--site', 'command.example']
const lines = [lineOf({ title: 'one' }), lineOf({ title: 'two', visitor_id: '2', ts: '2026-01-06T10:00:00Z' })]

test('imports and exports beside the running server', async () => {
  await writeFile(join(files, 'events.ndjson'), textOf(lines))
  const imported = await data(['import', ...site, 'events.ndjson'])
  expect(imported).toMatchObject({ code: 0, out: '' })
  expect(imported.said).toContain('Importing into command.example: 100 %')
  expect(imported.said).toContain('2 events are new, 0 were there already, 0 are wrong.')
  const exported = await data(['export', ...site])
  expect(exported.code).toBe(0)
  expect(
    exported.out
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { title: string }).title),
  ).toEqual(['one', 'two'])
  const again = await data(['import', ...site, '-'], exported.out)
  expect(again.said).toContain('0 events are new, 2 were there already')
  const part = await data(['export', ...site, '--from', '2026-01-06', '--output', 'part.ndjson.gz'])
  expect(part).toMatchObject({ code: 0, out: '' })
  expect(gunzipSync(await readFile(join(files, 'part.ndjson.gz'))).toString()).toMatch(/^[^\n]*"two"[^\n]*\n$/)
})

test('says which lines are wrong, and ends with 2', async () => {
  await writeFile(join(files, 'wrong.ndjson'), `${textOf([lineOf({ shoe: 1 })])}{}\n`)
  const wrong = await data(['import', ...site, 'wrong.ndjson'])
  expect(wrong.code).toBe(2)
  expect(wrong.said).toContain('Line 2: ts: This value is not valid')
  expect(wrong.said).toContain('Fields that are not known were left out: shoe')
  expect((await data(['import', ...site, 'wrong.ndjson', '--allow-wrong-lines'])).code).toBe(0)
})

test('says what is wrong with the command, and ends with 1', async () => {
  const usage = await data(['import'])
  expect(usage).toMatchObject({ code: 1, out: '', said: expect.stringContaining('Usage:') })
  expect(await data(['export', ...site, '--shoe'])).toMatchObject({
    code: 1,
    said: expect.stringContaining("'--shoe'"),
  })
  expect(await data(['export', '--site', 'nobody.example'])).toMatchObject({
    code: 1,
    said: expect.stringContaining('There is no site nobody.example here'),
  })
  expect(await data(['import', ...site, 'missing.ndjson'])).toMatchObject({
    code: 1,
    said: expect.stringContaining('ENOENT'),
  })
})

test('works where no server runs', async () => {
  await product.stop()
  const exported = await data(['export', ...site])
  expect(exported.code).toBe(0)
  expect(exported.out.trimEnd().split('\n')).toHaveLength(3)
  const imported = await data(['import', ...site, '-'], textOf([lineOf({ title: 'new' })]))
  expect(imported.said).toContain('1 events are new')
  expect((await data(['export', ...site])).out.trimEnd().split('\n')).toHaveLength(4)
})
