import { execFileSync, spawnSync } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import {
  eventually,
  removeFolder,
  sendEvent,
  signedInClient,
  startProduct,
  type RunningProduct,
} from '../support/product.ts'

const FREE = 12

let product: RunningProduct

afterEach(async () => {
  await product.stop('SIGKILL')
  await removeFolder(product.dataDir)
})

test('connections that take every file the server may open end nothing, and what was accepted is counted', async (context) => {
  if (spawnSync('prlimit', ['--version']).status !== 0) context.skip('prlimit is not installed')
  product = await startProduct()
  const client = await signedInClient(product)
  const added = await client.website.addWebsite({ name: 'F', domain: 'files.example', currency_type: 'EUR' })
  if (added.code !== 200) throw new Error(added.message)
  const views = async () => {
    const result = await client.stats.dashboard({ site_id: added.data.id, range: 'today' })
    return result.code === 200 ? result.data.totals.pageviews : -1
  }
  const event = { s: added.data.public_id, u: 'https://files.example/' }
  // Its connection stays open.
  expect((await sendEvent(product.address, event)).status).toBe(202)
  await eventually(async () => (await views()) === 1)

  const pid = String(product.process.pid)
  const isOpen = (await readdir(`/proc/${pid}/fd`)).length
  execFileSync('prlimit', ['--pid', pid, `--nofile=${isOpen + FREE}:`])
  const sockets: Socket[] = []
  for (let count = 0; count < FREE * 3; count += 1) {
    const socket = connect(Number(new URL(product.address).port), '127.0.0.1')
    socket.on('error', () => {})
    sockets.push(socket)
  }
  await eventually(async () => (await readdir(`/proc/${pid}/fd`)).length >= isOpen + FREE - 1)
  let accepted = 1
  for (let count = 0; count < 20; count += 1) {
    const status = await sendEvent(product.address, event).then(
      (response) => response.status,
      () => 0,
    )
    if (status === 202) accepted += 1
  }
  await new Promise((done) => setTimeout(done, 2000))
  expect(product.process.exitCode, product.output()).toBeNull()
  for (const socket of sockets) socket.destroy()
  execFileSync('prlimit', ['--pid', pid, '--nofile=1024:'])
  expect(accepted).toBeGreaterThan(1)
  await eventually(async () => (await views()) === accepted, 20_000)
})
