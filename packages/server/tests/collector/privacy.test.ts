import { connect } from 'node:net'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { selectRows } from '../../src/store/clickhouse/select.ts'
import { withTablesOf } from '../support/event-tables.ts'
import { removeFolder, signedInClient, startProduct, type RunningProduct } from '../support/product.ts'

const IPV4 = '203.0.113.217'
const IPV6 = '2001:db8:5eed:77:0:0:0:d9'
/** An ordinary browser, but for one word that nothing else has. */
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; Zwitscherlaterne) Gecko/20100101 Firefox/144.0'
const BOT = 'Zwitscherlaternebot/2.1 (+https://bot.example/)'

/** As text, in each way of writing the second one, and as it travels. */
const planted: readonly Buffer[] = [
  IPV4,
  IPV6,
  '2001:db8:5eed:77::d9',
  '2001:0db8:5eed:0077:0000:0000:0000:00d9',
  'Zwitscherlaterne',
  'zwitscherlaterne',
]
  .flatMap((text) => [Buffer.from(text), Buffer.from(text, 'utf16le')])
  .concat(Buffer.from('20010db85eed007700000000000000d9', 'hex'))

const PATH = '/this-is-kept'
const COLLECT_LIMIT = 800

let product: RunningProduct
let site: string
let domain: string
let disabledSite: string

beforeAll(async () => {
  // The smallest spool there can be, so that it is full soon.
  const environment = { TRUST_PROXY: '1', COLLECT_LIMIT: String(COLLECT_LIMIT), SPOOL_LIMIT: '1000000' }
  product = await startProduct({ environment })
  const client = await signedInClient(product)
  const add = async (name: string) => {
    const added = await client.website.addWebsite({ name, domain: name, currency_type: 'EUR' })
    if (added.code !== 200) throw new Error(added.message)
    return added.data
  }
  ;({ public_id: site, domain } = await add('private.example'))
  const other = await add('disabled.example')
  disabledSite = other.public_id
  const disabled = await client.app.updateAppWebsite({ id: other.id, version: other.version, status: 'disabled' })
  if (disabled.code !== 200) throw new Error(disabled.message)
})
afterAll(async () => {
  await product.stop()
  await removeFolder(product.dataDir)
})

/** Every header by which a proxy or a client names the address, and the user agent. */
const headersOf = (address: string, userAgent: string): Record<string, string> => ({
  'User-Agent': userAgent,
  'X-Forwarded-For': address,
  'X-Real-IP': address,
  'CF-Connecting-IP': address,
  'True-Client-IP': address,
  Forwarded: `for="[${address}]"`,
})

const senders = [
  [IPV4, AGENT],
  [IPV6, AGENT],
  [`::ffff:${IPV4}`, AGENT],
  [IPV4, BOT],
  [IPV6, BOT],
] as const

interface Attempt {
  method: string
  path: string
  body?: string
  headers?: Record<string, string>
}

