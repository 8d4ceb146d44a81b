import { afterEach, expect, test } from 'vitest'
import { parseMetrics } from './parse-metrics.ts'
import {
  ADMIN,
  eventually,
  removeFolder,
  sendEvent,
  signedInClient,
  startProduct,
  type RunningProduct,
} from '../support/product.ts'

let product: RunningProduct
afterEach(async () => {
  await product.stop()
  await removeFolder(product.dataDir)
})

const start = async (environment: Record<string, string> = {}) => {
  product = await startProduct({ environment })
}
const read = (headers: Record<string, string> = {}) => fetch(`${product.address}/metrics`, { headers })

test('what happens is in the metrics, in the form that Prometheus reads', async () => {
  await start({
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_API_BASE: 'http://127.0.0.1:1',
  })
  const client = await signedInClient(product)
  const site = await client.website.addWebsite({
    name: 'Own',
    domain: 'own.example',
    currency_type: 'EUR',
    time_zone: 'Etc/UTC',
  })
  if (site.code !== 200) throw new Error(site.message)
  const event = { s: site.data.public_id, u: 'https://own.example/', t: 'A title' }
  for (let sent = 0; sent < 3; sent += 1) await sendEvent(product.address, event)
  await sendEvent(product.address, event, { 'User-Agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
  await sendEvent(product.address, { ...event, s: '3d1c0b9e-5b7e-4a53-9b0e-0a7d2f6c1e11' })
  // Nobody has signed it.
  const unsigned = await fetch(`${product.address}/webhooks/stripe`, { method: 'POST', body: '{}' })
  expect(unsigned.status).toBe(400)
  await eventually(async () => {
    const result = await client.stats.dashboard({ site_id: site.data.id, range: 'today' })
    return result.code === 200 && result.data.totals.pageviews === 3
  })

  const answer = await read()
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
  const text = await answer.text()
  const { values, types } = parseMetrics(text)
  expect(Object.fromEntries(values)).toMatchObject({
    sightline_events_accepted_total: 3,
    'sightline_events_dropped_total{reason="bot"}': 1,
    'sightline_events_dropped_total{reason="unknown_site"}': 1,
    'sightline_events_refused_total{reason="spool_full"}': 0,
    sightline_spool_age_seconds: 0,
    sightline_spool_limit_bytes: 2e9,
    'sightline_part_failing{part="clickhouse"}': 0,
    'sightline_jobs{state="running"}': 0,
    'sightline_mails{state="waiting"}': 0,
    'sightline_webhooks_total{outcome="refused"}': 1,
  })
  for (const name of [
    'sightline_pipeline_delay_seconds_count',
    'sightline_stats_call_duration_seconds_count{kind="dashboard"}',
    'sightline_engine_query_duration_seconds_count',
    'sightline_engine_memory_bytes',
    'sightline_disk_free_bytes',
    'process_resident_memory_bytes',
    'process_open_fds',
  ])
    expect(values.get(name), name).toBeGreaterThan(0)
  const buckets = [...values].filter(([name]) => name.startsWith('sightline_pipeline_delay_seconds_bucket'))
  expect(buckets.map(([, count]) => count)).toEqual(buckets.map(([, count]) => count).toSorted((a, b) => a - b))
  expect(buckets.at(-1)?.[1]).toBe(values.get('sightline_pipeline_delay_seconds_count'))
  expect(types.get('sightline_pipeline_delay_seconds')).toBe('histogram')
  // Nothing of people or sites.
  expect(text).not.toMatch(new RegExp(`own\\.example|${ADMIN.email}|A title|127\\.0\\.0\\.1`))
})

test('without a token this machine alone reads them, and no proxy on it', async () => {
  await start()
  expect((await read()).status).toBe(200)
  expect((await read({ 'X-Forwarded-For': '198.51.100.1' })).status).toBe(404)
})

test('with a token whoever has it reads them, and nobody else', async () => {
  const token = 'a-token-for-prometheus'
  await start({ METRICS_TOKEN: token, TRUST_PROXY: 'true' })
  expect((await read()).status).toBe(404)
  expect((await read({ Authorization: `Bearer ${token}x` })).status).toBe(404)
  const forwarded = { Authorization: `Bearer ${token}`, 'X-Forwarded-For': '198.51.100.1' }
  expect((await read(forwarded)).status).toBe(200)
})
