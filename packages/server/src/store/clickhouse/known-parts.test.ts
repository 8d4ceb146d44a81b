import { mkdtemp, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeLosses } from './broken-parts.ts'
import { openClickHouse, type ClickHouse } from './clickhouse.ts'
import { areRowsDeleted, deleteSiteRows } from './delete-site-rows.ts'
import { KNOWN_PARTS } from './known-parts.ts'
import { selectRows } from './select.ts'

const log = { warn: () => {}, error: () => {} }
let dataDir: string
let engine: ClickHouse

const open = async () => {
  engine = await openClickHouse({ url: undefined, folder: join(dataDir, 'clickhouse'), log })
}
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sightline-parts-'))
  await open()
  // Only when a test says so.
  for (const table of ['events', 'sessions']) await engine.client.command({ query: `SYSTEM STOP MERGES ${table}` })
})
afterEach(async () => {
  await engine.close()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
})

const losses = () => describeLosses(engine.client, dataDir)

const insertEvents = (rows: number, { site = 1, day = '2026-11-01' } = {}) =>
  engine.client.command({
    query: `INSERT INTO events (site_id, ts, id, visitor_id, session_id, name)
      SELECT ${site}, toDateTime64('${day} 12:00:00', 3, 'UTC'), generateUUIDv4(), number, number, 'pageview' FROM numbers(${rows})`,
  })

const insertVisits = (visits: readonly { id: number; sign: number; version: number }[]) =>
  engine.client.command({
    query: `INSERT INTO sessions (sign, version, site_id, session_id, visitor_id, start, end) VALUES ${visits
      .map(
        ({ id, sign, version }) =>
          `(${sign}, ${version}, 1, ${id}, ${id}, '2026-11-01 12:00:00', '2026-11-01 12:00:00')`,
      )
      .join(', ')}`,
  })

const merge = async (table: string) => {
  await engine.client.command({ query: `SYSTEM START MERGES ${table}` })
  await engine.client.command({ query: `OPTIMIZE TABLE ${table} FINAL` })
}

/** The folders of the parts in use, the oldest first. */
async function foldersOf(table: string): Promise<string[]> {
  const rows = await selectRows<{ path: string }>(
    engine.client,
    `SELECT path FROM system.parts WHERE database = currentDatabase() AND table = {table: String} AND active ORDER BY min_block_number`,
    { table },
  )
  return rows.map(({ path }) => path)
}

async function whileStopped(act: () => Promise<unknown>): Promise<void> {
  await engine.close()
  await act()
  await open()
}

test.each(['events', 'sessions'] as const)(
  'a folder of a part of %s that is gone is missed, until it is back and somebody says so',
  async (table) => {
    const insert = (id: number) => (table === 'events' ? insertEvents(3) : insertVisits([{ id, sign: 1, version: 1 }]))
    for (let id = 0; id < 3; id += 1) await insert(id)
    expect(await losses()).toBeUndefined()
    const [, second = ''] = await foldersOf(table)
    const away = `${dataDir}-away`
    await whileStopped(() => rename(second, away))
    const said = await losses()
    expect(said).toMatch(/^The part 202611_2_2_\d of the table (events with its 3|sessions with its 1) rows is gone$/)
    // More events do not make up for it.
    for (let id = 3; id < 6; id += 1) await insert(id)
    expect(await losses()).toBe(said)
    await whileStopped(() => rename(away, second))
    expect(await losses()).toBe(said)
    await rm(join(dataDir, KNOWN_PARTS))
    expect(await losses()).toBeUndefined()
  },
)

test('later events that have the numbers of those that are gone do not make up for them', async () => {
  for (let part = 0; part < 2; part += 1) await insertEvents(1)
  await losses()
  const folders = await foldersOf('events')
  await whileStopped(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))
  expect(await losses()).toContain('is gone')
  for (let part = 0; part < 3; part += 1) await insertEvents(1)
  expect((await foldersOf('events')).join()).toContain('202611_1_1_0')
  expect(await losses()).toContain('is gone')
})

