import { endpoints } from '@sightline/api-client/contract'
import { connect, createServer, type Server } from 'node:net'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { StartError } from '../../src/errors.ts'
import { openPostgres } from '../../src/store/relational/database.ts'
import { newCaller, type Caller } from '../support/caller.ts'
import {
  ADMIN,
  eventually,
  freePort,
  removeFolder,
  startProduct,
  temporaryFolder,
  type RunningProduct,
} from '../support/product.ts'
import { storeOf } from '../support/test-store.ts'

/** The longest that anything here is waited for. */
const PATIENCE_MS = 60_000

let folder: string
let url: string
let product: RunningProduct
let admin: Caller

describe.runIf(process.env['TEST_STORE'] === 'postgres')('PostgreSQL', () => {
  beforeAll(async () => {
    folder = await temporaryFolder()
    url = (await storeOf(folder))['DATABASE_URL'] ?? ''
    // There is no PostgreSQL here: the tests are skipped.
    if (url === '') return
    product = await startProduct({ dataDir: folder, environment: { TRUST_PROXY: '1' } })
    admin = newCaller(product.address)
    admin.keep(await admin.call(endpoints.auth.setUp, { code: product.setUpCode(), ...ADMIN }))
  })
  afterAll(async () => {
    if (url !== '') await product.stop()
    await removeFolder(folder)
  })

  /** Ends every connection of the product, idle or in use. */
  async function endConnections(): Promise<void> {
    const client = new Client(url)
    await client.connect()
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await client.end()
  }

  test('connections that are lost while calls run fail a few calls, and nothing else', async () => {
    const statuses: number[] = []
    let isOver = false
    const callers = Array.from({ length: 6 }, async (_, number) => {
      // Each at an address of its own: so many calls from one would be refused.
      const caller = newCaller(product.address)
      for (let round = 0; !isOver; round += 1) {
        const fields = { email: `lost${number}-${round}@example.com` }
        statuses.push((await caller.send(endpoints.appUser.addAppUser, fields, admin.token)).status)
      }
    })
    // Each time calls are under way: as many as there are callers were answered since.
    const goOn = async () => {
      const before = statuses.length
      await eventually(async () => statuses.length >= before + 2 * callers.length, PATIENCE_MS)
    }
    for (let time = 0; time < 8; time += 1) {
      await goOn()
      await endConnections()
    }
    await goOn()
    isOver = true
    await Promise.all(callers)
    const failed = statuses.filter((status) => status !== 200)
    expect(new Set(failed)).toEqual(new Set(failed.length === 0 ? [] : [500]))
    // At most one of each of the ten connections each time.
    expect(failed.length).toBeLessThanOrEqual(80)
    expect(statuses.length).toBeGreaterThan(failed.length)
    expect(product.process.exitCode).toBeNull()
    for (let time = 0; time < 30; time += 1)
      expect((await admin.send(endpoints.appUser.fetchAppUserList)).status).toBe(200)
  })

  test('a database that is away for a moment is waited for, and said once', async () => {
    const port = await freePort()
    const away = new URL(url)
    const { hostname, port: serverPort } = away
    away.hostname = '127.0.0.1'
    away.port = String(port)
    const log = { warn: vi.fn<(message: string) => void>() }
    const opening = openPostgres(away.href, { log, waitMs: PATIENCE_MS })
    await eventually(async () => log.warn.mock.calls.length > 0, PATIENCE_MS)
    // It is starting by then, and refuses twice more.
    const forwarder = await forwarding(port, { host: hostname, port: Number(serverPort || 5432), refused: 2 })
    await (await opening).destroy()
    forwarder.close()
    expect(log.warn.mock.calls).toEqual([[expect.stringMatching(/does not answer yet: ECONNREFUSED/)]])
  })

  test('one that stays away ends the start', async () => {
    const away = `postgres://tests@127.0.0.1:${await freePort()}/none`
    await expect(openPostgres(away, { waitMs: 600, log: { warn: () => {} } })).rejects.toThrow(StartError)
  })

  test('a database that is not there ends the start at once', async () => {
    const missing = new URL(url)
    missing.pathname = '/nowhere'
    const log = { warn: vi.fn<(message: string) => void>() }
    await expect(openPostgres(missing.href, { log })).rejects.toThrow(/cannot be reached: 3D000/)
    // What is waited for is said first.
    expect(log.warn).not.toHaveBeenCalled()
  })
})

/** Passes on to another port what comes in at this one, behind the first few connections, which are reset. */
async function forwarding(
  port: number,
  { refused, ...to }: { host: string; port: number; refused: number },
): Promise<Server> {
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    if (connections <= refused) return void socket.resetAndDestroy()
    const target = connect(to)
    socket.pipe(target).pipe(socket)
    for (const end of [socket, target]) end.on('error', () => {})
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return server
}
