import type { ApiClient } from '@sightline/api-client'
import { execFileSync } from 'node:child_process'
import { appendFile, mkdir, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBackupKey } from '../../src/backup/encryption.ts'
import { listBackups, readManifest, type Manifest } from '../../src/backup/manifest.ts'
import { command, SCRIPTS } from '../support/backup-commands.ts'
import { importLines, lineOf, newSite } from '../support/import-export.ts'
import {
  ADMIN,
  removeFolder,
  sendEvent,
  signedInClient,
  startProduct,
  temporaryFolder,
  type RunningProduct,
} from '../support/product.ts'

const KEY = Buffer.alloc(32, 'a key of a test').toString('base64')
const OTHER = Buffer.alloc(32, 'another one').toString('hex')
const EVENTS = 300

let product: RunningProduct
let admin: ApiClient
let folder: string
let backups: string
let keyFile: string

beforeAll(async () => {
  folder = await temporaryFolder()
  backups = join(folder, 'backups')
  keyFile = join(folder, 'key')
  await writeFile(keyFile, `${Buffer.from(KEY, 'base64').toString('hex').toUpperCase()}\n`)
  product = await startProduct({ environment: { BACKUP_KEY: KEY } })
  admin = await signedInClient(product)
  await importLines(
    admin,
    await newSite(admin),
    Array.from({ length: EVENTS }, (_, index) =>
      lineOf({ visitor_id: String(index), url: 'https://imported.example/a-secret-page' }),
    ),
  )
  const made = await command('backup', product.dataDir, ['--to', backups])
  if (made.code !== 0) throw new Error(made.said)
})
afterAll(async () => {
  await product.stop()
  await removeFolder(product.dataDir)
  await removeFolder(folder)
})

const lastManifest = async (): Promise<Manifest> =>
  readManifest(backups, (await listBackups(backups)).at(-1) ?? '', createBackupKey(Buffer.from(KEY, 'base64')))