test('nor do they make up for a damaged part', async () => {
  await insertEvents(1)
  await losses()
  const [folder = ''] = await foldersOf('events')
  await whileStopped(() => truncate(join(folder, 'checksums.txt'), 0))
  expect(await losses()).toContain('cannot be read and is left out')
  for (let part = 0; part < 3; part += 1) await insertEvents(1)
  expect(await losses()).toContain('cannot be read and is left out')
})

test('one that is gone is missed no more once somebody has removed what is noted', async () => {
  await insertEvents(3)
  await losses()
  const [folder = ''] = await foldersOf('events')
  await whileStopped(() => rm(folder, { recursive: true }))
  expect(await losses()).toContain('is gone')
  await rm(join(dataDir, KNOWN_PARTS))
  expect(await losses()).toBeUndefined()
  expect(await losses()).toBeUndefined()
})

test('merged parts are not missed, nor their sources, nor visits that were taken back', async () => {
  for (let part = 0; part < 3; part += 1) await insertEvents(3)
  await insertVisits([{ id: 1, sign: 1, version: 1 }])
  await insertVisits([{ id: 1, sign: -1, version: 1 }])
  await losses()
  await merge('events')
  await merge('sessions')
  expect(await losses()).toBeUndefined()
  await whileStopped(async () => {})
  expect(await losses()).toBeUndefined()
})

test('rows of sites that were deleted are not missed, also where a kill came before they were noted', async () => {
  await insertEvents(3, { site: 1 })
  await insertEvents(3, { site: 2, day: '2026-10-01' })
  await losses()
  for (const table of ['events', 'sessions']) await engine.client.command({ query: `SYSTEM START MERGES ${table}` })
  await deleteSiteRows(engine.client, [1])
  await expect.poll(() => areRowsDeleted(engine.client), { timeout: 20_000 }).toBe(true)
  process.kill(engine.childPid() ?? 0, 'SIGKILL')
  await whileStopped(async () => {})
  expect(await losses()).toBeUndefined()
  // From then on parts are missed again.
  await insertEvents(3, { site: 2, day: '2026-09-01' })
  await losses()
  const [folder = ''] = (await foldersOf('events')).filter((path) => path.includes('/202609_'))
  await whileStopped(() => rm(folder, { recursive: true }))
  expect(await losses()).toContain('The part 202609_')
})

test('tables that are others altogether lack all that was known', async () => {
  await insertEvents(3)
  await losses()
  await whileStopped(() => rm(join(dataDir, 'clickhouse'), { recursive: true }))
  expect(await losses()).toContain('is gone')
})

test('a damaged part whose sources are still in use lacks nothing, and one without them does', async () => {
  for (let part = 0; part < 3; part += 1) await insertEvents(3)
  await losses()
  await merge('events')
  expect(await losses()).toBeUndefined()
  const [merged = ''] = await foldersOf('events')
  expect(merged).toContain('202611_1_3_1')
  await whileStopped(() => truncate(join(merged, 'checksums.txt'), 0))
  const [row] = await selectRows<{ count: string }>(engine.client, 'SELECT count() AS count FROM events', {})
  expect(row?.count).toBe('9')
  const reasons = await selectRows<{ reason: string }>(engine.client, 'SELECT reason FROM system.detached_parts', {})
  expect(reasons).toEqual([{ reason: 'broken-on-start' }])
  for (let look = 0; look < 2; look += 1) expect(await losses()).toBeUndefined()
  const [source = ''] = await foldersOf('events')
  await whileStopped(() => rm(source, { recursive: true }))
  expect(await losses()).toContain('is gone')
})

test('a file that is cut is noted anew', async () => {
  await insertEvents(3)
  await losses()
  const file = join(dataDir, KNOWN_PARTS)
  await writeFile(file, (await readFile(file, 'utf8')).slice(0, 40))
  expect(await losses()).toBeUndefined()
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ parts: [{ table: 'events', rows: 3 }] })
  expect((await readdir(dataDir)).filter((name) => name.startsWith(KNOWN_PARTS))).toEqual([KNOWN_PARTS])
})
