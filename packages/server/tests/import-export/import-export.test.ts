import { createApiClient, type ApiClient } from '@sightline/api-client'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { openClickHouse } from '../../src/store/clickhouse/clickhouse.ts'
import { selectRows } from '../../src/store/clickhouse/select.ts'
import { engineOf } from '../support/test-engine.ts'
import { someEvents } from './events.ts'
import { manyAnswers } from './random-queries.ts'
import {
  exportEvents,
  holdImports,
  waitForJob,
  importLines,
  lineOf,
  newSite,
  readJob,
  server,
  startImport,
  textOf,
  type Line,
} from '../support/import-export.ts'
import {
  eventually,
  freePort,
  removeFolder,
  sendEvent,
  signedInClient,
  startProduct,
  type RunningProduct,
} from '../support/product.ts'
import { openStore } from '../support/test-store.ts'
import { sized } from '../support/test-size.ts'

let product: RunningProduct
let port: number
let admin: ApiClient

beforeAll(async () => {
  port = await freePort()
  product = await startProduct({ port })
  server.address = product.address
  admin = await signedInClient(product)
})
afterAll(async () => {
  await product.stop()
  await removeFolder(product.dataDir)
})

async function restart(): Promise<void> {
  await product.stop('SIGKILL')
  product = await startProduct({ port, dataDir: product.dataDir })
}

const viewsOf = async (site_id: string): Promise<number> => {
  const result = await admin.stats.query({
    site_id,
    range: 'custom',
    from: '2020-01-01',
    to: '2026-12-31',
    metrics: ['pageviews'],
  })
  if (result.code !== 200) throw new Error(result.message)
  return result.data.totals.pageviews ?? -1
}

/** By a fixed rule, so that a failure can be seen again. */
const shuffled = (lines: readonly Line[]): Line[] =>
  lines
    .map((line, index) => ({ line, place: (index * 7919) % 10_007 }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ line }) => line)

describe('statistics', () => {
  test('are equal after export, deletion and import: random queries', async () => {
    const owner = createApiClient({ baseURL: product.address })
    await owner.auth.register({ email: 'import@example.com', password: 'a long password' })
    const site = await newSite(owner)
    const { job } = await importLines(owner, site, someEvents(4000, 1))
    expect(job.counts).toEqual({ created: 4000, skipped: 0, failed: 0 })
    const list = await owner.website.fetchWebsiteList()
    const publicId = list.code === 200 ? list.data.website_list[0]?.public_id : undefined
    await sendEvent(product.address, {
      s: publicId ?? '',
      u: 'https://imported.example/live?utm_source=mail',
      t: 'Live',
    })
    await eventually(async () => (await exportEvents(owner, site)).includes('"Live"'))
    const before = await manyAnswers(owner, site)

    const file = await exportEvents(owner, site)
    expect(file.trimEnd().split('\n')).toHaveLength(4001)
    const users = await admin.appUser.fetchAppUserList({ email: 'import@example.com' })
    const id = users.code === 200 ? (users.data.list[0]?.id ?? '') : ''
    const reset = await admin.appUser.resetUser({ id, what: 'data' })
    if (reset.code !== 200) throw new Error(reset.message)
    await waitForJob(admin, reset.data.job_id ?? '')
    expect(await viewsOf(site)).toBe(0)

    const again = await waitForJob(owner, await startImport(owner, site, file))
    expect(again.job.counts).toEqual({ created: 4001, skipped: 0, failed: 0 })
    expect(again.job.transfer?.unknown_fields).toEqual([])
    expect(await manyAnswers(owner, site)).toEqual(before)
    expect(await exportEvents(owner, site)).toBe(file)
  })

  test('are the same from shuffled, duplicated and late files as from one in order', async () => {
    const [inOrder, late] = [await newSite(admin, 'Asia/Kolkata'), await newSite(admin, 'Asia/Kolkata')]
    const lines = someEvents(3000, 2)
    await importLines(admin, inOrder, lines)
    const some = shuffled(lines.filter((_, index) => index % 3 !== 0))
    const rest = shuffled(lines.filter((_, index) => index % 3 === 0))
    await importLines(admin, late, [...some, ...some.slice(0, 500)])
    const { job } = await importLines(admin, late, [...rest, ...some.slice(200, 300)])
    expect(job.counts).toEqual({ created: rest.length, skipped: 100, failed: 0 })
    expect(await manyAnswers(admin, late)).toEqual(await manyAnswers(admin, inOrder))

    const twice = await importLines(admin, late, lines)
    expect(twice.job.counts).toEqual({ created: 0, skipped: 3000, failed: 0 })
    expect(await exportEvents(admin, late)).toBe(await exportEvents(admin, inOrder))
  })
})

