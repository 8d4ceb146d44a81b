import { spawnSync } from 'node:child_process'
import { rm, statfs } from 'node:fs/promises'
import { closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints, type Endpoint } from '@sightline/api-client/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newCaller, type Caller } from '../support/caller.ts'
import { eventsOf, withTablesOf } from '../support/event-tables.ts'
import {
  ADMIN,
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
import { sized } from '../support/test-size.ts'

const ROUNDS = sized(1, 4)
const EVENTS_BEFORE = sized(100, 1000)
const SENDERS = 6
const DISK_MB = 256
/** The longest that anything here is waited for. */
const PATIENCE_MS = 60_000
/** Once there is room: a moment until the server looks, and as long as so many starts on an empty disk, timed on the same machine. */
const ON_AGAIN = { momentMs: 5000, starts: 10 }

let folder: string
let dataDir: string
let port: number
let product: RunningProduct | undefined
let isMounted: boolean

beforeEach(async () => {
  folder = await temporaryFolder()
  isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'sightline', folder]).status === 0
  dataDir = join(folder, 'data')
  port = await freePort()
})
afterEach(async () => {
  await product?.stop('SIGKILL')
  // The engine goes a moment after its parent.
  if (isMounted) await eventually(async () => spawnSync('umount', [folder]).status === 0, PATIENCE_MS)
  await removeFolder(folder)
})

const environment = { TRUST_PROXY: 'true', DISK_FLOOR: '60000000' }

/** Somebody else's file, which takes what is left to the last byte. */
const fillDisk = () => {
  const file = openSync(join(folder, 'ballast'), 'w')
  const part = Buffer.alloc(64 * 1024)
  try {
    for (;;) writeSync(file, part)
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' })
  } finally {
    closeSync(file)
  }
}
const makeRoom = () => rm(join(folder, 'ballast'))
const freeBytes = async () => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Each event has a path of its own; what is answered is kept, and what says no must say why. */
function startSenders(site: string) {
  const acknowledged = new Set<string>()
  const answers = new Map<string, number>()
  let isSending = true
  let number = 0
  const running = Array.from({ length: SENDERS }, send)

  async function send() {
    for (isSending = true; isSending;) {
      number += 1
      const path = `/page/${number}`
      const answer = await sendEvent(`http://127.0.0.1:${port}`, {
        s: site,
        u: `https://full.example${path}`,
        t: 't'.repeat(1500),
      }).then(
        async (response) => {
          if (response.status === 202) acknowledged.add(path)
          if (response.status !== 503) return String(response.status)
          const { code, message } = (await response.json()) as { code: number; message: string }
          return `503 ${code} ${message} ${response.headers.get('retry-after')}`
        },
        () => 'no answer',
      )
      answers.set(answer, (answers.get(answer) ?? 0) + 1)
      await sleep(answer === '202' ? 2 : 20)
    }
  }

  return {
    acknowledged,
    answers,
    count: (answer: string) => answers.get(answer) ?? 0,
    async stop() {
      isSending = false
      await Promise.all(running)
    },
  }
}

const REFUSED = '503 503 storage_full 10'

const failing = async (): Promise<string[]> => {
  const response = await fetch(`http://127.0.0.1:${port}/health`)
  return ((await response.json()) as { failing?: string[] }).failing ?? []
}

interface Person {
  caller: Caller
  siteId: string
  userId: string
  key: string
}

/** What people do while the disk is full. */
async function expectServed({ caller, siteId, userId, key }: Person): Promise<void> {
  const ask = async (endpoint: Endpoint, fields: Record<string, string> = {}, token?: string) => {
    const response = await caller.send(endpoint, fields, token)
    expect([endpoint.path, response.status, await response.json()]).toMatchObject([endpoint.path, 200, { code: 200 }])
  }
  for (let count = 0; count < 5; count += 1) {
    expect(await caller.signIn(ADMIN)).toMatchObject({ code: 200 })
    const refreshed = await caller.call(endpoints.auth.refresh, { refresh_token: caller.refreshToken }, '')
    expect(refreshed).toMatchObject({ code: 200 })
    caller.keep(refreshed)
  }
  await ask(endpoints.stats.dashboard, { site_id: siteId, range: 'today' })
  await ask(endpoints.stats.dashboard, { site_id: siteId, range: 'today' }, key)
  await ask(endpoints.user.apiKeys)
  // With a line of the audit log.
  await ask(endpoints.userPoints.add, { user_id: userId, delta: '5' })
  expect(await caller.call(endpoints.website.exportEvents, { site_id: siteId })).toMatchObject({
    code: 409,
    message: 'disk_full',
  })
}