const filesIn = async (root: string): Promise<string[]> =>
  (await readdir(root, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/** A restoration that is refused, after which nothing was written. */
async function refusal(environment: Record<string, string>, from = backups): Promise<string> {
  const before = await readdir(folder)
  const { code, said } = await command('restore', join(folder, 'refused'), ['--from', from], environment)
  expect(code).toBe(1)
  expect(await readdir(folder)).toEqual(before)
  return said
}

test('nothing of the data, of names of files or of the key can be read in the folder or in a log', async () => {
  const raw = Buffer.from(KEY, 'base64')
  const secrets = [KEY, raw, raw.toString('hex'), ADMIN.email, 'secret-page', 'clickhouse/', 'sightline.db', '"events"']
  const { files } = await lastManifest()
  const written = await filesIn(backups)
  expect(written.length).toBeGreaterThan(files.length / 2)
  for (const file of written) {
    const content = await readFile(file)
    expect([file, secrets.filter((secret) => content.includes(secret))]).toEqual([file, []])
  }
  // No object has the name of what it holds, by which somebody could look for a content.
  const hashes = new Set(files.map(({ sha256 }) => sha256))
  expect(written.filter((file) => [...hashes].some((hash) => file.includes(hash)))).toEqual([])
  for (const secret of secrets.slice(0, 3)) expect(product.output()).not.toContain(secret.toString())
  expect(await readdir(product.dataDir)).not.toContain('backup.staging')
})

test('a later backup writes again nothing that the one before has', async () => {
  const first = await lastManifest()
  const { public_id } = await addSite()
  await sendEvent(product.address, { s: public_id, u: 'http://more.example/one' })
  expect(await command('backup', product.dataDir, ['--to', backups])).toMatchObject({ code: 0 })
  const second = await lastManifest()
  const known = new Set(first.files.map(({ object }) => object))
  const parts = first.files.filter(({ path }) => path.endsWith('/data.bin'))
  const kept = new Set(second.files.map(({ object }) => object))
  expect(parts.length).toBeGreaterThan(0)
  expect(parts.filter(({ object }) => !kept.has(object))).toEqual([])
  expect(second.files.filter(({ object }) => known.has(object)).length).toBeGreaterThan(10)
})

async function addSite() {
  const added = await admin.website.addWebsite({ name: 'More', domain: 'more.example', currency_type: 'EUR' })
  if (added.code !== 200) throw new Error(added.message)
  return added.data
}

test('it is restored with its key, from a file as well, and with the same figures', async () => {
  const dataDir = join(folder, 'restored')
  const manifest = await lastManifest()
  const restored = await command('restore', dataDir, ['--from', backups], { BACKUP_KEY_FILE: keyFile })
  expect(restored).toEqual({
    code: 0,
    said: expect.stringContaining(`${manifest.counts.events} events, ${manifest.counts.visits} visits, as before.`),
  })
  expect(await readFile(join(dataDir, 'secret'))).toEqual(await readFile(join(product.dataDir, 'secret')))
})

test('without its key, or with another one, it is refused in one line', async () => {
  const file = join(backups, 'backups', `${(await listBackups(backups)).at(-1)}.json`)
  expect(await refusal({})).toBe(`${file} is encrypted. Set BACKUP_KEY or BACKUP_KEY_FILE to its key.\n`)
  const other = `${file} was encrypted with another key than that of BACKUP_KEY.\n`
  expect(await refusal({ BACKUP_KEY: OTHER })).toBe(other)
  const verified = await command('backup', product.dataDir, ['--verify', backups], { BACKUP_KEY: OTHER })
  expect(verified).toEqual({ code: 1, said: other })
  for (const wrong of ['short', KEY.slice(4), `${KEY}AAAA`, 'z'.repeat(64)]) {
    const said = await refusal({ BACKUP_KEY: wrong })
    expect(said).toBe('BACKUP_KEY must be 32 bytes as base64 or hex, such as npm run backup -- --new-key makes\n')
  }
  expect(await refusal({ BACKUP_KEY: KEY, BACKUP_KEY_FILE: keyFile })).toBe(
    'BACKUP_KEY and BACKUP_KEY_FILE exclude each other\n',
  )
  expect(await refusal({ BACKUP_KEY_FILE: join(folder, 'none') })).toBe(
    `${join(folder, 'none')} of BACKUP_KEY_FILE cannot be read (ENOENT)\n`,
  )
})

test('a folder never holds backups of two keys, or some that are encrypted and others that are not', async () => {
  const to = (at: string, environment: Record<string, string>) =>
    command('backup', product.dataDir, ['--to', at], environment)
  const before = await filesIn(backups)
  // The command asks the server, which has a key.
  expect(await to(backups, { BACKUP_KEY: OTHER })).toEqual({
    code: 1,
    said: 'The server runs with another BACKUP_KEY, or without one. Start it with the same, or set none for this command.\n',
  })
  await product.stop()
  const file = join(backups, 'backups', `${(await listBackups(backups)).at(-1)}.json`)
  expect(await to(backups, {})).toEqual({
    code: 1,
    said: `${file} is encrypted. Set BACKUP_KEY or BACKUP_KEY_FILE to its key.\n`,
  })
  expect(await to(backups, { BACKUP_KEY: OTHER })).toMatchObject({ code: 1 })
  expect(await filesIn(backups)).toEqual(before)
  const readable = join(folder, 'readable')
  expect(await to(readable, {})).toMatchObject({ code: 0 })
  const [name = ''] = await listBackups(readable)
  const refused = `${join(readable, 'backups', `${name}.json`)} is not encrypted. Leave BACKUP_KEY out, or choose another folder.\n`
  expect(await to(readable, { BACKUP_KEY: KEY })).toEqual({ code: 1, said: refused })
  // Anybody could have put it there.
  expect(await refusal({ BACKUP_KEY: KEY }, readable)).toBe(refused)
})

test('a verification reads everything, and names what was cut or altered', async () => {
  /** Its code and last line, after those about its progress. */
  const verify = async () => {
    const { code, said } = await command('backup', product.dataDir, ['--verify', backups], { BACKUP_KEY: KEY })
    return { code, said: said.trimEnd().split('\n').at(-1) }
  }
  const { counts, files, at } = await lastManifest()
  const name = at.replaceAll(':', '-')
  expect(await verify()).toEqual({
    code: 0,
    said: `${name} is whole: ${counts.events} events, ${counts.visits} visits, ${files.length} files.`,
  })
  expect(await readFile(join(backups, 'backups', `${name}.verified`), 'utf8')).toMatch(/^\d{4}-.+Z\n$/)
  const manifest = join(backups, 'backups', `${name}.json`)
  const sorted = files.toSorted((a, b) => b.bytes - a.bytes)
  const objects = [true, false].map((isCompressed) =>
    sorted.find(({ object }) => object.endsWith('.zst.enc') === isCompressed),
  )
  const changed = [...objects.map((content) => join(backups, 'objects', content?.object ?? '')), manifest]
  for (const [index, file] of changed.entries()) {
    const altered = `${file} is altered or cut. Choose another backup with --at.`
    const content = await readFile(file)
    const { size } = await stat(file)
    const flipped = Buffer.from(content)
    const middle = Math.floor(size / 2)
    flipped[middle] = (flipped[middle] ?? 0) ^ 1
    const changes = [() => writeFile(file, flipped), () => truncate(file, size - 1), () => appendFile(file, 'x')]
    for (const change of changes) {
      await change()
      expect(await verify()).toEqual({ code: 1, said: altered })
      await writeFile(file, content)
    }
    // A restoration reads the files as a verification does: each kind of file and of change is met once.
    await changes[index]?.()
    expect(await refusal({ BACKUP_KEY: KEY })).toContain(`${altered}\n`)
    await writeFile(file, content)
  }
  expect(await verify()).toMatchObject({ code: 0 })
})

test('a new key is the only thing on standard output, and each is another one', async () => {
  const make = () => execFileSync(process.execPath, [join(SCRIPTS, 'backup.js'), '--new-key'], { encoding: 'utf8' })
  const [one, two] = [make(), make()]
  expect(Buffer.from(one, 'base64')).toHaveLength(32)
  expect(one).toMatch(/^[\w+/]{43}=\n$/)
  expect(one).not.toBe(two)
  const to = join(folder, 'with-new-key')
  await mkdir(to)
  expect(await command('backup', product.dataDir, ['--to', to], { BACKUP_KEY: one.trim() })).toMatchObject({ code: 0 })
})
