import type { ApiClient } from '@sightline/api-client'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startClickHouseChild, type ClickHouseChild } from '../../src/store/clickhouse/child.ts'
import { connectClickHouse, createDatabase, type ClickHouseAddress } from '../../src/store/clickhouse/client.ts'
import type { ClickHouseClient } from '../../src/store/clickhouse/clickhouse.ts'
import { selectRows } from '../../src/store/clickhouse/select.ts'
import { beginCommand, command } from '../support/backup.ts'
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
import { isLong } from '../support/size.ts'

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
  await createDatabase(engine)
  await other.command({ query: 'CREATE TABLE sightline.theirs (id UUID) ENGINE = MergeTree ORDER BY id' })
  expect(await runMove()).toEqual({
    code: 1,
    said: 'The database of the other ClickHouse is not empty. Name another one.\n',
  })
  await other.command({ query: 'DROP TABLE sightline.theirs SYNC' })
})

test('killed in the middle, no server uses what is there, and the same command goes on from it', async () => {
  const { child, ended } = await beginCommand('move', dataDir, ['--to-clickhouse', url])
  while ((await countOf('events')) < EVENTS / 4) await sleep(1)
  child.kill('SIGKILL')
  await ended
  const copied = await countOf('events')
  expect(copied).toBeLessThan(2 * EVENTS)
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

test('it is backed up with all that is in the data folder, and restored into the embedded one or into an empty one', async () => {
  const environment = { CLICKHOUSE_URL: url }
  const backups = join(folder, 'backups')
  running = await startProduct({ dataDir, environment })
  const made = await command('backup', dataDir, ['--to', backups], environment)
  expect(made).toMatchObject({ code: 0, said: expect.stringContaining(`: ${2 * EVENTS + 6} events, `) })
  await running.stop('SIGKILL')
  // Without a server the command reads the other ClickHouse itself.
  expect(await command('backup', dataDir, ['--to', backups], environment)).toMatchObject({ code: 0 })
  expect(await countOf('backup_events')).toBe(0)
  expect(await command('backup', dataDir, ['--verify', backups], environment)).toMatchObject({ code: 0 })

  const restore = (to: string, variables: Record<string, string>) =>
    command('restore', join(folder, to), ['--from', backups], variables)
  expect(await restore('full', environment)).toEqual({
    code: 1,
    said: 'The database of the other ClickHouse is not empty. Name another one.\n',
  })
  expect(existsSync(join(folder, 'full'))).toBe(false)
  await other.command({ query: 'DROP DATABASE sightline SYNC' })
  for (const [to, variables] of [
    ['embedded', {}],
    ['other', environment],
  ] as const) {
    expect(await restore(to, variables)).toMatchObject({ code: 0, said: expect.stringContaining(', as before.') })
    expect(existsSync(join(folder, to, 'rows'))).toBe(false)
    running = await startProduct({ dataDir: join(folder, to), environment: variables })
    const admin = await signedInClient(running)
    expect(await valuesOf(admin)).toEqual(before)
    expect(await pageviewsToday(admin)).toBe(6)
    await running.stop()
  }
})
