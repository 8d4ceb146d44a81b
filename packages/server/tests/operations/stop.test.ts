import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  eventually,
  removeFolder,
  sendEvent,
  signedInClient,
  startProduct,
  USER_AGENT,
  type RunningProduct,
} from '../support/product.ts'

/** After eight seconds the server ends whatever holds it up. */
const BY_ITSELF_MS = 7500

let product: RunningProduct

beforeEach(async () => {
  product = await startProduct()
})
afterEach(async () => {
  await product.stop('SIGKILL')
  await removeFolder(product.dataDir)
})

test('a connection that says nothing does not hold up the stop', async () => {
  const { port } = new URL(product.address)
  const silent = connect(Number(port), '127.0.0.1')
  await new Promise((done) => silent.once('connect', done))
  const unfinished = connect(Number(port), '127.0.0.1')
  unfinished.write('POST /api/event HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nshort')
  for (const socket of [silent, unfinished]) socket.on('error', () => {})
  const askedAt = Date.now()
  expect(await product.stop('SIGINT')).toBe(0)
  expect(Date.now() - askedAt).toBeLessThan(BY_ITSELF_MS)
})

test('SIGTERM lets open requests be answered, and every event that was accepted is counted', async () => {
  const client = await signedInClient(product)
  const added = await client.website.addWebsite({
    name: 'Own',
    domain: 'own.example',
    currency_type: 'EUR',
    time_zone: 'Etc/UTC',
  })
  if (added.code !== 200) throw new Error(added.message)
  const event = { s: added.data.public_id, u: 'https://own.example/' }
  // A request whose body is on its way.
  const body = JSON.stringify({ ...event, n: 'pageview' })
  const open = connect(Number(new URL(product.address).port), '127.0.0.1')
  const answer = new Promise<string>((done) => open.once('data', (chunk: Buffer) => done(chunk.toString())))
  open.on('error', () => {})
  open.write(
    `POST /api/event HTTP/1.1\r\nHost: x\r\nUser-Agent: ${USER_AGENT}\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 9)}`,
  )
  let accepted = 0
  const sending = Array.from({ length: 200 }, async () => {
    const sent = await sendEvent(product.address, event).catch(() => undefined)
    if (sent?.status === 202) accepted += 1
  })
  await eventually(async () => accepted > 0)
  const stopped = product.stop('SIGTERM')
  await sleep(200)
  open.write(body.slice(9))
  expect(await answer).toMatch(/^HTTP\/1\.1 202 /)
  expect(await stopped).toBe(0)
  await Promise.all(sending)

  product = await startProduct({ dataDir: product.dataDir })
  const again = await signedInClient(product)
  await eventually(async () => {
    const result = await again.stats.dashboard({ site_id: added.data.id, range: 'today' })
    return result.code === 200 && result.data.totals.pageviews === accepted + 1
  })
})
