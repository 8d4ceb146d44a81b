import { createApiClient, type ApiClient, type EventImport } from '@sightline/api-client'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { someEvents } from './events.ts'
import { manyAnswers } from './random-queries.ts'
import {
  exportEvents,
  holdImports,
  importLines,
  lineOf,
  newSite,
  server,
  startImport,
  textOf,
  waitForJob,
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

async function importsOf(site_id: string): Promise<EventImport[]> {
  const result = await admin.website.fetchImports({ site_id, columnKey: 'id', order: 'descend' })
  if (result.code !== 200) throw new Error(result.message)
  return result.data.list
}

/** Begins to remove the latest import of a site. @returns the job's id */
async function startRemoval(site_id: string): Promise<string> {
  const [latest] = await importsOf(site_id)
  const result = await admin.website.removeImport({ site_id, id: latest?.id ?? '' })
  if (result.code !== 200) throw new Error(`${result.code} ${result.message}`)
  return result.data.job_id
}

const removeLatest = async (site_id: string) => (await waitForJob(admin, await startRemoval(site_id))).job

/** Days up to today. */
const lately = (from = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)) =>
  ({ range: 'custom', from, to: new Date().toISOString().slice(0, 10) }) as const

/** Every second event, so that most visits have events of both halves. */
const half = (lines: readonly Line[], rest: number): Line[] => lines.filter((_, index) => index % 2 === rest)

describe('an import that is removed', () => {
  test('leaves every number as it was, and its file brings the same numbers again', async () => {
    const site = await newSite(admin)
    const lines = someEvents(3000, 3)
    await importLines(admin, site, half(lines, 0))
    const before = { answers: await manyAnswers(admin, site), file: await exportEvents(admin, site) }
    expect(await importsOf(site)).toMatchObject([{ state: 'kept', events: 1500, first_day: '2026-01-01' }])

    await importLines(admin, site, half(lines, 1))
    const both = { answers: await manyAnswers(admin, site), file: await exportEvents(admin, site) }
    expect(both.file).not.toBe(before.file)
    const [latest, ...others] = await importsOf(site)
    expect(latest).toMatchObject({
      name: 'events.ndjson',
      format: 'ndjson',
      state: 'kept',
      has_failed: false,
      created_by: 'owner@example.com',
      job_id: null,
      events: 1500,
    })

    expect(await removeLatest(site)).toMatchObject({
      kind: 'remove_import',
      status: 'succeeded',
      counts: { created: 1500 },
      transfer: { site_id: site, name: 'events.ndjson' },
    })
    expect(await importsOf(site)).toEqual(others)
    expect(await exportEvents(admin, site)).toBe(before.file)
    expect(await manyAnswers(admin, site)).toEqual(before.answers)

    const { job } = await importLines(admin, site, half(lines, 1))
    expect(job.counts).toEqual({ created: 1500, skipped: 0, failed: 0 })
    expect(await exportEvents(admin, site)).toBe(both.file)
    expect(await manyAnswers(admin, site)).toEqual(both.answers)

    // The first one, whose events stand in visits with those of the other.
    const whole = await newSite(admin)
    await importLines(admin, whole, half(lines, 1))
    const [, first] = await importsOf(site)
    const removal = await admin.website.removeImport({ site_id: site, id: first?.id ?? '' })
    await waitForJob(admin, removal.code === 200 ? removal.data.job_id : '')
    expect(await exportEvents(admin, site)).toBe(await exportEvents(admin, whole))
    expect(await manyAnswers(admin, site)).toEqual(await manyAnswers(admin, whole))
    await removeLatest(site)
    expect(await exportEvents(admin, site)).toBe('')
    expect(await importsOf(site)).toEqual([])
  })

  test('gives visits that were collected their own source back, also where they go on', async () => {
    const site = await newSite(admin)
    const found = await admin.website.get({ site_id: site })
    const s = found.code === 200 ? found.data.public_id : ''
    const see = async (page: string) => {
      await sendEvent(product.address, { s, u: `https://imported.example/${page}?utm_source=${page}` })
      await eventually(async () => (await eventsOf()).some(({ pathname }) => pathname === `/${page}`))
    }
    const eventsOf = async () =>
      (await exportEvents(admin, site))
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Record<'ts' | 'visitor_id' | 'pathname' | 'utm_source', string>)
    const sources = async () => (await eventsOf()).map(({ pathname, utm_source }) => `${pathname} ${utm_source}`)
    const visits = async () => {
      const metrics = ['visitors', 'visits', 'pageviews', 'bounce_rate'] as const
      const result = await admin.stats.query({
        site_id: site,
        ...lately(),
        metrics: [...metrics],
        dimension: 'utm_source',
      })
      return result.code === 200 ? { totals: result.data.totals, rows: result.data.rows } : result
    }
    await see('first')
    const [{ ts, visitor_id } = { ts: '', visitor_id: '' }] = await eventsOf()
    const earlier = new Date(Date.parse(ts) - 10 * 60_000).toISOString()
    await importLines(admin, site, [
      lineOf({ ts: earlier, visitor_id, url: 'https://imported.example/file?utm_source=file' }),
    ])
    await see('second')
    expect(await sources()).toEqual(['/file file', '/first file', '/second file'])
    expect(await visits()).toMatchObject({ totals: { visits: 1, pageviews: 3 } })
    await removeLatest(site)
    expect(await sources()).toEqual(['/first first', '/second first'])
    expect(await visits()).toMatchObject({ totals: { visitors: 1, visits: 1, pageviews: 2, bounce_rate: 0 } })
    await see('third')
    expect(await sources()).toEqual(['/first first', '/second first', '/third first'])
    expect(await visits()).toMatchObject({ totals: { visitors: 1, visits: 1, pageviews: 3 } })
  })

  test('leaves no visit open that was the import’s alone', async () => {
    const site = await newSite(admin)
    const found = await admin.website.get({ site_id: site })
    const s = found.code === 200 ? found.data.public_id : ''
    await sendEvent(product.address, { s, u: 'https://imported.example/first' })
    await eventually(async () => (await exportEvents(admin, site)) !== '')
    const file = await exportEvents(admin, site)
    const { owner, other } = { owner: admin, other: await newSite(admin) }
    await waitForJob(owner, await startImport(owner, other, file))
    await removeLatest(other)
    const views = await admin.stats.query({ site_id: other, ...lately(), metrics: ['visits', 'pageviews'] })
    expect(views).toMatchObject({ code: 200, data: { totals: { visits: 0, pageviews: 0 } } })
    expect((await waitForJob(owner, await startImport(owner, other, file))).job.counts.created).toBe(1)
    const again = await admin.stats.query({ site_id: other, ...lately(), metrics: ['visits', 'pageviews'] })
    expect(again).toMatchObject({ code: 200, data: { totals: { visits: 1, pageviews: 1 } } })
  })
})

