import { createApiClient } from '@sightline/api-client'
import { existsSync } from 'node:fs'
import { createServer, request as requestOver, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startClickHouseServers, type ClickHouseServers } from '../support/clickhouse-server.ts'
import { databaseAt } from '../support/test-engine.ts'
import { isLong } from '../support/test-size.ts'
import {
  ADMIN,
  eventually,
  freePort,
  launch,
  removeFolder,
  signedInClient,
  startProduct,
  temporaryFolder,
} from '../support/product.ts'

let folder: string
beforeAll(async () => {
  folder = await temporaryFolder()
})
afterAll(() => removeFolder(folder))

/** Exit code and words of a start that is expected to fail. */
async function failedStart(environment: Record<string, string>): Promise<{ code: number | null; lines: string[] }> {
  const { process: child, output } = launch({ DATA_DIR: join(folder, 'unused'), PORT: '0', ...environment })
  const code = await new Promise<number | null>((done) => child.once('exit', done))
  await sleep(20)
  return { code, lines: output().trim().split('\n') }
}

async function expectOneLine(environment: Record<string, string>, text: RegExp, ends = 1): Promise<void> {
  const { code, lines } = await failedStart(environment)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(text)
  expect(code).toBe(ends)
}

test('a wrong environment value is one clear line', async () => {
  await expectOneLine({ PORT: 'eighty' }, /^Sightline cannot start: PORT must be a number/)
})

test('a data path below a regular file is one clear line', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  await expectOneLine({ DATA_DIR: join(file, 'data') }, /data folder .* cannot be written/)
})

test('a data folder that cannot be made is one clear line', async () => {
  // Nobody, not even root, makes a folder there.
  await expectOneLine({ DATA_DIR: '/proc/sightline' }, /data folder .* cannot be written/)
})

test('a busy port is one clear line, and leaves no engine behind', async () => {
  const port = await freePort()
  const other: Server = createServer().listen(port, '127.0.0.1')
  const dataDir = join(folder, 'busy')
  await expectOneLine({ PORT: String(port), DATA_DIR: dataDir }, new RegExp(`Port ${port} is in use`))
  await eventually(async () => (await enginesOn(dataDir)).length === 0, 2000)
  expect(existsSync(dataDir)).toBe(false)
  other.close()
})

test('a ClickHouse that does not answer is one clear line, and another start may find it', async () => {
  const port = await freePort()
  await expectOneLine(
    { CLICKHOUSE_URL: `http://user:secret@127.0.0.1:${port}`, DATA_DIR: join(folder, 'other-engine') },
    /^Sightline cannot start: ClickHouse at http:\/\/127\.0\.0\.1:\d+ cannot be used(?!.*secret)/,
    75,
  )
})

test('a data folder in use is one clear line', async () => {
  const product = await startProduct({ dataDir: join(folder, 'in-use') })
  await expectOneLine({ DATA_DIR: product.dataDir }, /in use by another Sightline server/)
  await product.stop()
})

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s stops everything', async (signal) => {
  const product = await startProduct({ dataDir: join(folder, signal) })
  expect(await enginesOn(product.dataDir)).toHaveLength(1)
  expect(await product.stop(signal)).toBe(0)
  expect(await enginesOn(product.dataDir)).toEqual([])
})

test('the engine ends with a server that is killed, and the next start works', async () => {
  const dataDir = join(folder, 'killed')
  const product = await startProduct({ dataDir })
  await product.stop('SIGKILL')
  const again = await startProduct({ dataDir })
  expect(await enginesOn(dataDir)).toHaveLength(1)
  await again.stop()
})

test('accounts and sites are there after a restart, and the set-up link is not', async () => {
  const dataDir = join(folder, 'restart')
  const product = await startProduct({ dataDir })
  const client = await signedInClient(product)
  await client.website.addWebsite({ name: 'Kept', domain: 'kept.example', currency_type: 'USD' })
  await product.stop()

  const again = await startProduct({ dataDir })
  expect(again.output()).not.toContain('set-up')
  const sites = await (await signedInClient(again)).website.fetchWebsiteList()
  expect(sites).toMatchObject({ code: 200, data: { website_list: [{ domain: 'kept.example' }] } })
  const setUp = await client.auth.setUp({ code: product.setUpCode(), ...ADMIN })
  expect(setUp.code).toBe(-1)
  await again.stop()
})

