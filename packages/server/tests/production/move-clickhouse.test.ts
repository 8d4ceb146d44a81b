import type { ApiClient } from '@sightline/api-client'
import SQLite from 'better-sqlite3'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startClickHouseChild, type ClickHouseChild } from '../../src/store/clickhouse/start-child.ts'
import { connectClickHouse, createDatabase, type ClickHouseAddress } from '../../src/store/clickhouse/client.ts'
import type { ClickHouseClient } from '../../src/store/clickhouse/clickhouse.ts'
import { copyEventTables } from '../../src/store/clickhouse/copy-tables.ts'
import { withEventTables } from '../../src/store/clickhouse/freeze.ts'
import { selectRows } from '../../src/store/clickhouse/select.ts'
import { manifestFile } from '../../src/backup/manifest.ts'
import { beginCommand, command, readManifests } from '../support/backup-commands.ts'
import { importLines, lineOf, newSite } from '../support/import-export.ts'
import {
  eventually,
  launch,
  removeFolder,
  sendEvent,
  signedInClient,
  startProduct,
  temporaryFolder,
  type RunningProduct,
} from '../support/product.ts'
import { isLong } from '../support/test-size.ts'

const MONTHS = 8
const EVENTS = 160

let folder: string
let dataDir: string
let engine: ClickHouseChild
let other: ClickHouseClient
/** The address of a database of the other ClickHouse, with its account. */
let url: string
let running: RunningProduct | undefined
let sites: string[]
let before: object

beforeAll(async () => {
  folder = await temporaryFolder()
  dataDir = join(folder, 'data')
  running = await startProduct({ dataDir })
  const admin = await signedInClient(running)
  sites = [await newSite(admin), await newSite(admin)]
  for (const [place, site] of sites.entries())
    await importLines(
      admin,
      site,
      Array.from({ length: EVENTS }, (_, index) =>
        lineOf({
          ts: new Date(Date.UTC(2024, index % MONTHS, 3 + place, 10, index % 50)).toISOString(),
          visitor_id: String(index % 90),
          ...(index % 7 === 0 && { revenue: '12.5', currency: 'EUR', name: 'purchase' }),
          ...(index % 5 === 0 && { props: { plan: 'a', ünï: '🙂' } }),
        }),
      ),
    )
  await sendViews(admin, 3)
  before = await valuesOf(admin)

  engine = await startClickHouseChild({ folder: join(folder, 'engine'), log: console })
  const address = new URL(engine.url)
  address.username = engine.username
  address.password = engine.password
  address.pathname = '/sightline'
  url = address.href
  other = connectClickHouse(engine satisfies ClickHouseAddress)
})
afterAll(async () => {
  await running?.stop('SIGKILL')
  await other.close()
  await engine.stop()
  await removeFolder(folder)
})

/** One visit of several pages, whose earlier statements are taken back one by one. */
async function sendViews(admin: ApiClient, expected: number): Promise<void> {
  const [site = ''] = sites
  const list = await admin.website.fetchWebsiteList()
  const publicId = list.code === 200 ? list.data.website_list.find(({ id }) => id === site)?.public_id : undefined
  for (let number = 0; number < 3; number += 1) {
    await sendEvent(running?.address ?? '', { s: publicId ?? '', u: `https://moved.example/${number}` })
    await eventually(async () => (await pageviewsToday(admin)) === expected - 2 + number)
  }
}

async function pageviewsToday(admin: ApiClient): Promise<number | null> {
  const today = await admin.stats.dashboard({ site_id: sites[0] ?? '', range: 'today' })
  return today.code === 200 ? today.data.totals.pageviews : null
}

async function valuesOf(admin: ApiClient): Promise<object> {
  const values = await Promise.all(
    sites.map((site_id) => admin.stats.dashboard({ site_id, range: 'custom', from: '2024-01-01', to: '2024-12-31' })),
  )
  return values.map((value) => {
    if (value.code !== 200) throw new Error(value.message)
    return { totals: value.data.totals, series: value.data.series }
  })
}

const runMove = () => command('move', dataDir, ['--to-clickhouse', url])

const tablesLike = async (beginning: string): Promise<string[]> => {
  const rows = await selectRows<{ name: string }>(
    other,
    `SELECT name FROM system.tables
     WHERE database = 'sightline' AND startsWith(name, {beginning: String}) ORDER BY name`,
    { beginning },
  )
  return rows.map(({ name }) => name)
}

