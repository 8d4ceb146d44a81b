import type { ClickHouseClient } from '@clickhouse/client'
import { createApiClient, demoAccounts, demoPassword, type ApiClient } from '@sightline/api-client'
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../../src/collector/visits/batch-rows.ts'
import { openVisitsInMemory } from '../../src/collector/visits/open-visits.ts'
import { generateEvents } from '../../src/demo/events.ts'
import { eventsOptions } from '../../src/demo/catch-up.ts'
import { claimDemoFolder, type DemoSite } from '../../src/demo/demo-folder.ts'
import { startClickHouseChild } from '../../src/store/clickhouse/start-child.ts'
import { connectClickHouse } from '../../src/store/clickhouse/client.ts'
import { selectRows } from '../../src/store/clickhouse/select.ts'
import { isLong, sized } from '../support/test-size.ts'
import { BASE_ENVIRONMENT, eventually, freePort, removeFolder, temporaryFolder } from '../support/product.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A whole start may take as long. */
const START_MS = 60_000
const MAIN = join(import.meta.dirname, '..', '..', 'dist', 'server', 'main.js')

let folder: string
beforeAll(async () => {
  folder = await temporaryFolder()
})
afterAll(() => removeFolder(folder))

interface Demo {
  address: string
  dataDir: string
  output: () => string
  ended: Promise<number | null>
  stop(signal?: NodeJS.Signals): Promise<number | null>
  /** Until something was said, or the demo ended. */
  saying(text: string): Promise<void>
}