function attempts(): Attempt[] {
  const address = `https://${domain}${PATH}`
  const own = { s: site, n: 'pageview', u: address }
  const plausible = { n: 'pageview', u: address, d: domain }
  const payload = { website: site, url: PATH, ip: IPV4, userAgent: AGENT, timestamp: 1 }
  const post = (path: string, body: unknown): Attempt => ({
    method: 'POST',
    path,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return [
    post('/api/event', own),
    post('/api/event', { ...own, n: 'order', p: { size: 'L' } }),
    post('/api/event', { ...own, n: 'engagement', e: 3000, sd: 50 }),
    post('/api/event', { ...own, s: disabledSite }),
    post('/api/event', { ...own, s: crypto.randomUUID() }),
    post('/api/event', { ...own, u: 'data:text/html,x' }),
    post('/api/event', plausible),
    post('/api/event', { ...plausible, d: `${domain},disabled.example,nobody.example` }),
    post('/api/event', { ...plausible, d: 'nobody.example' }),
    post('/api/event', { n: 'pageview' }),
    post('/api/event', '{"s":'),
    post('/api/event', '[]'),
    post('/api/event', ''),
    post('/api/event', 'x'.repeat(70_000)),
    post('/api/send', { type: 'event', payload }),
    post('/api/send', { type: 'identify', payload }),
    post('/api/send', { type: 'performance', payload }),
    post('/api/send', { type: 'event', payload: { ...payload, website: disabledSite } }),
    post('/api/send', { type: 'event', payload: { ...payload, website: crypto.randomUUID() } }),
    post('/api/send', { type: 'nothing' }),
    post('/api/send', '{'),
    post('/api/send', 'x'.repeat(70_000)),
    post('/api/batch', [{ type: 'event', payload }]),
    ...['/api/event', '/api/send'].map((path) => ({ method: 'OPTIONS', path })),
    { method: 'GET', path: `/api/pixel.gif?s=${site}`, headers: { Referer: address } },
    { method: 'GET', path: `/api/pixel.gif?s=${disabledSite}`, headers: { Referer: address } },
    { method: 'GET', path: `/api/pixel.gif?s=${crypto.randomUUID()}`, headers: { Referer: address } },
    { method: 'GET', path: '/api/pixel.gif' },
    { method: 'HEAD', path: `/api/pixel.gif?s=${site}` },
    { method: 'GET', path: '/s.js' },
    { method: 'GET', path: '/api/event' },
    { method: 'PUT', path: '/api/event', body: '{}' },
    { method: 'GET', path: '/health' },
  ]
}

async function send({ method, path, body, headers }: Attempt, from: Record<string, string>): Promise<number> {
  const response = await fetch(product.address + path, {
    method,
    headers: { 'Content-Type': 'text/plain', ...from, ...headers },
    ...(body === undefined ? {} : { body }),
  })
  await response.arrayBuffer()
  return response.status
}

/** Bytes that are no request of HTTP, or one that is cut off. */
function sendRaw(text: string): Promise<void> {
  const { hostname, port } = new URL(product.address)
  return new Promise((done) => {
    const socket = connect(Number(port), hostname, () => socket.end(text))
    socket.on('error', () => done()).on('close', () => done())
    socket.resume()
  })
}

/** Everything that lies under the data folder, or no more when it has gone meanwhile. */
async function filesOf(folder: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const content = await readFile(file).catch(() => undefined)
    if (content !== undefined) files.set(file.slice(folder.length + 1), content)
  }
  return files
}

const holdsPlanted = (content: Buffer): boolean => planted.some((bytes) => content.includes(bytes))

async function expectNothingPlanted(): Promise<Map<string, Buffer>> {
  const files = await filesOf(product.dataDir)
  expect([...files].filter(([, content]) => holdsPlanted(content)).map(([file]) => file)).toEqual([])
  expect(holdsPlanted(Buffer.from(product.output()))).toBe(false)
  return files
}

test('neither address nor user agent is written anywhere, whatever is sent and however it is answered', async () => {
  const statuses = new Set<number>()
  for (const [address, agent] of senders) {
    for (const attempt of attempts()) statuses.add(await send(attempt, headersOf(address, agent)))
  }
  await sendRaw(`POST /api/event HTTP/1.1\r\nUser-Agent: ${AGENT}\r\nX-Forwarded-For: ${IPV4}\r\nbroken\r\n\r\n`)
  await sendRaw(`POST /api/event HTTP/1.1\r\nHost: x\r\nUser-Agent: ${AGENT} ${'x'.repeat(40_000)}\r\n\r\n`)
  await sendRaw(`POST /api/event HTTP/1.1\r\nHost: x\r\nUser-Agent: ${AGENT}\r\nContent-Length: 500\r\n\r\n{"s":`)

  const props = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`key ${index}`, 'x'.repeat(1900)]))
  const large = { s: site, n: 'order', u: `https://${domain}${PATH}`, t: 'x'.repeat(500), p: props }
  const full = await Promise.all(
    Array.from({ length: 400 }, () =>
      send({ method: 'POST', path: '/api/event', body: JSON.stringify(large) }, headersOf(IPV4, AGENT)),
    ),
  )
  for (const status of full) statuses.add(status)
  for (let sent = 0; sent < COLLECT_LIMIT && !statuses.has(429); sent += 1) {
    statuses.add(await send({ method: 'POST', path: '/api/event', body: '{}' }, headersOf(IPV4, AGENT)))
  }
  expect([...statuses].toSorted((a, b) => a - b)).toEqual([200, 202, 204, 400, 404, 413, 429, 503])

  const files = await expectNothingPlanted()
  expect([...files.values()].some((content) => content.includes(PATH))).toBe(true)
  expect([...files.keys()]).toEqual(expect.arrayContaining(['sightline.db', 'sightline.db-wal', 'spool/state.db']))
})

test('nor in what the tables hold, packed or not', async () => {
  const texts = await withTablesOf(product, async (client) => {
    const tables = await selectRows<{ database: string; name: string }>(
      client,
      `SELECT database, name FROM system.tables
       WHERE database = 'sightline' OR (database = 'system' AND name LIKE '%\\_log')`,
      {},
    )
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['events', 'sessions']))
    return Promise.all(
      tables.map(async ({ database, name }) => {
        const rows = await selectRows<object>(client, `SELECT * FROM ${database}.${name}`, {})
        return JSON.stringify(rows)
      }),
    )
  })
  expect(texts.some((text) => text.includes(PATH))).toBe(true)
  for (const text of texts) expect(holdsPlanted(Buffer.from(text))).toBe(false)
  await expectNothingPlanted()
})