const countOf = async (table: string): Promise<number> => {
  const rows = await selectRows<{ rows: string }>(
    other,
    'SELECT sum(total_rows) AS rows FROM system.tables WHERE database = {database: String} AND name = {table: String}',
    { database: 'sightline', table },
  )
  return Number(rows[0]?.rows ?? 0)
}

async function outputOfStart(environment: Record<string, string>): Promise<string> {
  const { process: child, output } = launch({ DATA_DIR: dataDir, PORT: '0', ...environment })
  await new Promise((done) => child.once('exit', done))
  return output()
}

test('not while the server runs, and not into a database that holds something else', async () => {
  expect(await runMove()).toEqual({ code: 1, said: expect.stringMatching(/^The data folder \S+ is in use by another/) })
  await running?.stop()
  await withEventTables(join(dataDir, 'clickhouse'), async (from) => {
    await from.command({ query: 'CREATE TABLE import_1_read (line UInt64) ENGINE = MergeTree ORDER BY line' })
    await expect(copyEventTables({ from, to: url, onProgress() {} })).rejects.toThrow('An import is under way.')
    await from.command({ query: 'DROP TABLE import_1_read SYNC' })
  })
  await expect(tablesLike('')).rejects.toThrow('Database sightline does not exist')
  await createDatabase(engine)
  await other.command({ query: 'CREATE TABLE sightline.theirs (id UUID) ENGINE = MergeTree ORDER BY id' })
  expect(await runMove()).toEqual({
    code: 1,
    said: 'The database of the other ClickHouse is not empty. Name another one.\n',
  })
  await other.command({ query: 'DROP TABLE sightline.theirs SYNC' })
})

