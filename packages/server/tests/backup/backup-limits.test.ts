import type { ApiClient } from '@sightline/api-client'
import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { appendFile, mkdir, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listBackups, type Manifest } from '../../src/backup/manifest.ts'
import { restoreBackup, type RestoreOptions } from '../../src/backup/restore.ts'
import type { BackupSource } from '../../src/backup/snapshot.ts'
import { verifyBackup } from '../../src/backup/verify.ts'
import { writeBackup } from '../../src/backup/write-backup.ts'
import { openCheckpoint } from '../../src/collector/spool/checkpoint.ts'
import { withEventTables } from '../../src/store/clickhouse/freeze.ts'
import { command, readManifests, rewriteManifest } from '../support/backup-commands.ts'
import { importLines, lineOf, newSite } from '../support/import-export.ts'
import {
  eventually,
  removeFolder,
  signedInClient,
  startProduct,
  temporaryFolder,
  type RunningProduct,
} from '../support/product.ts'

/** The day of `lineOf`. */
const IMPORTED_DAY = '2026-01-05'

let product: RunningProduct
let admin: ApiClient
let folder: string
let backups: string

beforeAll(async () => {
  product = await startProduct()
  folder = await temporaryFolder()
  backups = join(folder, 'backups')
  admin = await signedInClient(product)
  const site = await newSite(admin)
  await importLines(
    admin,
    site,
    Array.from({ length: 200 }, (_, index) => lineOf({ visitor_id: String(index) })),
  )
  // The sums of these days are made behind everything else: later they would add to what is backed up.
  await eventually(() => areSumsMade(site), 30_000)
  await backUp()
})
afterAll(async () => {
  await product.stop()
  await removeFolder(product.dataDir)
  await removeFolder(folder)
})

async function areSumsMade(site_id: string): Promise<boolean> {
  const day = { range: 'custom', from: IMPORTED_DAY, to: IMPORTED_DAY } as const
  const answer = await admin.stats.query({ site_id, ...day, metrics: ['visitors'] })
  return answer.code === 200 && answer.data.source.read_from === 'daily_sums'
}

const backUp = (to = backups, environment: Record<string, string> = {}) =>
  command('backup', product.dataDir, ['--to', to], environment)

/** A folder that does not exist, for each restoration another one. */
const target = () => join(folder, `restored-${Math.random()}`)

/** @param place Where nothing may be written @default the folder of the target */
async function refusal(change: Partial<RestoreOptions>, place?: string): Promise<string> {
  const options = { from: backups, at: undefined, key: undefined, dataDir: target(), databaseUrl: undefined, ...change }
  const watched = place ?? dirname(options.dataDir)
  const before = await readdir(watched)
  const message = await restoreBackup(options).then(
    () => 'it was restored',
    (error: Error) => error.message,
  )
  // Nothing was written.
  expect(await readdir(watched)).toEqual(before)
  return message
}

/** Changes a file of the backups while something is done, and puts it back. */
async function whileChanged<Result>(
  file: string,
  change: (file: string) => Promise<void>,
  act: () => Promise<Result>,
): Promise<Result> {
  const content = await readFile(file)
  await change(file)
  try {
    return await act()
  } finally {
    await writeFile(file, content)
  }
}

const lastManifest = async (): Promise<Manifest> => {
  const manifest = (await readManifests(backups)).at(-1)
  if (manifest === undefined) throw new Error('there is no backup')
  return manifest
}

const fileOf = (manifest: Manifest) => join(backups, 'backups', `${manifest.at.replaceAll(':', '-')}.json`)

/** The largest file whose content is compressed, or is not. */
function largest({ files }: Manifest, isCompressed: boolean): string {
  const chosen = files
    .filter(({ object }) => object.endsWith('.zst') === isCompressed)
    .toSorted((a, b) => b.bytes - a.bytes)
  return join(backups, 'objects', chosen[0]?.object ?? '')
}

