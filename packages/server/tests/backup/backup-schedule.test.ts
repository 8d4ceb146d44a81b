import { unwrap, type ApiClient } from '@sightline/api-client'
import { chown, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PublicBackupState } from '../../src/backup/backup-status.ts'
import { listBackups } from '../../src/backup/manifest.ts'
import { command, makeBackupOld, readManifests } from '../support/backup-commands.ts'
import {
  eventually,
  removeFolder,
  signedInClient,
  startProduct,
  temporaryFolder,
  type RunningProduct,
} from '../support/product.ts'

const KEY = Buffer.alloc(32, 'a key of a test')

let product: RunningProduct
let admin: ApiClient
let folder: string
let daily: string

beforeAll(async () => {
  product = await startProduct()
  admin = await signedInClient(product)
  folder = await temporaryFolder()
  daily = join(folder, 'daily')
})
afterAll(async () => {
  await product.stop()
  await removeFolder(product.dataDir)
  await removeFolder(folder)
})

/** Starts the server again, with a backup each day at a time that is hours away. */
async function restart(environment: Record<string, string>): Promise<void> {
  await product.stop()
  const time = new Date(Date.now() + 6 * 3_600_000)
  const schedule = { BACKUP_SCHEDULE: `${String(time.getHours()).padStart(2, '0')}:30`, BACKUP_KEEP: '1' }
  product = await startProduct({ dataDir: product.dataDir, environment: { ...schedule, ...environment } })
  // It has another port now.
  admin = await signedInClient(product)
}

const status = () => unwrap(admin.health.fetchStatus({}))
const readHealth = async () =>
  (await (await fetch(`${product.address}/health`)).json()) as { backup?: PublicBackupState }

async function lastSuccess(): Promise<number | undefined> {
  const metrics = await (await fetch(`${product.address}/metrics`)).text()
  const [, value] = /^sightline_backup_last_success_timestamp_seconds (\S+)$/m.exec(metrics) ?? []
  return value === undefined ? undefined : Number(value)
}

const nameOf = (at: string | undefined) => at?.replaceAll(':', '-')

/** The state of the daily backups once what is under way has ended. */
async function settled() {
  const isSettled = async () => {
    const { daily: state } = (await status()).backups
    return state?.activity === null && (state.failure ?? state.verification_failure ?? state.last_verified) !== null
  }
  await eventually(isSettled, 20_000)
  return (await status()).backups.daily
}

test('an instance without a schedule says so', async () => {
  const { backups, problems } = await status()
  expect(backups).toEqual({ is_possible: true, daily: null })
  expect(problems.filter((problem) => problem.startsWith('backup'))).toEqual([])
  expect((await readHealth()).backup).toBeUndefined()
})

test('the missing backup is made at the start and read again, so many are kept, and the health calls tell', async () => {
  // One of three days ago, which is not kept.
  expect(await command('backup', product.dataDir, ['--to', daily])).toMatchObject({ code: 0 })
  await makeBackupOld(daily)
  // A note that nobody can read or write, as one of another account, stops nothing.
  const [old] = await listBackups(daily)
  const note = join(daily, 'backups', `${old}.verified`)
  await mkdir(note)
  const startedAt = Date.now()
  await restart({ BACKUP_TO: daily })
  const state = await settled()
  await rm(note, { recursive: true })
  const [manifest] = await readManifests(daily)
  const instant = expect.stringMatching(/Z$/)
  expect(state).toEqual({
    folder: daily,
    keep: 1,
    kept: 1,
    next_at: instant,
    activity: null,
    last: { at: manifest?.at, bytes: expect.any(Number), is_encrypted: false },
    last_verified: { at: instant, backup_at: manifest?.at },
    failure: null,
    verification_failure: null,
  })
  expect(Date.parse(state?.last?.at ?? '')).toBeGreaterThan(startedAt)
  expect(Date.parse(state?.last_verified?.at ?? '')).toBeGreaterThan(startedAt)
  expect(Date.parse(state?.next_at ?? '')).toBeGreaterThan(Date.now())
  // One backup is there, so it takes all objects.
  const objects = await readdir(join(daily, 'objects'), { recursive: true, withFileTypes: true })
  const files = objects.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size))
  expect(state?.last?.bytes).toBe(sizes.reduce((sum, size) => sum + size, 0))
  expect((await readHealth()).backup).toEqual({
    last_at: state?.last?.at,
    has_failed: false,
    verified_at: state?.last_verified?.at,
  })
  expect((await status()).problems.filter((problem) => problem.startsWith('backup'))).toEqual([])
  expect(product.output()).toMatch(/The backup of this day is made\. .* has the backup .*: 0 events/)
  expect(await lastSuccess()).toBe(Date.parse(state?.last?.at ?? '') / 1000)
})

