import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { ApiClient } from '@sightline/api-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { engineOf } from '../support/test-engine.ts'
import { lineOf, server, textOf } from '../support/import-export.ts'
import {
  BASE_ENVIRONMENT,
  eventually,
  removeFolder,
  signedInClient,
  startProduct,
  temporaryFolder,
  type RunningProduct,
} from '../support/product.ts'
import { isLong } from '../support/test-size.ts'
import { storeOf } from '../support/test-store.ts'

const MAIN = join(import.meta.dirname, '..', '..', 'dist', 'server', 'data.js')

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

/** Begins with `npm run data -- …`, without npm around it. */
async function begin(parameters: readonly string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [MAIN, ...parameters], {
    env: {
      ...BASE_ENVIRONMENT,
      DATA_DIR: product.dataDir,
      INIT_CWD: files,
      ...(await storeOf(product.dataDir)),
      ...engineOf(product.dataDir),
      ...environment,
    },
  })
  let [out, said] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise<number | null>((done) => child.once('close', done))
  return { child, said: () => said, ended: ended.then((code) => ({ code, out, said })) }
}

async function data(parameters: readonly string[], input = '') {
  const { child, ended } = await begin(parameters)
  child.stdin.end(input)
  return ended
}

const site = ['--site', 'command.example']
const lines = [lineOf({ title: 'one' }), lineOf({ title: 'two', visitor_id: '2', ts: '2026-01-06T10:00:00Z' })]

test('imports and exports beside the running server', async () => {
  await writeFile(join(files, 'events.ndjson'), textOf(lines))
  const imported = await data(['import', ...site, 'events.ndjson'])
  expect(imported).toMatchObject({ code: 0, out: '' })
  expect(imported.said).toMatch(/^Importing into command\.example: 100 %, 2 events(, \d+ a second)?$/m)
  expect(imported.said).not.toContain('\r')
  expect(imported.said).toContain('2 events are new, 0 were there already, 0 are wrong.')
  const exported = await data(['export', ...site])
  expect(exported.code).toBe(0)
  expect(exported.said).toMatch(
    /^Exporting command\.example: 100 %, 2 events(, \d+ a second)?\n2 events were written\.\n$/m,
  )
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
  expect(part.said).toContain(`1 events were written to ${join(files, 'part.ndjson.gz')}.`)
  const none = await data(['export', ...site, '--to', '2025-12-31'])
  expect(none).toMatchObject({ code: 0, out: '', said: expect.stringContaining('0 events were written.') })
  expect(gunzipSync(await readFile(join(files, 'part.ndjson.gz'))).toString()).toMatch(/^[^\n]*"two"[^\n]*\n$/)
})

test('a data folder that is not there is named, and not made', async () => {
  const DATA_DIR = join(files, 'elsewhere')
  const { ended } = await begin(['export', ...site], { DATA_DIR })
  expect(await ended).toEqual({
    code: 1,
    out: '',
    said: `There are no data in ${DATA_DIR}. Is DATA_DIR the right folder?\n`,
  })
  expect(existsSync(DATA_DIR)).toBe(false)
})

test('says which lines are wrong, and ends with 2', async () => {
  await writeFile(join(files, 'wrong.ndjson'), `${textOf([lineOf({ shoe: 1 })])}{}\n`)
  const wrong = await data(['import', ...site, 'wrong.ndjson'])
  expect(wrong.code).toBe(2)
  expect(wrong.said).toContain('Line 2: ts: This value is not valid')
  expect(wrong.said).toContain('Fields that are not known were left out: shoe')
  expect((await data(['import', ...site, 'wrong.ndjson', '--allow-wrong-lines'])).code).toBe(0)
})

const mistakes: [parameters: string[], words: string][] = [
  [['export', ...site, '--shoe'], "Unknown option '--shoe'"],
  [['export', '--site', 'nobody.example'], 'There is no site nobody.example here'],
  [['import', ...site, 'missing.ndjson'], 'ENOENT'],
]
const moreMistakes: typeof mistakes = [
  [[], 'Say what to do: import or export'],
  [['move', ...site], 'move is neither import nor export'],
  [['import', 'events.ndjson'], 'Name the site: --site example.com'],
  [['import', ...site], 'Name the file to import'],
  [['import', ...site, 'one.ndjson', 'two.ndjson'], 'Name one file'],
  [['export', ...site, 'events.ndjson'], 'Write --output events.ndjson'],
  [['export', ...site, '--from', 'yesterday'], 'yesterday is no day'],
]

test.each(isLong ? [...mistakes, ...moreMistakes] : mistakes)(
  '%j is answered by one clear line, and ends with 1',
  async (parameters, words) => {
    const { code, out, said } = await data(parameters)
    expect({ code, out, lines: said.trimEnd().split('\n') }).toEqual({
      code: 1,
      out: '',
      lines: [expect.stringContaining(words)],
    })
  },
)

test('tells how it is used', async () => {
  expect(await data(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('Usage:'), said: '' })
})

test('moves the events of one site to another, and what is asked twice is there once', async () => {
  await admin.website.addWebsite({ name: 'Other', domain: 'other.example', currency_type: 'EUR' })
  const exported = await data(['export', ...site])
  const other = ['--site', 'other.example']
  const taken = await data(['import', ...other, '-'], exported.out)
  expect(taken).toMatchObject({ code: 0, said: expect.stringContaining(' 0 were there already, 0 are wrong.') })
  expect((await data(['export', ...other])).out).toBe(exported.out)
})

test('Ctrl+C stops the job, not the server', async () => {
  const many = Array.from({ length: 60_000 }, (_, index) =>
    lineOf({ visitor_id: String(index % 9000), id: undefined, title: `${index}` }),
  )
  await writeFile(join(files, 'many.ndjson'), textOf(many))
  const { child, said, ended } = await begin(['import', ...site, 'many.ndjson'])
  await eventually(async () => /: [1-9]\d? %, [\d,]+ of [\d,]+ events/.test(said()), 60_000)
  child.kill('SIGINT')
  expect(await ended).toMatchObject({ code: 1, out: '', said: expect.stringMatching(/It was stopped\.\n$/) })
  const jobs = await admin.job.fetchList()
  const [latest] = jobs.code === 200 ? jobs.data.list : []
  expect(latest).toMatchObject({ kind: 'import_events', status: 'cancelled' })
  expect((await data(['export', ...site])).code).toBe(0)
})

test('works where no server runs', async () => {
  await product.stop()
  const other = ['--site', 'other.example']
  const exported = await data(['export', ...other])
  expect(exported).toMatchObject({ code: 0, out: expect.stringContaining('"one"') })
  const imported = await data(['import', ...other, '-'], textOf([lineOf({ title: 'new' })]))
  expect(imported.said).toContain('1 events are new')
  expect((await data(['export', ...other])).out.trimEnd().split('\n')).toHaveLength(
    exported.out.trimEnd().split('\n').length + 1,
  )
})