test('a second backup writes nothing again that the first one has', async () => {
  const first = await lastManifest()
  const parts = first.files.filter(({ path }) => path.endsWith('/data.bin'))
  const timesOf = () =>
    Promise.all(parts.map(async ({ object }) => (await stat(join(backups, 'objects', object))).mtimeMs))
  const before = await timesOf()
  expect(parts.length).toBeGreaterThan(0)
  expect(await backUp()).toMatchObject({ code: 0, said: expect.stringContaining('200 events, 200 visits') })
  const second = await lastManifest()
  expect(second.at).not.toBe(first.at)
  expect(await timesOf()).toEqual(before)
  const known = new Set(first.files.map(({ object }) => object))
  const added = second.files.filter(({ path, object }) => path.startsWith('clickhouse/') && !known.has(object))
  expect(added).toEqual([])
  expect(second.counts).toEqual(first.counts)
})

test('without a server the stores are opened as they are, and the backup goes beside the others', async () => {
  const before = await lastManifest()
  await product.stop()
  const made = await backUp()
  expect(made).toMatchObject({ code: 0, said: expect.stringContaining('200 events, 200 visits') })
  expect((await lastManifest()).counts).toEqual(before.counts)
  // A server that was killed leaves this file; nobody listens there.
  await writeFile(join(product.dataDir, 'control.json'), JSON.stringify({ port: 1, token: 'gone' }))
  expect(await backUp()).toMatchObject({ code: 0 })
  const restored = target()
  expect(await command('restore', restored, ['--from', backups])).toMatchObject({
    code: 0,
    said: expect.stringContaining('200 events, 200 visits, as before.'),
  })
  expect(await readFile(join(restored, 'secret'))).toEqual(await readFile(join(product.dataDir, 'secret')))
  expect(await readdir(restored)).not.toContain('control.json')
  product = await startProduct({ dataDir: product.dataDir })
})

test('only who may read the data folder reaches the server, and nothing of it is at the public port', async () => {
  const file = join(product.dataDir, 'control.json')
  const { port, token } = JSON.parse(await readFile(file, 'utf8')) as { port: number; token: string }
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const ask = (address: string, authorization: string) =>
    fetch(`${address}/backup`, {
      method: 'POST',
      headers: { Authorization: authorization },
      body: JSON.stringify({ to: join(folder, 'asked') }),
    })
  for (const wrong of ['', 'Bearer ', `Bearer ${token}x`, token])
    expect((await ask(`http://127.0.0.1:${port}`, wrong)).status).toBe(401)
  expect((await fetch(`http://127.0.0.1:${port}/`, { headers: { Authorization: `Bearer ${token}` } })).status).toBe(404)
  expect((await ask(product.address, `Bearer ${token}`)).status).toBe(404)
  expect(await readdir(folder)).not.toContain('asked')
})

test('a folder that cannot take a backup is refused in one line', async () => {
  const other = join(folder, 'other')
  await mkdir(other)
  await writeFile(join(other, 'mine.txt'), 'mine')
  const within = join(product.dataDir, 'backups')
  const clickhouse = {
    CLICKHOUSE_URL: 'http://127.0.0.1:1',
    CLICKHOUSE_CLUSTER: 'both',
    CLICKHOUSE_SHARDS: 'http://127.0.0.1:1/rows,http://127.0.0.1:2/rows',
  }
  expect([await backUp(other), await backUp(within), await backUp(join(folder, 'new'), clickhouse)]).toEqual([
    { code: 1, said: `${other} holds other files. Choose an empty folder, or one of earlier backups.\n` },
    { code: 1, said: `${within} is in the data folder. Choose a folder on another disk.\n` },
    {
      code: 1,
      said: 'The events are on the servers of CLICKHOUSE_SHARDS. Back each of them up with its own BACKUP, and the data folder and PostgreSQL with their tools.\n',
    },
  ])
  expect(await readdir(other)).toEqual(['mine.txt'])
  expect(await backUp(join(other, 'mine.txt'))).toEqual({
    code: 1,
    said: `${join(other, 'mine.txt')} is a file. Choose a folder.\n`,
  })
  expect(await command('backup', target(), ['--to', backups])).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^There are no data in \S+\. Is DATA_DIR the right folder\?\n$/),
  })
  expect(await command('backup', product.dataDir, [])).toEqual({
    code: 1,
    said: 'Name the folder of backups: --to FOLDER, or --verify FOLDER. See npm run backup -- --help\n',
  })
})

