import { unwrap, type ApiClient } from '@sightline/api-client'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startClickHouseChild, type ClickHouseChild } from '../../src/store/clickhouse/start-child.ts'
import type { ClickHouseClient } from '../../src/store/clickhouse/clickhouse.ts'
import { connectClickHouse } from '../../src/store/clickhouse/client.ts'
import { selectRows } from '../../src/store/clickhouse/select.ts'
import { clientWith } from '../support/people.ts'
import {
  eventually,
  removeFolder,
  sendEvent,
  signedInClient,
  startProduct,
  temporaryFolder,
  type RunningProduct,
} from '../support/product.ts'

const CALLS = 40
const VIEWER = { email: 'viewer@example.com', password: 'correct horse battery' }

let folder: string
let engine: ClickHouseChild
let engineClient: ClickHouseClient
let product: RunningProduct
let owner: ApiClient
/** Somebody who sees the site, so that the queries of its owner are not used up by what others test. */
let viewer: ApiClient
let site_id: string
let otherSiteId: string
let shareToken: string
let apiKeys: string[]
let leaving = new AbortController()

beforeAll(async () => {
  folder = await temporaryFolder()
  engine = await startClickHouseChild({ folder: join(folder, 'engine'), log: console })
  engineClient = connectClickHouse(engine)
  const url = new URL(engine.url)
  url.username = engine.username
  url.password = engine.password
  product = await startProduct({
    dataDir: join(folder, 'data'),
    // Nothing that is asked here comes to its end.
    environment: { CLICKHOUSE_URL: url.href, STATS_TIMEOUT: '60000' },
  })
  owner = await signedInClient(product)
  const added = await owner.website.addWebsite({ name: 'Shop', domain: 'shop.example', currency_type: 'EUR' })
  if (added.code !== 200) throw new Error(added.message)
  site_id = added.data.id
  await unwrap(owner.appUser.addAppUser(VIEWER))
  viewer = clientWith(product, '')
  await unwrap(viewer.auth.login(VIEWER))
  await unwrap(owner.website.addViewer({ site_id, email: VIEWER.email }))
  const link = await owner.share.createShareLink({ site_id, name: 'Everybody' })
  if (link.code !== 200) throw new Error(link.message)
  shareToken = link.data.token
  const other = await owner.website.addWebsite({ name: 'Other', domain: 'other.example', currency_type: 'EUR' })
  if (other.code !== 200) throw new Error(other.message)
  otherSiteId = other.data.id
  const keys = await Promise.all(['First', 'Second', 'Third'].map((name) => owner.user.createApiKey({ name })))
  apiKeys = keys.map((key) => (key.code === 200 ? key.data.key : ''))
  await sendEvent(product.address, { s: added.data.public_id, u: 'https://shop.example/' })
  await eventually(async () => {
    const shown = await owner.stats.dashboard({ site_id, range: 'today' })
    return shown.code === 200 && shown.data.totals.visitors === 1
  })
  await engineClient.command({ query: 'RENAME TABLE events TO kept_events' })
  await engineClient.command({
    query: `CREATE VIEW events AS
      SELECT kept_events.* FROM numbers_mt(1000000000000) AS endless CROSS JOIN kept_events
      WHERE cityHash64(endless.number) != 0`,
  })
}, 120_000)
afterEach(async () => {
  leaving.abort()
  leaving = new AbortController()
  await eventually(async () => (await running()) === 0)
})
afterAll(async () => {
  await product.stop()
  await engineClient.close()
  await engine.stop()
  await removeFolder(folder)
})

async function running(): Promise<number> {
  const [row] = await selectRows<{ count: string }>(
    engineClient,
    `SELECT count() AS count FROM system.processes WHERE query LIKE '%FROM events%' AND query NOT LIKE '%system.processes%'`,
    {},
  )
  return Number(row?.count)
}

/** Asks for what never comes. @returns The answer, or undefined where the caller has left before it */
function ask(
  token: string,
  site = site_id,
  fields: Readonly<Record<string, string>> = {},
): Promise<Response | undefined> {
  const query = new URLSearchParams({ site_id: site, range: 'today', dimension: 'page', ...fields })
  return fetch(`${product.address}/v1/stats/query?${query.toString()}`, {
    headers: { Authorization: `Bearer ${token}` },
    signal: leaving.signal,
  }).catch(() => undefined)
}

test('one share link has two queries running however often it is asked, and is told when to come again', async () => {
  const answers: Response[] = []
  for (let call = 0; call < CALLS; call += 1) {
    void ask(shareToken).then((answer) => answer !== undefined && answers.push(answer))
  }
  await eventually(async () => answers.length > 0 && (await running()) === 2)
  const [refused] = answers
  expect(refused?.status).toBe(429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  expect(await refused?.json()).toEqual({ code: 429, message: 'too_many_queries', data: null })
  await eventually(async () => answers.length === CALLS - 24)
  expect(await running()).toBe(2)

  const unreadable = await ask(shareToken, site_id, { filters: 'no filters' })
  expect(unreadable?.status).toBe(429)

  // Whoever is somebody else has places of their own, from the same address as well.
  void ask(viewer.session.token() ?? '')
  await eventually(async () => (await running()) === 3)
  expect((await fetch(`${product.address}/health`)).status).toBe(200)
  expect((await owner.instance.info()).code).toBe(200)
})

test('a call whose caller has gone leaves the queue', async () => {
  for (let call = 0; call < CALLS; call += 1) void ask(shareToken)
  await eventually(async () => (await running()) === 2)
  leaving.abort()
  await eventually(async () => (await running()) === 0, 5000)
  leaving = new AbortController()
  void ask(shareToken)
  await eventually(async () => (await running()) > 0)
  expect(await running()).toBe(1)
})

test('where one query of a call fails, the others are stopped', async () => {
  await engineClient.command({ query: 'RENAME TABLE sessions TO kept_sessions' })
  const query = new URLSearchParams({ site_id, range: 'today', panels: JSON.stringify(['page']) })
  const answer = await fetch(`${product.address}/v1/stats/dashboard?${query.toString()}`, {
    headers: { Authorization: `Bearer ${owner.session.token()}` },
  })
  expect(answer.status).toBe(500)
  await eventually(async () => (await running()) === 0, 5000)
  await engineClient.command({ query: 'RENAME TABLE kept_sessions TO sessions' })
})

// The last one: from now on several sites are asked about, and who has used much has one query running.
test('a person has two queries running, with however many keys and for however many sites', async () => {
  for (const token of [owner.session.token() ?? '', ...apiKeys]) void ask(token)
  await eventually(async () => (await running()) === 2)
  for (const token of apiKeys) void ask(token, otherSiteId)
  // Nobody else comes.
  await sleep(500)
  expect(await running()).toBe(2)
})
