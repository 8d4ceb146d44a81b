import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { StartError } from '../../errors.ts'
import { startClickHouseChild, type ClickHouseChild } from './start-child.ts'
import type { ClickHouseClient } from '@clickhouse/client'
import { connectClickHouse, countWrites, createDatabase } from './client.ts'
import { openClickHouse } from './clickhouse.ts'
import { migrateClickHouse, migrations } from './migrations.ts'
import { selectRows } from './select.ts'

const said: string[] = []
const log = { warn: (message: string) => void said.push(message), error: (message: string) => void said.push(message) }

let folder: string
let child: ClickHouseChild

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sightline-clickhouse-'))
  child = await startClickHouseChild({ folder: join(folder, 'first'), log })
})
afterAll(async () => {
  await child.stop()
  await rm(folder, { recursive: true, force: true })
})

/** An address as `CLICKHOUSE_URL` would name another server. */
const addressOfChild = (database: string): string => {
  const url = new URL(child.url)
  url.username = child.username
  url.password = child.password
  url.pathname = database
  return url.href
}

const ask = (query: string, user: string, password: string): Promise<Response> =>
  fetch(child.url, {
    method: 'POST',
    body: query,
    headers: { Authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` },
  })

test('the engine answers its password only, and lets it see no file and no other host', async () => {
  expect((await ask('SELECT 1', child.username, child.password)).status).toBe(200)
  expect((await ask('SELECT 1', child.username, 'guess')).status).toBe(401)
  for (const query of [
    "SELECT * FROM file('/etc/hosts', 'LineAsString')",
    "SELECT * FROM url('http://127.0.0.1/', 'LineAsString')",
  ]) {
    const answer = await ask(query, child.username, child.password)
    expect(await answer.text()).toContain('ACCESS_DENIED')
  }
})

const END = 'SYSTEM STOP LISTEN HTTP'

test('a request without the password is refused, whoever it says it is from', async () => {
  const requests: [string, RequestInit][] = [
    ...['default', '', child.username, 'nobody'].flatMap((user): [string, RequestInit][] => [
      [`/?user=${user}&password=`, { body: END }],
      ['/', { body: END, headers: { 'X-ClickHouse-User': user, 'X-ClickHouse-Key': '' } }],
      ['/', { body: END, headers: { Authorization: `Basic ${Buffer.from(`${user}:`).toString('base64')}` } }],
    ]),
    ['/', { body: END }],
    ['/ping', { body: END }],
    [`/?query=${encodeURIComponent(END)}`, {}],
    ['/?query=SELECT%201', { method: 'GET' }],
    ['/play', { method: 'GET' }],
    ['/replicas_status', { method: 'GET' }],
  ]
  for (const [path, request] of requests) {
    const answer = await fetch(child.url + path, { method: 'POST', ...request })
    expect([path, answer.status]).toEqual([path, 401])
  }
  expect((await ask('SELECT 1', child.username, child.password)).status).toBe(200)
})

// Only root can run as another account.
test.skipIf(process.getuid?.() !== 0)('another account of the machine cannot stop the engine', async () => {
  const script = `fetch('${child.url}', { method: 'POST', body: '${END}' })
    .then((answer) => console.log(process.getuid(), answer.status))`
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], { uid: 65_534, gid: 65_534, cwd: '/' })
  expect(stdout).toBe('65534 401\n')
  expect((await ask('SELECT 1', child.username, child.password)).status).toBe(200)
})

const RESTART_MS = 30_000

test('an engine that was killed is back, under the same address', async () => {
  const opened = await openClickHouse({ url: undefined, folder: join(folder, 'second'), log })
  const before = opened.childPid()
  for (let kill = 0; kill < 3; kill += 1) {
    process.kill(opened.childPid() ?? 0, 'SIGKILL')
    await new Promise((done) => setTimeout(done, 20))
    // A query waits two seconds for it, which a busy machine may exceed.
    await vi.waitFor(
      async () => expect(await selectRows(opened.client, 'SELECT 1 AS one', {})).toEqual([{ one: 1 }]),
      RESTART_MS,
    )
  }
  expect(opened.childPid()).not.toBe(before)
  expect(said.filter((message) => message.includes('starting it again'))).toHaveLength(3)
  await opened.close()
})

test('a ClickHouse that is too old for statistics is refused at the start, in one line', async () => {
  // Imitates an older server, which knows no setting of this name.
  const older = http.createServer((incoming, outgoing) => {
    const { method = '', headers, url = '' } = incoming
    const path = url.replace('low_priority_query_wait_time_ms', '$&_of_later')
    const passed = http.request(new URL(path, child.url), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(passed)
  })
  await new Promise<void>((done) => older.listen(0, '127.0.0.1', done))
  const url = new URL(addressOfChild('/'))
  url.port = String((older.address() as AddressInfo).port)
  const opening = openClickHouse({ url: url.href, folder: '', log })
  await expect(opening).rejects.toThrow(StartError)
  await expect(opening).rejects.toThrow(
    /^ClickHouse is older than 25\.4, which statistics need: Unknown setting 'low_priority_query_wait_time_ms[^\n]*$/,
  )
  await new Promise((done) => older.close(done).closeAllConnections())
})

test('tables are made once, and those of a newer version are refused', async () => {
  const open = () => openClickHouse({ url: addressOfChild('/'), folder: '', log })
  const first = await open()
  await first.close()
  const again = await open()
  const versions = await selectRows<{ version: number }>(
    again.client,
    'SELECT version FROM schema_migrations ORDER BY version',
    {},
  )
  expect(versions).toEqual([{ version: 1 }, { version: 2 }, { version: 3 }, { version: 4 }])
  await again.client.insert({
    table: 'schema_migrations',
    values: [{ version: 99, name: 'later' }],
    format: 'JSONEachRow',
  })
  await again.close()
  await expect(open()).rejects.toThrow(StartError)
  await expect(open()).rejects.toThrow(/newer Sightline/)
})

test.each(migrations.slice(1).map(({ version }) => [version - 1]))(
  'tables of version %d become those of today, and their rows stay',
  async (version) => {
    const opened = await openClickHouse({ url: undefined, folder: join(folder, `from${version}`), log })
    const { client } = opened
    const columns = () =>
      selectRows(
        client,
        `SELECT table, name, type, compression_codec FROM system.columns
         WHERE database = currentDatabase() AND table IN ('events', 'sessions', 'daily_sums', 'daily_builds') ORDER BY table, position`,
        {},
      )
    const ofToday = await columns()
    for (const table of ['events', 'sessions', 'daily_sums', 'daily_builds', 'schema_migrations'])
      await client.command({ query: `DROP TABLE ${table} SYNC` })
    await migrateClickHouse(client, migrations.slice(0, version))
    expect(await columns()).not.toEqual(ofToday)

    const event = { site_id: 1, ts: '2026-11-20T10:00:00.123Z', visitor_id: '7', name: 'pageview', pathname: '/a' }
    await client.insert({ table: 'events', values: [event], format: 'JSONEachRow' })
    const visit = { sign: 1, site_id: 1, session_id: '3', start: event.ts, end: '2026-11-20T10:00:30.456Z' }
    await client.insert({ table: 'sessions', values: [visit], format: 'JSONEachRow' })
    await migrateClickHouse(client)
    for (const table of ['events', 'sessions']) await client.command({ query: `OPTIMIZE TABLE ${table} FINAL` })

    expect(await columns()).toEqual(ofToday)
    const readBack = (table: string, row: object) =>
      selectRows(client, `SELECT ${Object.keys(row).join(', ')} FROM ${table}`, {})
    expect(await readBack('events', event)).toEqual([event])
    expect(await readBack('sessions', visit)).toEqual([visit])
    await opened.close()
  },
)

test('an answer that breaks off is a failure for whoever reads it, so a backup never keeps a part of the rows', async () => {
  await createDatabase(child)
  const client = connectClickHouse(child)
  // Most of it is sent before the engine meets its failure.
  const query = 'SELECT number, throwIf(number = 3000000) FROM system.numbers LIMIT 4000000 FORMAT Native'
  const { stream } = await client.exec({ query })
  let bytes = 0
  const read = async () => {
    for await (const chunk of stream as AsyncIterable<Buffer>) bytes += chunk.length
  }
  await expect(read()).rejects.toThrow('aborted')
  expect(bytes).toBeGreaterThan(1_000_000)
  await client.close()
})

test('a second engine on the same folder is refused', async () => {
  await expect(startClickHouseChild({ folder: join(folder, 'first'), log })).rejects.toThrow(
    /in use by another process/,
  )
}, 20_000)

test('each insert and command counts once it has ended, a failed one too, and a query does not', async () => {
  let finish = () => {}
  const client = {
    insert: () => new Promise<string>((done) => (finish = () => done('inserted'))),
    command: () => Promise.reject(new Error('refused')),
    exec: () => Promise.resolve('run'),
    query: () => Promise.resolve('read'),
  }
  const writes = countWrites(client as unknown as ClickHouseClient)
  const inserting = client.insert()
  expect(writes()).toBe(0)
  finish()
  expect(await inserting).toBe('inserted')
  expect(writes()).toBe(1)
  await expect(client.command()).rejects.toThrow('refused')
  expect(writes()).toBe(2)
  await client.exec()
  await client.query()
  expect(writes()).toBe(3)
})