describe('a removal', () => {
  const manyLines = (count: number): Line[] =>
    Array.from({ length: count }, (_, index) =>
      lineOf({
        ts: new Date(Date.UTC(2026, 0, 1) + index * 7000).toISOString(),
        visitor_id: String(1 + Math.floor(index / 200) * 40 + (index % 40)),
        url: `https://imported.example/page/${index}`,
      }),
    )

  test('cannot be stopped, goes on after kill -9, again and again, and leaves nothing behind', async () => {
    const [count, mostKills] = [sized(40_000, 80_000), sized(3, 6)]
    const site = await newSite(admin)
    const lines = manyLines(count)
    await importLines(admin, site, half(lines, 0))
    const before = { answers: await manyAnswers(admin, site), file: await exportEvents(admin, site) }
    await importLines(admin, site, half(lines, 1))
    const id = await startRemoval(site)
    expect(await admin.job.cancel({ id })).toMatchObject({ code: 409, message: 'job_not_cancellable' })
    for (let kills = 0; kills < mostKills; kills += 1) {
      await sleep(100 + kills * 400)
      await restart()
    }
    expect((await waitForJob(admin, id)).job.status).toBe('succeeded')
    expect(await exportEvents(admin, site)).toBe(before.file)
    expect(await manyAnswers(admin, site)).toEqual(before.answers)
    expect(await importsOf(site)).toHaveLength(1)
  })

  test('waits for the import itself, and takes all of one that was cancelled half-way', async () => {
    const site = await newSite(admin)
    const held = await holdImports(product, { phase: 'write', from: { slice: 1 } })
    const importing = await startImport(admin, site, textOf(manyLines(60_000)))
    await held.untilTried(1)
    const [running] = await importsOf(site)
    expect(running).toMatchObject({ state: 'importing', job_id: importing, first_day: null })
    const early = await admin.website.removeImport({ site_id: site, id: running?.id ?? '' })
    expect(early).toMatchObject({ code: 409, message: 'job_not_ended' })
    await admin.job.cancel({ id: importing })
    await held.letGo()
    const id = await startRemoval(site)
    expect(await startRemoval(site)).toBe(id)
    expect((await waitForJob(admin, id)).job.status).toBe('succeeded')
    expect(await importsOf(site)).toEqual([])
    expect(await exportEvents(admin, site)).toBe('')
    const visits = await admin.stats.query({ site_id: site, ...lately('2025-01-01'), metrics: ['visits', 'pageviews'] })
    expect(visits).toMatchObject({ data: { totals: { visits: 0, pageviews: 0 } } })
  })

  test('is the owner’s: the import of another site is unknown', async () => {
    const [site, other] = [await newSite(admin), await newSite(admin)]
    await importLines(admin, site, [lineOf({})])
    const [{ id } = { id: '' }] = await importsOf(site)
    expect(await admin.website.removeImport({ site_id: other, id })).toMatchObject({ code: 404 })
    const stranger = createApiClient({ baseURL: product.address })
    await stranger.auth.register({ email: 'stranger@imported.example', password: 'a long password' })
    expect(await stranger.website.fetchImports({ site_id: site })).toMatchObject({ code: 403 })
    expect(await stranger.website.removeImport({ site_id: site, id })).toMatchObject({ code: 403 })
  })
})

test('an import without new events is not listed, and a reset of the data forgets the others', async () => {
  const owner = createApiClient({ baseURL: product.address })
  await owner.auth.register({ email: 'reset@imported.example', password: 'a long password' })
  const site = await newSite(owner)
  const line = lineOf({})
  await importLines(owner, site, [line])
  await importLines(owner, site, [line])
  expect(await importsOf(site)).toHaveLength(1)
  const users = await admin.appUser.fetchAppUserList({ email: 'reset@imported.example' })
  const id = users.code === 200 ? (users.data.list[0]?.id ?? '') : ''
  const reset = await admin.appUser.resetUser({ id, what: 'data' })
  await waitForJob(admin, reset.code === 200 ? (reset.data.job_id ?? '') : '')
  expect(await importsOf(site)).toEqual([])
  const store = await openStore(product.dataDir)
  expect(await store.selectFrom('event_import').select('id').where('website_id', '=', Number(site)).execute()).toEqual(
    [],
  )
  await store.destroy()
})
