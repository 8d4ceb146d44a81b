import { now as nowIn, toCalendarDate, toZoned } from '@internationalized/date'
import type { ApiClient } from '@sightline/api-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importLines, lineOf, newSite } from '../support/import-export.ts'
import { removeFolder, signedInClient, startProduct, type RunningProduct } from '../support/product.ts'

const HOUR_MS = 60 * 60 * 1000
const zones = ['Etc/UTC', 'Asia/Kolkata', 'Pacific/Auckland', 'America/Los_Angeles']

let product: RunningProduct
let client: ApiClient
const sites: string[] = []

/** Every five hours of the last seventy days: somebody who comes on three days, and somebody who never comes again. */
function visitsOf(site: number): Parameters<typeof importLines>[2] {
  const now = Date.now()
  return Array.from({ length: 340 }, (_, step) => {
    const ts = new Date(now - HOUR_MS - 5 * HOUR_MS * step).toISOString()
    return [
      lineOf({ ts, visitor_id: String(1_000_000 * (site + 1) + step) }),
      lineOf({ ts, visitor_id: String(1_000_000 * (site + 1) + 500_000 + Math.floor(step / (12 + site))) }),
    ]
  }).flat()
}

/** Somebody who only read on after the midnight in which the last 7 days begin: no visitor of theirs. */
function reader(zone: string): Parameters<typeof importLines>[2] {
  const midnight = toCalendarDate(nowIn(zone)).subtract({ days: 7 })
  const at = (seconds: number) => toZoned(midnight, zone).add({ seconds }).toAbsoluteString()
  const visitor_id = '77'
  return [
    lineOf({ ts: at(-5), visitor_id }),
    lineOf({ ts: at(5), visitor_id, name: 'engagement', engagement_ms: 9000 }),
  ]
}

beforeAll(async () => {
  product = await startProduct()
  client = await signedInClient(product)
  for (const [place, zone] of zones.entries()) {
    const site = await newSite(client, zone)
    await importLines(client, site, [...visitsOf(place), ...reader(zone)])
    sites.push(site)
  }
})
afterAll(async () => {
  await product.stop()
  await removeFolder(product.dataDir)
})

async function overviewIn(range?: 'today' | '7d' | '30d') {
  const result = await client.stats.overview(range === undefined ? {} : { range })
  if (result.code !== 200) throw new Error(result.message)
  return result.data
}

/** The same site's own statistics, by the day. */
async function dashboardOf(site_id: string, range: 'today' | '7d' | '30d') {
  const result = await client.stats.dashboard({ site_id, range, interval: 'day', compare: 'previous' })
  if (result.code !== 200) throw new Error(result.message)
  return result.data
}

test.each(['today', '7d', '30d'] as const)('says of every site what its own figures say: %s', async (range) => {
  const overview = await overviewIn(range)
  expect(overview.range).toBe(range)
  expect(overview.sites.map(({ site_id }) => site_id).toSorted()).toEqual(sites.toSorted())
  for (const site of overview.sites) {
    const { totals, comparison } = await dashboardOf(site.site_id, range)
    expect(site).toMatchObject({ visitors: totals.visitors, previous_visitors: comparison?.totals.visitors })
  }
  // Where the day has just begun, the same minutes of the day before may be empty; not in all of these zones at once.
  expect(Math.max(...overview.sites.map(({ previous_visitors }) => previous_visitors))).toBeGreaterThan(0)
})

test.each(['7d', '30d'] as const)('has the visitors of each whole day: %s', async (range) => {
  for (const { site_id, trend } of (await overviewIn(range)).sites) {
    const { series } = await dashboardOf(site_id, range)
    expect(trend).toEqual(series.map(({ visitors }) => visitors))
  }
})

test('the trend of today goes over the last 24 hours, whatever the time of day', async () => {
  const { sites: overviews } = await overviewIn()
  for (const { trend } of overviews) {
    expect(trend).toHaveLength(24)
    // Two people an hour ago, and the same every five hours before.
    expect(trend.filter((visitors) => visitors === 2)).toHaveLength(5)
  }
})

test('other ranges are refused by name', async () => {
  // @ts-expect-error a range that is none
  expect(await client.stats.overview({ range: '90d' })).toMatchObject({
    code: 400,
    data: { fields: { range: 'field_invalid' } },
  })
})
