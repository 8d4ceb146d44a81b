import { importLimits } from '@sightline/api-client/contract'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase, type Database } from '../store/relational/database.ts'
import { endJob, insertJob } from '../store/relational/jobs/jobs.ts'
import { insertSite, type Site } from '../store/relational/sites/sites.ts'
import { insertFirstAdmin, insertUser } from '../store/relational/accounts/users.ts'
import { makeImportExportFolder } from './import-export-folder.ts'
import { createImportExport, type ImportExport } from './import-export.ts'
import { createImportQueue } from './import-queue.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const MEGABYTE = 1_000_000

let folder: string
let db: Database
let ownerId: number
let sites: Site[]
let importExport: ImportExport
let free: boolean

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sightline-queue-'))
  db = await openDatabase(join(folder, 'sightline.db'))
  ownerId = (await insertFirstAdmin(db, { email: 'a@example.com', passwordHash: 'x', now: NOW }))?.id ?? 0
  sites = []
  for (const domain of ['a.example', 'b.example']) {
    const site = {
      ownerId,
      name: 'Site',
      domain,
      currencyType: 'EUR',
      timeZone: 'Etc/UTC',
      weekStart: 'monday' as const,
    }
    const added = await insertSite(db, { ...site, now: NOW })
    if (added !== undefined) sites.push(added)
  }
  free = true
  importExport = createImportExport({
    db,
    // Nobody works on them: they wait.
    jobs: { start: (job, within = db) => insertJob(within, job, NOW) },
    folder: makeImportExportFolder(folder, 'one'),
    serverId: 'one',
    maxBytes: async () => 10 * MEGABYTE,
    queue: createImportQueue(db, 25 * MEGABYTE),
    diskFloor: {
      async assertRoom() {
        if (!free) throw new Error('disk_full')
      },
    },
    now: () => NOW,
  })
})
afterEach(async () => {
  await db.destroy()
  await rm(folder, { recursive: true, force: true })
})

const files = async () => (await readdir(join(folder, 'transfer'))).filter((name) => name !== 'server-id').length

/** Small on its way, and large on the disk. */
const send = (bytes: number, site = sites[0], person = ownerId): Promise<string> => {
  if (site === undefined) throw new Error('no site')
  const packed = gzipSync(Buffer.alloc(bytes, '\n'))
  async function* parts() {
    yield packed
  }
  return importExport.importFile(site, person, { name: 'bomb.ndjson.gz', bytes: parts() }).then(
    () => 'taken',
    (error: Error) => error.message || error.name,
  )
}

test('the files of a person that wait have a size together, whichever sites they are for', async () => {
  expect([await send(9 * MEGABYTE), await send(9 * MEGABYTE, sites[1])]).toEqual(['taken', 'taken'])
  expect(await send(9 * MEGABYTE, sites[1])).toBe('imports_waiting')
  expect(await files()).toBe(2)
  expect(await send(6 * MEGABYTE)).toBe('taken')
})

test('so have those that come at once', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => send(9 * MEGABYTE, sites[index % 2])))
  const taken = answers.filter((answer) => answer === 'taken').length
  expect([1, 2]).toContain(taken)
  expect(new Set(answers)).toContain('imports_waiting')
  expect(await files()).toBe(taken)
})

test('so have those of a site, whoever sends them; another site has room of its own', async () => {
  expect([await send(9 * MEGABYTE), await send(9 * MEGABYTE)]).toEqual(['taken', 'taken'])
  const attribution = { ref_code: null, union_code: null, utm_medium: null, utm_source: null }
  const member = { email: 'b@example.com', passwordHash: '', level: 'member' as const, attribution, now: NOW }
  const other = (await insertUser(db, member))?.id ?? 0
  expect(await send(9 * MEGABYTE, sites[0], other)).toBe('imports_waiting')
  expect(await send(9 * MEGABYTE, sites[1], other)).toBe('taken')
})

test('so many files wait, and one that has ended makes room', async () => {
  for (let count = 0; count < importLimits.queued; count += 1) expect(await send(1)).toBe('taken')
  expect(await send(1)).toBe('imports_waiting')
  const [job] = await db.selectFrom('job').select('id').execute()
  await endJob(db, job?.id ?? 0, { status: 'succeeded', error: null }, NOW)
  expect(await send(1)).toBe('taken')
  expect(await send(1)).toBe('imports_waiting')
})

test('exports wait with the imports, and one that is refused leaves no file', async () => {
  const [site] = sites
  if (site === undefined) throw new Error('no site')
  const exportSite = () =>
    importExport.exportSite(site, ownerId, {}).then(
      () => 'taken',
      (error: Error) => error.message,
    )
  for (let count = 1; count < importLimits.queued; count += 1) expect(await exportSite()).toBe('taken')
  expect(await send(1)).toBe('taken')
  expect([await exportSite(), await send(1), await files()]).toEqual([
    'imports_waiting',
    'imports_waiting',
    importLimits.queued,
  ])
})

test('a file that is refused leaves no trace: the next one has the room', async () => {
  expect(await send(11 * MEGABYTE)).toBe('FileTooLargeError')
  free = false
  expect(await send(1)).toBe('disk_full')
  free = true
  expect([await send(9 * MEGABYTE), await send(9 * MEGABYTE), await files()]).toEqual(['taken', 'taken', 2])
})