test('a restoration is refused before anything is written', async () => {
  const full = join(folder, 'full')
  await mkdir(full)
  await writeFile(join(full, 'mine.txt'), 'mine')
  const empty = join(folder, 'empty')
  await mkdir(empty)
  for (const below of ['', '/below'])
    expect(await refusal({ dataDir: join(full, `mine.txt${below}`) }, full)).toBe(
      `${join(full, 'mine.txt')} is a file. Set DATA_DIR to an empty folder, or to one that does not exist.`,
    )
  const among = join(backups, 'objects', 'data')
  expect(await refusal({ dataDir: among })).toBe(
    `${among} is in the folder of backups. Set DATA_DIR to a folder elsewhere.`,
  )
  expect(await refusal({ dataDir: full })).toBe(
    `${full} is not empty. Set DATA_DIR to an empty folder, or to one that does not exist.`,
  )
  expect(await refusal({ from: empty })).toBe(`${empty} holds no complete backup.`)
  expect(await refusal({ at: '2020-01-01T00-00-00.000Z' })).toContain('holds no backup 2020-01-01T00-00-00.000Z')
  expect(await refusal({ freeBytes: async () => 1_000_000 })).toMatch(
    /has room for 1 MB, and the backup needs \d+ MB\. Make room, or set DATA_DIR to another folder\.$/,
  )
  expect(await refusal({ databaseUrl: 'postgres://127.0.0.1:1/none' })).toBe(
    'This backup was made without PostgreSQL. Restore it without DATABASE_URL.',
  )
})

test('a backup of a newer version is refused', async () => {
  const manifest = await lastManifest()
  const changes: Partial<Manifest>[] = [
    { schema: { ...manifest.schema, events: manifest.schema.events + 1 } },
    { schema: { ...manifest.schema, relational: [...manifest.schema.relational, '9999-later'] } },
    { engine: '99.1.1.1' },
  ]
  for (const change of changes) {
    const said = await whileChanged(
      fileOf(manifest),
      (file) => rewriteManifest(file, change),
      () => refusal({}),
    )
    expect(said).toMatch(/^The backup \S+ is of a newer Sightline \(\d+\.\d+\.\d+\)\. Restore it with that version\.$/)
  }
  const later = { format: 3 } as unknown as Partial<Manifest>
  const said = await whileChanged(
    fileOf(manifest),
    (file) => rewriteManifest(file, later),
    () => refusal({}),
  )
  expect(said).toBe(`${fileOf(manifest)} is of a newer Sightline. Restore it with that version.`)
})

test('a backup that was cut or altered is refused with the name of the file', async () => {
  const manifest = await lastManifest()
  const altered = (file: string) => `${file} is altered or cut. Choose another backup with --at.`
  for (const file of [largest(manifest, true), largest(manifest, false), fileOf(manifest)]) {
    const { size } = await stat(file)
    expect(
      await whileChanged(
        file,
        (one) => truncate(one, size - 1),
        () => refusal({}),
      ),
    ).toBe(altered(file))
    expect(
      await whileChanged(
        file,
        (one) => appendFile(one, 'x'),
        () => refusal({}),
      ),
    ).toBe(altered(file))
    expect(
      await whileChanged(
        file,
        (one) => rm(one),
        () => refusal({ at: basename(fileOf(manifest), '.json') }),
      ),
    ).toMatch(file.endsWith('.json') ? /holds no backup/ : `${file} is missing. Choose another backup with --at.`)
    const flip = async (one: string) => {
      const content = await readFile(one)
      const middle = Math.floor(content.length / 2)
      content[middle] = (content[middle] ?? 0) ^ 1
      await writeFile(one, content)
    }
    expect(await whileChanged(file, flip, () => refusal({}))).toBe(altered(file))
  }
})

