import { connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeFolder, startProduct, type RunningProduct } from '../support/product.ts'

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