test('whoever runs the server gets a link for a new password, the way back in for the only administrator', async () => {
  const dataDir = join(folder, 'forgotten')
  const product = await startProduct({ dataDir })
  await signedInClient(product)
  await product.stop()

  const again = await startProduct({ dataDir, parameters: [`--password-link=${ADMIN.email.toUpperCase()}`] })
  const [, code = ''] = /#\/set-password\?code=(\S+)/.exec(again.output()) ?? []
  const client = createApiClient({ baseURL: again.address })
  expect(await client.auth.resetPassword({ code, password: 'another long password' })).toMatchObject({ code: 200 })
  expect(await client.auth.login({ ...ADMIN, password: 'another long password' })).toMatchObject({ code: 200 })
  await again.stop()

  // Beside a server that runs, the link is one of that server, and nothing else starts.
  const beside = await startProduct({ dataDir })
  const { process: asking, output } = launch({ DATA_DIR: dataDir, PORT: new URL(beside.address).port }, [
    `--password-link=${ADMIN.email}`,
  ])
  await new Promise((done) => asking.once('exit', done))
  expect(asking.exitCode).toBe(0)
  expect(output()).toMatch(
    /^Set a new password for owner@example\.com, within an hour: \S+#\/set-password\?code=\S+\n$/,
  )
  const { process: wrong, output: saidOfNobody } = launch({ DATA_DIR: dataDir }, ['--password-link=nobody@example.com'])
  await new Promise((done) => wrong.once('exit', done))
  expect([wrong.exitCode, saidOfNobody()]).toEqual([
    1,
    'Nobody has the e-mail nobody@example.com, so there is no link for a new password.\n',
  ])
  await beside.stop()

  // Nor does a server start for nobody, or on a folder without accounts.
  for (const place of [dataDir, join(folder, 'nothing')]) {
    const { process: third, output: said } = launch({ DATA_DIR: place, PORT: String(await freePort()) }, [
      '--password-link=nobody@example.com',
    ])
    await new Promise((done) => third.once('exit', done))
    expect([third.exitCode, said()]).toEqual([
      1,
      'Nobody has the e-mail nobody@example.com, so there is no link for a new password.\n',
    ])
  }
  expect(existsSync(join(folder, 'nothing'))).toBe(false)
})

test('the data folder is for its owner alone', async () => {
  const dataDir = join(folder, 'private')
  const product = await startProduct({ dataDir })
  await product.stop()
  const secret = await readFile(join(dataDir, 'secret'), 'utf8')
  expect(secret.trim().length).toBeGreaterThanOrEqual(32)
  expect((await stat(dataDir)).mode & 0o077).toBe(0)
  expect((await stat(join(dataDir, 'secret'))).mode & 0o077).toBe(0)
})

/** Process ids of the embedded engines that work in a folder. */
async function enginesOn(dataDir: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const commands = await Promise.all(
    pids.map(async (pid) => [pid, await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')] as const),
  )
  return commands
    .filter(([, command]) => command.includes('child-process.ts') && command.includes(`${dataDir}/`))
    .map(([pid]) => Number(pid))
}

describe('a ClickHouse that goes away during a start', () => {
  let servers: ClickHouseServers
  beforeAll(async () => {
    servers = await startClickHouseServers(1)
  })
  afterAll(() => servers.stop())

  test.each(isLong ? Array.from({ length: 16 }, (_, index) => index + 1) : [2, 5, 9])(
    'at its request %d is one that another start may find',
    async (count) => {
      const address = new URL(databaseAt(servers.urls[0] ?? '', `cut_${count}`))
      const { hostname: host, port } = address
      let requests = 0
      const proxy = createServer((request, response) => {
        requests += 1
        if (requests >= count) return void request.destroy()
        const { method = 'GET', headers, url: path } = request
        const passed = requestOver({ host, port, path, method, headers }, (answer) => {
          response.writeHead(answer.statusCode ?? 500, answer.headers)
          answer.pipe(response)
        })
        request.pipe(passed)
      })
      await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done))
      address.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`
      const { process: child, output } = launch({
        DATA_DIR: join(folder, `cut-${count}`),
        PORT: '0',
        CLICKHOUSE_URL: address.href,
      })
      const ended = new Promise<number | null>((done) => child.once('exit', done))
      const isReady = () => output().includes('is ready at')
      while (child.exitCode === null && !isReady()) await sleep(50)
      expect(isReady() || child.exitCode === 75, `${child.exitCode}\n${output()}`).toBe(true)
      child.kill('SIGKILL')
      await ended
      proxy.closeAllConnections()
      proxy.close()
    },
  )
})
