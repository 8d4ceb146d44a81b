import { execFileSync, spawnSync } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import type { ApiClient, Website } from '@sightline/api-client'
import { isLong } from '../support/test-size.ts'
import {
  eventually,
  freePort,
  launch,
  removeFolder,
  sendEvent,
  signedInClient,
  startProduct,
  temporaryFolder,
  type RunningProduct,
} from '../support/product.ts'

const SENDERS = 8
const NO_ANSWER = 0
const LIMIT_BYTES = 6 * 1024 * 1024
const TMPFS_BYTES = 192 * 1024 * 1024

let folder: string
let product: RunningProduct | undefined
let isMounted = false

afterEach(async () => {
  await product?.stop('SIGKILL')
  product = undefined
  // The engine goes a moment after its parent.
  if (isMounted) await eventually(async () => spawnSync('umount', [folder]).status === 0)
  isMounted = false
  await removeFolder(folder)
})

async function signedIn(running: RunningProduct): Promise<{ client: ApiClient; site: Website }> {
  const client = await signedInClient(running)
  const added = await client.website.addWebsite({ name: 'D', domain: 'disk.example', currency_type: 'EUR' })
  if (added.code !== 200) throw new Error(added.message)
  return { client, site: added.data }
}

/** Sends large events, several at a time, and counts the answers. */
function startSenders(address: string, site: Website) {
  const answers = new Map<number, number>()
  let isSending = true
  let number = 0
  const send = async () => {
    while (isSending) {
      number += 1
      const status = await sendEvent(address, {
        s: site.public_id,
        u: `https://disk.example/${number}/${'x'.repeat(1500)}`,
        t: 't'.repeat(500),
      }).then(
        (response) => response.status,
        () => NO_ANSWER,
      )
      answers.set(status, (answers.get(status) ?? 0) + 1)
      if (status !== 202) await sleep(20)
    }
  }
  const running = Array.from({ length: SENDERS }, send)
  return {
    answers,
    async stop() {
      isSending = false
      await Promise.all(running)
    },
  }
}

const health = async (address: string): Promise<{ status: number; failing: string[] }> => {
  const response = await fetch(`${address}/health`)
  const { failing = [] } = (await response.json()) as { failing?: string[] }
  return { status: response.status, failing }
}

const viewsOf = async (client: ApiClient, site: Website): Promise<number> => {
  const result = await client.stats.dashboard({ site_id: site.id, range: 'today' })
  return result.code === 200 ? (result.data.totals.pageviews ?? 0) : -1
}

/** Sends until the disk takes no more and for a while longer, makes room, and then counts. */
async function expectAllKept(makeFull: () => Promise<void>, makeRoom: () => Promise<void>): Promise<void> {
  if (product === undefined) throw new Error('no product')
  const { client, site } = await signedIn(product)
  const { address } = product
  expect(await health(address)).toEqual({ status: 200, failing: [] })
  const senders = startSenders(address, site)
  await eventually(async () => (senders.answers.get(202) ?? 0) > 100)
  await makeFull()
  await eventually(async () => (senders.answers.get(503) ?? 0) > 50, 60_000)
  await eventually(async () => (await health(address)).failing.includes('spool'))
  expect((await fetch(`${address}/health`)).status).toBe(503)
  await makeRoom()
  const unavailable = senders.answers.get(503) ?? 0
  const accepted = senders.answers.get(202) ?? 0
  await eventually(async () => (senders.answers.get(202) ?? 0) > accepted + 100, 30_000)
  await senders.stop()
  expect(unavailable).toBeGreaterThan(50)
  expect(new Set(senders.answers.keys()), product.output()).toEqual(new Set([202, 503]))
  expect(product.process.exitCode, product.output()).toBeNull()
  const kept = senders.answers.get(202) ?? 0
  await eventually(async () => (await viewsOf(client, site)) >= kept, 60_000)
  expect(await viewsOf(client, site)).toBe(kept)
  await eventually(async () => (await health(address)).status === 200, 30_000)
}

test.runIf(isLong)(
  'a file-size limit: what was accepted is counted once there is room, all else was refused',
  async (context) => {
    folder = await temporaryFolder()
    if (spawnSync('prlimit', ['--version']).status !== 0) context.skip('prlimit is not installed')
    product = await startProduct({ dataDir: folder })
    const pid = String(product.process.pid)
    const engine = await product.enginePid()
    await expectAllKept(
      async () => {
        // Nothing leaves the spool while the engine stands still.
        process.kill(engine ?? 0, 'SIGSTOP')
        execFileSync('prlimit', ['--pid', pid, `--fsize=${LIMIT_BYTES}:`])
      },
      async () => {
        execFileSync('prlimit', ['--pid', pid, '--fsize=unlimited:'])
        process.kill(engine ?? 0, 'SIGCONT')
      },
    )
  },
)

test('a spool that holds as much as it may: refused until the store takes events again', async () => {
  folder = await temporaryFolder()
  product = await startProduct({ dataDir: folder, environment: { SPOOL_LIMIT: '3000000' } })
  const engine = await product.enginePid()
  await expectAllKept(
    async () => void process.kill(engine ?? 0, 'SIGSTOP'),
    async () => void process.kill(engine ?? 0, 'SIGCONT'),
  )
})

// full-disk.test.ts fills a disk in each run, and serves people meanwhile.
test.runIf(isLong)(
  'a full disk: what was accepted is counted once there is room, all else was refused',
  async (context) => {
    folder = await temporaryFolder()
    isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${TMPFS_BYTES}`, 'sightline', folder]).status === 0
    if (!isMounted) context.skip('no small file system can be mounted here')
    const dataDir = join(folder, 'data')
    await mkdir(dataDir)
    product = await startProduct({ dataDir })
    const ballast = join(folder, 'ballast')
    await expectAllKept(
      async () => {
        await writeFile(ballast, Buffer.alloc(TMPFS_BYTES)).catch(() => {})
      },
      () => rm(ballast),
    )
  },
)

test('a start on a full disk waits, and says so once, until there is room', async (context) => {
  folder = await temporaryFolder()
  isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=10m', 'sightline', folder]).status === 0
  if (!isMounted) context.skip('no small file system can be mounted here')
  const dataDir = join(folder, 'data')
  let said = () => ''
  const starting = startProduct({ dataDir, onLaunch: (output) => (said = output) })
  await eventually(async () => said().includes('is full'), 30_000)
  execFileSync('mount', ['-o', 'remount,size=400m', folder])
  product = await starting
  expect(product.output().split('\n')[0]).toBe(`The disk of ${dataDir} is full. Sightline starts once 20 MB are free.`)
  expect(product.output().match(/is full/g)).toHaveLength(1)
  expect(await health(product.address)).toEqual({ status: 200, failing: [] })
})

test('a data folder below a file is one clear line', async () => {
  folder = await temporaryFolder()
  const file = join(folder, 'file')
  await writeFile(file, 'a file')
  const { process: child, output } = launch({ DATA_DIR: join(file, 'data'), PORT: String(await freePort()) })
  expect(await new Promise((done) => child.once('close', done))).toBe(1)
  const lines = output().trim().split('\n')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^Sightline cannot start: The data folder .* cannot be written/)
})