/** Statistics of both event tables, whichever of them and of the daily sums answers. */
async function januaryOf(site_id: string) {
  const metrics = ['visitors', 'visits', 'pageviews', 'bounce_rate', 'visit_duration'] as const
  const result = await admin.stats.query({
    site_id,
    range: 'custom',
    from: '2025-01-01',
    to: '2025-01-31',
    interval: 'day',
    metrics: [...metrics],
  })
  if (result.code !== 200) throw new Error(result.message)
  const { source, ...answer } = result.data
  return { ...answer, source: { ...source, read_from: undefined } }
}

describe('a job', () => {
  const manyLines = (count: number): Line[] =>
    Array.from({ length: count }, (_, index) =>
      lineOf({
        ts: new Date(Date.UTC(2025, 0, 1) + index * 7000).toISOString(),
        visitor_id: String(1 + Math.floor(index / 200) * 40 + (index % 40)),
        url: `https://imported.example/page/${index}`,
      }),
    )

  test('goes on after kill -9, again and again, and each event is there once', async () => {
    const [count, mostKills] = [sized(40_000, 80_000), sized(3, 6)]
    const site = await newSite(admin)
    const lines = manyLines(count)
    const id = await startImport(
      admin,
      site,
      textOf([...lines.slice(0, 20_000), { ts: 'never' }, ...lines.slice(20_000)]),
    )
    let kills = 0
    for (let last = -1; kills < mostKills;) {
      const { job } = await readJob(admin, id)
      if (job.finished_at !== null) break
      if (job.done > last) {
        last = job.done + 80
        await sleep((kills * 137) % 500)
        await restart()
        kills += 1
      }
      await sleep(20)
    }
    const { job, report } = await waitForJob(admin, id)
    expect(kills).toBeGreaterThan(mostKills / 2)
    expect(job).toMatchObject({ status: 'succeeded', counts: { created: count, skipped: 0, failed: 1 } })
    expect(report.list).toMatchObject([{ line: 20_001, outcome: 'failed' }])
    const paths = (await exportEvents(admin, site))
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { pathname: string }).pathname)
    expect(paths).toHaveLength(count)
    expect(new Set(paths).size).toBe(count)

    const whole = await newSite(admin)
    await importLines(admin, whole, lines)
    expect(await januaryOf(site)).toEqual(await januaryOf(whole))
  })

  test('begins again from its file where only the event tables came along, and each event has its visit', async () => {
    const [site, whole] = [await newSite(admin), await newSite(admin)]
    const lines = manyLines(400)
    // All of it is written then, and nothing says so.
    const held = await holdImports(product, { phase: 'write', from: { slice: 1 } })
    const id = await startImport(admin, site, textOf([...lines, { ts: 'never' }]))
    await held.untilTried(1)
    await product.stop('SIGKILL')
    await held.letGo()
    const { clickhouseUrl: url, shards } = readConfig({ ...engineOf(product.dataDir) })
    const folder = join(product.dataDir, 'clickhouse')
    const engine = await openClickHouse({ url, shards, folder, log: console })
    const tables = await selectRows<{ name: string }>(
      engine.client,
      `SELECT name FROM system.tables WHERE database = currentDatabase() AND startsWith(name, 'import_')`,
      {},
    )
    expect(tables).toHaveLength(3)
    for (const { name } of tables) await engine.client.command({ query: `DROP TABLE ${name} SYNC` })
    // As where the kill came before the visits of the events.
    await engine.client.command({
      query: `ALTER TABLE sessions DELETE WHERE site_id = ${site} SETTINGS mutations_sync = 1`,
    })
    await engine.close()
    product = await startProduct({ port, dataDir: product.dataDir })

    const { job, report } = await waitForJob(admin, id)
    expect(job).toMatchObject({ status: 'succeeded', counts: { created: 400, skipped: 0, failed: 1 } })
    expect(report.list).toMatchObject([{ line: 401, outcome: 'failed' }])
    await importLines(admin, whole, lines)
    expect(await januaryOf(site)).toEqual(await januaryOf(whole))
    expect(await viewsOf(site)).toBe(400)
  })

  test('is cancelled: what was taken stays, with its visits, and nothing else is left', async () => {
    const count = sized(60_000, 100_000)
    const site = await newSite(admin)
    // One half is written then, and the other is not begun.
    const held = await holdImports(product, { phase: 'write', from: { slice: 1 } })
    const id = await startImport(admin, site, textOf(manyLines(count)))
    await held.untilTried(1)
    expect(await admin.job.cancel({ id })).toMatchObject({ code: 200, data: { status: 'cancelled' } })
    const views = await viewsOf(site)
    expect(views).toBeGreaterThan(0)
    expect(views).toBeLessThan(count)
    await held.letGo()
    const store = await openStore(product.dataDir)
    const fileOf = async () =>
      (await store.selectFrom('transfer').select('file').where('job_id', '=', Number(id)).executeTakeFirstOrThrow())
        .file
    await restart()
    await eventually(async () => (await fileOf()) === null, 30_000)
    await store.destroy()
    const again = await newSite(admin)
    await waitForJob(admin, await startImport(admin, again, await exportEvents(admin, site)))
    expect(await januaryOf(site)).toEqual(await januaryOf(again))
  })
})