test('while the disk is full people are served, and everything acknowledged is counted once', async (context) => {
  if (!isMounted) context.skip('no small file system can be mounted here')
  const launchedAt = performance.now()
  product = await startProduct({ dataDir, port, environment })
  const startMs = performance.now() - launchedAt
  const client = await signedInClient(product)
  const added = await client.website.addWebsite({ name: 'Full', domain: 'full.example', currency_type: 'EUR' })
  const made = await client.user.createApiKey({ name: 'Key' })
  if (added.code !== 200 || made.code !== 200) throw new Error('no site or no key')
  const caller = newCaller(product.address)
  await caller.signIn(ADMIN)
  const [user] = (await caller.call(endpoints.appUser.fetchAppUserList)).data['list'] as { id: string }[]
  const person = { caller, siteId: added.data.id, userId: user?.id ?? '', key: made.data.key }
  const senders = startSenders(added.data.public_id)
  const backMs: number[] = []

  for (let round = 0; round < ROUNDS; round += 1) {
    const accepted = senders.count('202')
    await eventually(async () => senders.count('202') > accepted + EVENTS_BEFORE, PATIENCE_MS)
    const refused = senders.count(REFUSED)
    fillDisk()
    await eventually(async () => senders.count(REFUSED) > refused + 50, PATIENCE_MS)
    expect(await freeBytes()).toBeLessThan(1_000_000)
    expect(await failing()).toEqual(expect.arrayContaining(['disk', 'spool']))
    await expectServed(person)

    await product.stop(round % 2 === 0 ? 'SIGKILL' : 'SIGTERM')
    expect(product.output()).not.toContain('A call failed')
    const environmentAgain = { ...environment, DATA_DIR: dataDir, PORT: String(port) }
    const waiting = launch(environmentAgain)
    await eventually(async () => waiting.output().includes('is full'), PATIENCE_MS)
    // Longer than it waits between two looks.
    await sleep(1500)
    expect(waiting.process.exitCode).toBeNull()
    expect(waiting.output().trim().split('\n')).toEqual([
      `The disk of ${dataDir} is full. Sightline starts once 20 MB are free.`,
    ])
    // Nobody starts it again: it goes on by itself.
    await makeRoom()
    const roomAt = performance.now()
    const before = senders.count('202')
    await eventually(async () => senders.count('202') > before, PATIENCE_MS)
    backMs.push(Math.round(performance.now() - roomAt))
    product = {
      ...product,
      process: waiting.process,
      output: waiting.output,
      stop: async (signal = 'SIGTERM') => {
        const ended = new Promise<number | null>((done) => waiting.process.once('exit', done))
        if (waiting.process.exitCode === null && waiting.process.kill(signal)) return ended
        return waiting.process.exitCode
      },
    }
  }

  // Once more without a restart.
  fillDisk()
  const refused = senders.count(REFUSED)
  await eventually(async () => senders.count(REFUSED) > refused + 50, PATIENCE_MS)
  await expectServed(person)
  const before = senders.count('202')
  await makeRoom()
  await eventually(async () => senders.count('202') > before + 50, PATIENCE_MS)
  await senders.stop()
  await eventually(async () => (await failing()).length === 0, PATIENCE_MS)

  expect(new Set(senders.answers.keys())).toEqual(new Set(['202', REFUSED, 'no answer']))
  const rows = await withTablesOf(product, (tables) => eventsOf(tables, person.siteId))
  const counted = new Map<string, number>()
  for (const { pathname } of rows) counted.set(pathname, (counted.get(pathname) ?? 0) + 1)
  const lost = [...senders.acknowledged].filter((path) => !counted.has(path))
  const twice = [...counted].filter(([, times]) => times !== 1)
  console.log(
    `acknowledged ${senders.acknowledged.size}, counted ${rows.length}, lost ${lost.length}, twice ${twice.length}; answers:`,
    Object.fromEntries(senders.answers),
    'accepting again within ms:',
    backMs,
    `after a start of ${Math.round(startMs)} ms`,
  )
  expect(lost).toEqual([])
  expect(twice).toEqual([])
  expect(Math.max(...backMs)).toBeLessThan(ON_AGAIN.momentMs + ON_AGAIN.starts * startMs)
})