test('an object that was cut is written again by the next backup', async () => {
  const file = largest(await lastManifest(), false)
  const { size } = await stat(file)
  await truncate(file, size - 1)
  expect(await backUp()).toMatchObject({ code: 0 })
  expect((await stat(file)).size).toBe(size)
})

/** What `writeBackup` needs of a data folder without a server, while it is open. */
async function withSource<Result>(act: (source: BackupSource) => Promise<Result>): Promise<Result> {
  const { dataDir } = product
  const checkpoint = openCheckpoint(join(dataDir, 'spool', 'state.db'), { hasSpooledLines: true })
  try {
    return await withEventTables(join(dataDir, 'clickhouse'), (client) =>
      act({
        dataDir,
        databaseUrl: undefined,
        client,
        checkpoint,
        pauseJobs: async () => () => {},
        isEmbedded: true,
        holdPipeline: (work) => work(),
      }),
    )
  } finally {
    checkpoint.close()
  }
}

async function expectNothingWritten(to: string): Promise<void> {
  const { dataDir } = product
  expect(await readdir(folder)).not.toContain(basename(to))
  expect((await readdir(dataDir)).filter((name) => name.startsWith('backup'))).toEqual([])
  expect(await readdir(join(dataDir, 'clickhouse', 'store', 'shadow'))).not.toContain('backup')
}

test('a backup for which there is no room writes nothing', async () => {
  await product.stop()
  const to = join(folder, 'small')
  const options = { product: '1.0.0', key: undefined, freeBytes: async () => 50_000_001 }
  await expect(withSource((source) => writeBackup(source, to, options))).rejects.toThrow(
    /^\S+small has room for 51 MB, and the backup may need \d+ MB\. Make room, or choose another folder\.$/,
  )
  await expectNothingWritten(to)
})

test('a backup that waits too long for jobs or for the pipeline writes nothing, and lets the jobs go on', async () => {
  const to = join(folder, 'late')
  const options = { product: '1.0.0', key: undefined, pauseMs: 300 }
  const calls: string[] = []
  const pauseJobs = async () => {
    calls.push('paused')
    return () => void calls.push('gone on')
  }
  /** A job whose step does not end. */
  const untilAborted = (signal: AbortSignal) =>
    new Promise<never>((_, fail) => signal.addEventListener('abort', () => fail(signal.reason as Error)))
  await withSource(async (source) => {
    const late = 'Jobs and event tables came to no pause within 0.3 s. Try again later.'
    await expect(writeBackup({ ...source, pauseJobs: untilAborted }, to, options)).rejects.toThrow(late)
    let release = () => {}
    const batch = new Promise<void>((done) => (release = done))
    const holdPipeline = (work: () => Promise<void>) => batch.then(work)
    await expect(writeBackup({ ...source, pauseJobs, holdPipeline }, to, options)).rejects.toThrow(late)
    expect(calls).toEqual(['paused', 'gone on'])
    // The batch that was under way ends later, and nothing is frozen for nobody.
    release()
    await batch
  })
  await expectNothingWritten(to)
})