const NOBODY = 65_534

test.skipIf(process.getuid?.() !== 0)(
  'what a verification by root notes belongs to the account of the server',
  async () => {
    const to = join(folder, 'of-nobody')
    expect(await command('backup', product.dataDir, ['--to', to])).toMatchObject({ code: 0 })
    const files = await readdir(to, { recursive: true })
    for (const file of [folder, to, ...files.map((name) => join(to, name))]) await chown(file, NOBODY, NOBODY)
    await chown(product.dataDir, NOBODY, NOBODY)
    try {
      expect(await command('backup', product.dataDir, ['--verify', to])).toMatchObject({ code: 0 })
    } finally {
      await chown(product.dataDir, 0, 0)
      await chown(folder, 0, 0)
    }
    const [name] = await listBackups(to)
    expect((await stat(join(to, 'backups', `${name}.verified`))).uid).toBe(NOBODY)
  },
)

test('a backup that is altered later is told with the name of the file, also after a command has found it', async () => {
  const file = await largestObject()
  const content = await readFile(file)
  const middle = Math.floor(content.length / 2)
  content[middle] = (content[middle] ?? 0) ^ 1
  await writeFile(file, content)
  const [name] = await listBackups(daily)
  expect(await readdir(join(daily, 'backups'))).toContain(`${name}.verified`)
  const error = `${file} is altered or cut. Choose another backup with --at.`
  const found = await command('backup', product.dataDir, ['--verify', daily])
  expect(found).toEqual({ code: 1, said: expect.stringContaining(`${error}\n`) })
  expect(await readdir(join(daily, 'backups'))).toEqual([`${name}.json`])
  await restart({ BACKUP_TO: daily })
  expect(await settled()).toMatchObject({
    last_verified: null,
    failure: null,
    verification_failure: { at: expect.stringMatching(/Z$/), error },
  })
  expect((await status()).problems).toContain('backup_altered')
  expect((await readHealth()).backup).toMatchObject({ has_failed: false, verified_at: null })
})

async function largestObject(): Promise<string> {
  const [manifest] = await readManifests(daily)
  const [largest] = manifest?.files.toSorted((a, b) => b.stored - a.stored) ?? []
  return join(daily, 'objects', largest?.object ?? '')
}

test('an encrypted backup is verified too, and nothing tells its key', async () => {
  const to = join(folder, 'encrypted')
  await restart({ BACKUP_TO: to, BACKUP_KEY: KEY.toString('base64') })
  const state = await settled()
  expect(state).toMatchObject({ last: { is_encrypted: true }, failure: null, verification_failure: null })
  expect(state?.last_verified?.backup_at).toBe(state?.last?.at)
  const [name] = await listBackups(to)
  expect(nameOf(state?.last?.at)).toBe(name)
  const told = JSON.stringify([await status(), await readHealth()])
  for (const secret of [KEY.toString('base64'), KEY.toString('hex'), KEY.toString()]) expect(told).not.toContain(secret)
})

test('a folder that cannot take the backup is told with what to change', async () => {
  // It has encrypted backups, and the server has no key now.
  const to = join(folder, 'encrypted')
  await restart({ BACKUP_TO: to })
  const state = await settled()
  expect(state?.failure?.error).toMatch(/ is encrypted\. Set BACKUP_KEY or BACKUP_KEY_FILE to its key\.$/)
  expect((await status()).problems).toContain('backup_failed')
  // It is tried again an hour later.
  expect(Date.parse(state?.next_at ?? '') - Date.parse(state?.failure?.at ?? '')).toBe(3_600_000)
  // What is there is known all the same.
  expect(state).toMatchObject({ kept: 1, last: null })
  const [name] = await listBackups(to)
  expect(nameOf((await readHealth()).backup?.last_at ?? undefined)).toBe(name)
  expect(await lastSuccess()).toBeGreaterThan(1e9)
})

test('where none could be made yet, the reason is told, and the metric of the last one is there for the alert', async () => {
  const to = join(folder, 'full')
  await mkdir(to)
  // Nobody can make a folder of this name.
  await writeFile(join(to, 'backups'), '')
  await restart({ BACKUP_TO: to })
  const state = await settled()
  expect(state?.failure?.error).toMatch(/^ENOTDIR: .*full/)
  expect(product.output()).toContain(`: ${state?.failure?.error}`)
  expect((await readHealth()).backup).toMatchObject({ last_at: null, has_failed: true })
  expect(await lastSuccess()).toBe(0)
  // The cause may pass.
  expect(Date.parse(state?.next_at ?? '') - Date.parse(state?.failure?.at ?? '')).toBe(300_000)
  await rm(to, { recursive: true })
})
