import { expect, test } from 'vitest'
import { connect } from 'node:net'
import {
  ADMIN,
  eventually,
  removeFolder,
  sendEvent,
  signedInClient,
  startProduct,
  USER_AGENT,
} from '../support/product.ts'

const VISITOR = '198.51.100.77'

test('the log of a busy run is lines of JSON, and holds nothing of people', async () => {
  const product = await startProduct({ environment: { LOG_FORMAT: 'json', TRUST_PROXY: 'true' } })
  try {
    const client = await signedInClient(product)
    const site = await client.website.addWebsite({
      name: 'A name of a site',
      domain: 'own.example',
      currency_type: 'EUR',
      time_zone: 'Etc/UTC',
    })
    if (site.code !== 200) throw new Error(site.message)
    const event = { s: site.data.public_id, u: 'https://own.example/secret-page?mail=a@b.example', t: 'A secret title' }
    for (let sent = 0; sent < 30; sent += 1) await sendEvent(product.address, event, { 'X-Forwarded-For': VISITOR })
    await eventually(async () => {
      const result = await client.stats.dashboard({ site_id: site.data.id, range: 'today' })
      return result.code === 200 && result.data.totals.pageviews === 30
    })
    // What goes wrong: broken requests, a wrong token, code that did not load, an engine that ends.
    const { port } = new URL(product.address)
    const broken = connect(Number(port), '127.0.0.1', () => broken.end('nonsense\r\n\r\n'))
    broken.on('error', () => {})
    await fetch(`${product.address}/v1/website/fetchWebsiteList`, { headers: { token: 'a-stolen-token' } })
    await fetch(`${product.address}/api/event`, {
      method: 'POST',
      body: '{"s":',
      headers: { 'User-Agent': USER_AGENT },
    })
    await fetch(`${product.address}/v1/instance/reportLoadError`, {
      method: 'POST',
      body: new URLSearchParams({ type: 'missing', request: `${product.address}/assets/gone.js?mail=a@b.example` }),
    })
    const engine = await product.enginePid()
    if (engine !== undefined) process.kill(engine, 'SIGKILL')
    await eventually(async () => product.output().includes('ClickHouse ended'))
    await sendEvent(product.address, event, { 'X-Forwarded-For': VISITOR })
  } finally {
    await product.stop()
    await removeFolder(product.dataDir)
  }

  const lines = product.output().trim().split('\n')
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      level: expect.stringMatching(/^(info|warn|error)$/),
      msg: expect.stringMatching(/\S/),
    })
  expect(lines.length).toBeGreaterThan(2)
  for (const secret of [
    VISITOR,
    ADMIN.email,
    ADMIN.password,
    'a@b.example',
    'secret-page',
    'A secret title',
    'a-stolen-token',
    'own.example',
    'Mozilla',
    'A name of a site',
  ])
    expect(product.output()).not.toContain(secret)
})