test('older backups are removed with what nobody else needs, and the rest is restored', async () => {
  const names = await listBackups(backups)
  expect(names.length).toBeGreaterThan(2)
  const stray = join(backups, 'objects', 'ab')
  await mkdir(stray, { recursive: true })
  await writeFile(join(stray, 'ab'.repeat(32)), 'of a backup that was cut')
  const made = await command('backup', product.dataDir, ['--to', backups, '--keep', '2'])
  expect(made).toMatchObject({ code: 0, said: expect.stringContaining(`${names.length - 1} older ones were removed`) })
  const left = await listBackups(backups)
  expect(left).toHaveLength(2)
  expect(left[0]).toBe(names.at(-1))
  expect(await readdir(stray)).not.toContain('ab'.repeat(32))
  for (const at of left) expect(await refusal({ at, freeBytes: async () => 0 })).toContain('has room for 0 MB')
  expect(await command('restore', target(), ['--from', backups, '--at', left[0] ?? ''])).toMatchObject({ code: 0 })
  for (const keep of ['0', '-1', 'all'])
    expect(await command('backup', product.dataDir, ['--to', backups, `--keep=${keep}`])).toEqual({
      code: 1,
      said: `${keep} is no number of backups such as 14. See npm run backup -- --help\n`,
    })
})

test('a verification unpacks the accounts in the data folder where only that has room', async () => {
  const folders: string[] = []
  const { uncounted } = await verifyBackup({
    from: backups,
    at: undefined,
    key: undefined,
    dataDir: product.dataDir,
    async freeBytes(place) {
      folders.push(place)
      return place === product.dataDir ? 1e9 : 0
    },
    // It is there meanwhile, and gone afterwards.
    onProgress: () =>
      folders.push(...readdirSync(product.dataDir).filter((name) => name.startsWith('sightline-verify-'))),
  })
  expect(uncounted).toEqual([])
  expect(folders).toEqual(
    expect.arrayContaining([tmpdir(), product.dataDir, expect.stringMatching(/^sightline-verify-/)]),
  )
  expect(readdirSync(product.dataDir).filter((name) => name.startsWith('sightline-verify-'))).toEqual([])
})

test('a verification names the folder for temporary files where that takes none', async () => {
  // With a data folder on the same machine it would be unpacked there.
  expect(await command('backup', join(folder, 'none'), ['--verify', backups], { TMPDIR: '/proc' })).toMatchObject({
    code: 1,
    said: expect.stringMatching(/unpacked in \/proc .* Set TMPDIR to a folder with room for it\.\n$/),
  })
})

test('a file that a verification finds altered is written anew by the next backup, for the earlier ones as well', async () => {
  const folderOfParts = join(folder, 'healed')
  const verify = (...rest: string[]) => command('backup', product.dataDir, ['--verify', folderOfParts, ...rest])
  expect(await backUp(folderOfParts)).toMatchObject({ code: 0 })
  const [manifest] = await readManifests(folderOfParts)
  // Two files of the parts of event tables, which a later backup does not read again.
  const parts = (manifest?.files ?? []).filter(({ path }) => /\/(data|primary)\.(bin|cidx)$/.test(path))
  expect(parts.length).toBeGreaterThan(1)
  const altered = parts.slice(0, 2).map(({ object }) => join(folderOfParts, 'objects', object))
  for (const file of altered) {
    const content = await readFile(file)
    content[content.length - 1] = (content.at(-1) ?? 0) ^ 1
    await writeFile(file, content)
  }
  const unseen = await backUp(folderOfParts)
  expect(unseen).toMatchObject({ code: 0 })
  const found = await verify()
  expect(found).toMatchObject({ code: 1, said: expect.stringContaining('is altered or cut.') })
  // Without a new backup it stays found.
  expect((await verify()).code).toBe(1)
  expect(await backUp(folderOfParts)).toMatchObject({ code: 0 })
  const [first = ''] = await listBackups(folderOfParts)
  expect(await verify()).toMatchObject({ code: 0, said: expect.stringContaining('is whole') })
  expect(await verify('--at', first)).toMatchObject({ code: 0, said: expect.stringContaining('is whole') })
})