/** Lets everything through to the other ClickHouse until some month of the events is to be written. */
async function startGate(month: number) {
  let months = 0
  const held = Promise.withResolvers<void>()
  const server = createServer((asked, answer) => {
    if (/INSERT INTO events\b/.test(decodeURIComponent(asked.url ?? '').replaceAll('+', ' '))) months += 1
    if (months === month) return held.resolve()
    const { hostname, port } = new URL(url)
    const { method, url: path, headers } = asked
    const passed = request({ hostname, port, method, path, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      pipeline(response, answer).catch(() => {})
    })
    pipeline(asked, passed).catch(() => answer.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = new URL(url)
  address.port = String((server.address() as AddressInfo).port)
  return {
    url: address.href,
    untilHeld: held.promise,
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

test('killed in the middle, no server uses what is there, and the same command goes on from it', async () => {
  const gate = await startGate(3)
  const { child, ended } = await beginCommand('move', dataDir, ['--to-clickhouse', gate.url])
  await gate.untilHeld
  child.kill('SIGKILL')
  await ended
  await gate.stop()
  expect(await countOf('events')).toBe((2 * 2 * EVENTS) / MONTHS)
  // The engine of a command that was killed ends a moment later.
  expect(await outputOfStart({ CLICKHOUSE_URL: url })).toContain(
    'Sightline cannot start: The database of CLICKHOUSE_URL is not filled yet, because a command was interrupted. Run it again.\n',
  )
  // A month that is not what it should be is copied anew.
  await other.command({
    query: `ALTER TABLE sightline.events DELETE WHERE toMonth(ts) = 1 SETTINGS mutations_sync = 1`,
  })

  const moved = await runMove()
  expect(moved).toMatchObject({
    code: 0,
    said: expect.stringMatching(
      new RegExp(`has ${2 * EVENTS + 3} events and \\d+ visits of 2 sites: each month .*\nNow set CLICKHOUSE_URL=`),
    ),
  })
  expect(moved.said).toContain('100 %')
  expect(moved.said).not.toContain(engine.password)
  expect(await readFile(join(dataDir, 'moved.json'), 'utf8')).not.toContain(engine.password)
})

test.runIf(isLong)('once more it says the same, as after a kill in its last moment', async () => {
  expect(await runMove()).toMatchObject({ code: 0, said: expect.stringContaining('already has') })
})

test('the server goes on there with the visits that were open, and not without it', async () => {
  expect(await outputOfStart({})).toMatch(
    /^Sightline cannot start: The events have moved to http:\S+\. Set CLICKHOUSE_URL\. To go back to the state of before, remove \S+\/moved\.json\.\n$/,
  )
  running = await startProduct({ dataDir, environment: { CLICKHOUSE_URL: url } })
  const admin = await signedInClient(running)
  expect(await valuesOf(admin)).toEqual(before)
  await sendViews(admin, 6)
  const today = await admin.stats.dashboard({ site_id: sites[0] ?? '', range: 'today' })
  expect(today).toMatchObject({ code: 200, data: { totals: { visits: 1, pageviews: 6 } } })
  await running.stop()
  // What was counted since is not in the data folder.
  expect(await runMove()).toMatchObject({ code: 1, said: expect.stringContaining('is not empty') })
  expect(existsSync(join(dataDir, 'clickhouse'))).toBe(true)
})

/** Rows, and then a number of the manifest, are altered and put back. */
async function expectAltered(backups: string, verify: () => ReturnType<typeof command>): Promise<void> {
  const manifest = (await readManifests(backups)).at(-1)
  const object = manifest?.files.find(({ path }) => path.startsWith('rows/events/'))?.object ?? ''
  const [rows, numbers] = [
    join(backups, 'objects', object),
    manifestFile(backups, (manifest?.at ?? '').replaceAll(':', '-')),
  ]
  const [content, text] = [await readFile(rows), await readFile(numbers, 'utf8')]
  await writeFile(rows, content.with(content.length >> 1, (content[content.length >> 1] ?? 0) ^ 1))
  expect(await verify()).toEqual({ code: 1, said: expect.stringContaining(object) })
  await writeFile(rows, content)
  await writeFile(
    numbers,
    text.replace(/"events": (\d+),\n {2}"visits"/, (whole) => whole.replace(/\d/, '9')),
  )
  expect(await verify()).toEqual({ code: 1, said: expect.stringContaining(`${numbers} is altered or cut.`) })
  await writeFile(numbers, text)
}

test('it is backed up with all that is in the data folder, and restored into an empty one or into the embedded one', async () => {
  const environment = { CLICKHOUSE_URL: url }
  const backups = join(folder, 'backups')
  // One of this server, which was killed, and one that another server on the same ClickHouse makes.
  const state = new SQLite(join(dataDir, 'spool', 'state.db'))
  const id = state.prepare<[], string>('SELECT name FROM spool').pluck().get() ?? ''
  state.close()
  for (const name of [`backup_${id.replaceAll('-', '')}_events`, 'backup_0_events'])
    await other.command({ query: `CREATE TABLE sightline.${name} AS sightline.events` })
  running = await startProduct({ dataDir, environment })
  expect(await tablesLike('backup_')).toEqual(['backup_0_events'])
  const made = await command('backup', dataDir, ['--to', backups], environment)
  expect(made).toMatchObject({ code: 0, said: expect.stringContaining(`: ${2 * EVENTS + 6} events, `) })
  await running.stop('SIGKILL')
  // Without a server the command reads the other ClickHouse itself.
  expect(await command('backup', dataDir, ['--to', backups], environment)).toMatchObject({ code: 0 })
  expect(await tablesLike('backup_')).toEqual(['backup_0_events'])
  const verify = () => command('backup', dataDir, ['--verify', backups], environment)
  await expectAltered(backups, verify)
  expect(await verify()).toMatchObject({ code: 0 })

  const restore = (to: string, variables: Record<string, string>) =>
    command('restore', join(folder, to), ['--from', backups], variables)
  expect(await restore('full', environment)).toEqual({
    code: 1,
    said: 'The database of the other ClickHouse is not empty. Name another one.\n',
  })
  expect(existsSync(join(folder, 'full'))).toBe(false)
  await other.command({ query: 'DROP DATABASE sightline SYNC' })
  const targets = [
    ['other', environment],
    ['embedded', {}],
  ] as const
  for (const [to, variables] of isLong ? targets : targets.slice(0, 1)) {
    expect(await restore(to, variables)).toMatchObject({ code: 0, said: expect.stringContaining(', as before.') })
    expect(existsSync(join(folder, to, 'rows'))).toBe(false)
    running = await startProduct({ dataDir: join(folder, to), environment: variables })
    const admin = await signedInClient(running)
    expect(await valuesOf(admin)).toEqual(before)
    expect(await pageviewsToday(admin)).toBe(6)
    await running.stop()
  }
})