async function launchDemo(
  name: string,
  days: number,
  more: string[] = [],
  environment: Record<string, string> = {},
): Promise<Demo> {
  const port = await freePort()
  const dataDir = join(folder, name)
  const child: ChildProcess = spawn(process.execPath, [MAIN, '--demo', '--demo-days', String(days), ...more], {
    env: { ...BASE_ENVIRONMENT, DATA_DIR: dataDir, PORT: String(port), ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const ended = new Promise<number | null>((done) => child.once('close', done))
  let said = ''
  const keep = (chunk: Buffer) => void (said += chunk.toString())
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  return {
    address: `http://127.0.0.1:${port}`,
    dataDir: `${dataDir}-demo`,
    output: () => said,
    ended,
    stop(signal = 'SIGTERM') {
      child.kill(signal)
      return ended
    },
    async saying(text) {
      while (!said.includes(text)) {
        if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the demo ended:\n${said}`)
        await sleep(5)
      }
    },
  }
}

async function startDemo(name: string, days: number): Promise<Demo> {
  const demo = await launchDemo(name, days)
  await demo.saying('Sign in as')
  return demo
}

/** A client that signs in with what was printed. */
async function signedIn(demo: Demo): Promise<{ client: ApiClient; siteId: string }> {
  const [, email = '', password = ''] = /Sign in as (\S+) with the password (\S+)/.exec(demo.output()) ?? []
  const client = createApiClient({ baseURL: demo.address })
  const login = await client.auth.login({ email, password })
  if (login.code !== 200) throw new Error(login.message)
  const sites = await client.website.fetchWebsiteList()
  if (sites.code !== 200) throw new Error(sites.message)
  expect(sites.data.website_list).toMatchObject([{ name: 'Demo: Harbor Lane', domain: 'harborlane.example' }])
  return { client, siteId: sites.data.website_list[0]?.id ?? '' }
}

/** What the console lists of the demo's people. */
async function peopleOf(demo: Demo) {
  const { client } = await signedIn(demo)
  const page = { pageSize: 200 }
  const lists = await Promise.all([
    client.appUser.fetchAppUserList(page),
    client.userOrder.fetchList(page),
    client.userPoints.fetchList(page),
    client.app.fetchThemeList(page),
    client.aitask.fetchAppAitaskList(page),
    client.app.fetchAppWebsiteList(page),
  ])
  return lists.map((answer) => {
    if (answer.code !== 200) throw new Error(answer.message)
    const ids = answer.data.list.map((row: { id: string }) => row.id)
    return { total: answer.data.total, ids }
  })
}

async function figuresOf(demo: Demo) {
  const { client, siteId } = await signedIn(demo)
  const [week, today, current] = [
    await client.stats.dashboard({ site_id: siteId, range: '7d' }),
    await client.stats.dashboard({ site_id: siteId, range: 'today' }),
    await client.stats.current({ site_id: siteId }),
  ]
  if (week.code !== 200 || today.code !== 200 || current.code !== 200) throw new Error('no figures')
  // Daily sums of its days may have been made meanwhile: they are the same figures.
  const { source: _, ...ofWeek } = week.data
  return { week: ofWeek, today: today.data.totals, current: current.data.current_visitors }
}

/** The export that has failed in the demo runs again, and is done. */
async function exportAgain(client: ApiClient): Promise<void> {
  const failed = await client.job.fetchAll({ kind: 'export_events', status: 'failed' })
  if (failed.code !== 200) throw new Error(failed.message)
  const [job] = failed.data.list
  const id = job?.id ?? ''
  expect(await client.job.retry({ id })).toMatchObject({ code: 200 })
  await eventually(async () => {
    const found = await client.job.fetchAll({ id })
    return found.code === 200 && found.data.list[0]?.finished_at !== null
  }, 30_000)
  const done = await client.job.fetchAll({ id })
  if (done.code !== 200) throw new Error(done.message)
  expect(done.data.list).toMatchObject([{ status: 'succeeded', error: null }])
  expect(done.data.list[0]?.done).toBeGreaterThan(1000)
}

test('the first start shows generated visits up to now, and the second shows the same', async () => {
  const first = await startDemo('twice', 20)
  expect(first.output()).toContain('Generating the demo’s visits: 100 %')
  expect(first.output()).toContain('This is a demo')
  expect(first.output()).not.toContain('set-up')
  const before = await figuresOf(first)
  expect(before.week.series.every((day) => Number(day.visits) > 50)).toBe(true)
  expect(before.week.totals.bounce_rate).toBeGreaterThan(38)
  expect(before.week.totals.bounce_rate).toBeLessThan(52)
  expect(before.week.totals.visit_duration).toBeGreaterThan(45)
  expect(before.week.totals.views_per_visit).toBeGreaterThan(1.8)
  expect(before.today.pageviews).toBeGreaterThan(0)
  expect(before.current).toBeGreaterThan(0)
  const people = await peopleOf(first)
  for (const { total } of people) expect(total).toBeGreaterThan(5)
  const { client } = await signedIn(first)
  const sites = await client.app.fetchAppWebsiteList({ pageSize: 50 })
  if (sites.code !== 200) throw new Error(sites.message)
  for (const { domain, pageviews, visitors } of sites.data.list) {
    expect(pageviews, domain).toBeGreaterThan(0)
    expect(visitors, domain).toBeGreaterThan(0)
  }
  await exportAgain(client)
  expect(await first.stop()).toBe(0)

  const second = await startDemo('twice', 20)
  expect(second.output()).not.toContain('Generating')
  expect(await peopleOf(second)).toEqual(people)
  const after = await figuresOf(second)
  expect(after.week.totals).toEqual(before.week.totals)
  expect(after.today.pageviews).toBeGreaterThanOrEqual(before.today.pageviews)
  expect(after.current).toBeGreaterThan(0)
  expect(await second.stop()).toBe(0)
})

/** Of visits that are loaded in batches, while the demo is killed. */
const DAYS = sized(30, 60)

test('a start that is killed while it loads is finished by the next, with nothing lost or doubled', async () => {
  for (const batches of isLong ? [1, 3, 5] : [2]) {
    const demo = await launchDemo('killed', DAYS)
    await eventually(async () => (recordOf(demo)?.load?.batches ?? 0) >= batches, START_MS)
    await demo.stop('SIGKILL')
    expect(demo.output()).not.toContain('ready at')
  }
  const demo = await launchDemo('killed', DAYS)
  await demo.saying('the rest of the visits')
  const site = recordOf(demo)
  await demo.saying('Sign in as')
  await demo.stop()

  if (site?.load === undefined || site.load === null) throw new Error('nothing was being loaded')
  const expected = [...generateEvents(eventsOptions(site, site.load))]
  const views = expected.filter((event) => event.name === 'pageview').length
  const last = expected.at(-1)?.ts ?? 0
  const [events] = await withEngine(demo, (client) =>
    selectRows<object>(
      client,
      `SELECT count() AS events, uniqExact(id) AS ids, uniqExactIf(session_id, name != 'engagement') AS visits
       FROM events WHERE site_id = {id: UInt32} AND ts <= fromUnixTimestamp64Milli({last: Int64})`,
      { last, id: site.id },
    ),
  )
  const [sessions] = await withEngine(demo, (client) =>
    selectRows<object>(
      client,
      `SELECT sum(sign) AS visits, sum(sign * pageviews) AS views
       FROM sessions WHERE site_id = {id: UInt32} AND start <= fromUnixTimestamp64Milli({last: Int64})`,
      { last, id: site.id },
    ),
  )
  const count = String(expected.length)
  const visits = String(
    new Set((await rowsOf(expected, openVisitsInMemory())).sessions.map((row) => row.session_id)).size,
  )
  expect(events).toEqual({ events: count, ids: count, visits })
  expect(sessions).toEqual({ visits, views: String(views) })
})

test('visits since the last start are added', async () => {
  const first = await startDemo('away', 4)
  await first.stop()
  // As if the last start had been two days ago.
  await withEngine(first, async (client) => {
    const query_params = { from: Date.now() - 2 * DAY_MS }
    const clickhouse_settings = { mutations_sync: '1' } as const
    for (const [table, column] of [
      ['events', 'ts'],
      ['sessions', 'start'],
    ] as const) {
      const query = `ALTER TABLE ${table} DELETE WHERE ${column} >= fromUnixTimestamp64Milli({from: Int64})`
      await client.command({ query, query_params, clickhouse_settings })
    }
  })

  const second = await startDemo('away', 4)
  expect(second.output()).toContain('Generating the visits since the last start: 100 %')
  const { week, current } = await figuresOf(second)
  expect(week.series.slice(-3).every((day) => Number(day.visits) > 50)).toBe(true)
  expect(current).toBeGreaterThan(0)
  await second.stop()
})

test('a folder that holds something else is one clear line', async () => {
  await mkdir(join(folder, 'real-demo'))
  await writeFile(join(folder, 'real-demo', 'sightline.db'), '')
  const demo = await launchDemo('real', 2)
  expect(await demo.ended).toBe(1)
  expect(demo.output()).toMatch(
    /^Sightline cannot start: The folder .*real-demo holds something else than a demo\..*\n$/,
  )
  expect(await readFile(join(folder, 'real-demo', 'sightline.db'), 'utf8')).toBe('')
})

test('everybody may sign in as the administrator, an operator or a member', async () => {
  const demo = await startDemo('accounts', 2)
  for (const [level, email] of Object.entries(demoAccounts)) {
    expect(demo.output()).toContain(email)
    const client = createApiClient({ baseURL: demo.address })
    const login = await client.auth.login({ email, password: demoPassword })
    expect(login).toMatchObject({ code: 200 })
    // Operators see people, and only administrators see orders.
    expect((await client.appUser.fetchAppUserList({})).code).toBe(level === 'member' ? 403 : 200)
    expect((await client.userOrder.fetchList({})).code).toBe(level === 'admin' ? 200 : 403)
    const sites = await client.website.fetchWebsiteList()
    const list = level === 'operator' ? [] : [{ domain: 'harborlane.example' }]
    expect(sites).toMatchObject({ code: 200, data: { website_list: list } })
  }
  await demo.stop()
})

test('an unknown argument is one clear line', async () => {
  const demo = await launchDemo('argument', 2, ['--demonstration'])
  expect(await demo.ended).toBe(1)
  expect(demo.output()).toBe(
    "Sightline cannot start: Unknown option '--demonstration'. The arguments are --demo, --google, --stripe, --model, --with-cities and --password-link=<e-mail>.\n",
  )
})

test('a demo that the network could reach is one clear line', async () => {
  const demo = await launchDemo('open', 2, [], { HOST: '0.0.0.0' })
  expect(await demo.ended).toBe(1)
  expect(demo.output()).toMatch(/^Sightline cannot start: The password of the demo is public.*\n$/)
})

/** What the mark in the data folder tells of the site. */
function recordOf(demo: Demo): DemoSite | undefined {
  if (!existsSync(join(demo.dataDir, 'demo.json'))) return undefined
  return claimDemoFolder(demo.dataDir).read().site ?? undefined
}

/** An engine of this test on the data of a demo that has ended. */
async function withEngine<Answer>(demo: Demo, work: (client: ClickHouseClient) => Promise<Answer>): Promise<Answer> {
  const log = { warn: console.warn, error: console.error }
  const engine = await startClickHouseChild({ folder: join(demo.dataDir, 'clickhouse'), log })
  const client = connectClickHouse(engine)
  try {
    return await work(client)
  } finally {
    await client.close()
    await engine.stop()
  }
}
