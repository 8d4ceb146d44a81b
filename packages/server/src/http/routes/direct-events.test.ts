import Fastify, { type FastifyInstance } from 'fastify'
import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DiskFullError } from '../../errors.ts'
import type { Answer, Collector } from '../../collector/collector.ts'
import { createRateLimit } from '../../rate-limit.ts'
import { registerErrorHandler } from '../error-handler.ts'
import { registerCollector } from './collector-routes.ts'
import { addressesOf } from './direct-events.ts'

const EVENT = JSON.stringify({ s: '0192d9a0-0000-7000-8000-000000000001', n: 'pageview', u: 'https://a.example/' })
const MAX = 40

let server: FastifyInstance
let answer: Answer | Error
let senders: unknown[]
/** The statuses that were answered without the routes. */
let direct: number[]

beforeEach(async () => {
  answer = { kind: 'accepted', drops: [] }
  senders = []
  direct = []
  const collector: Pick<Collector, 'take'> = {
    async take(_event, { ip, userAgent }, network) {
      senders.push({ ip, userAgent, network })
      if (answer instanceof Error) throw answer
      return answer
    },
  }
  server = Fastify({ trustProxy: (_address, hop) => hop < 1 })
  registerErrorHandler(server)
  registerCollector(
    server,
    collector as Collector,
    new Map(),
    { ...createRateLimit({ max: MAX, windowMs: 60_000 }), max: () => MAX },
    { basePath: '/stats', countryHeader: undefined, trustedProxies: 1, onAnswer: (status) => void direct.push(status) },
  )
  await server.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => server.close())

interface Sent {
  status: number | undefined
  body: string
  headers: IncomingMessage['headers']
}

/** Sends a body of known length, or in pieces, which the routes answer. */
function post(body: string, { isWhole = true, path = '/api/event', headers = {} } = {}): Promise<Sent> {
  const { port } = server.server.address() as AddressInfo
  const length = isWhole ? { 'Content-Length': Buffer.byteLength(body) } : { 'Transfer-Encoding': 'chunked' }
  return new Promise((done, fail) => {
    const sent = request({ port, path, method: 'POST', headers: { 'User-Agent': 'a browser', ...length, ...headers } })
    sent.once('error', fail).once('response', (response: IncomingMessage) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      response.once('end', () => done({ status: response.statusCode, body: text, headers: response.headers }))
    })
    sent.end(body)
  })
}

const READ = [
  'content-type',
  'retry-after',
  'access-control-allow-origin',
  'access-control-expose-headers',
  'cross-origin-resource-policy',
  'x-sightline-dropped',
]
const readOf = ({ status, body, headers }: Sent) => [status, body, ...READ.map((name) => headers[name])]

test.each<[string, string, Answer | Error, number]>([
  ['an event', EVENT, { kind: 'accepted', drops: [] }, 202],
  ['one that is left out', EVENT, { kind: 'dropped', drops: ['bot', 'unknown_site', 'bot'] }, 202],
  ['one of no site', EVENT, { kind: 'unknown-site' }, 400],
  ['one too many', EVENT, { kind: 'limited', limit: 'site_bytes', max: 5, seconds: 9 }, 429],
  ['one that no room is left for', EVENT, new DiskFullError('full'), 503],
  ['no JSON', '{"s":', { kind: 'accepted', drops: [] }, 400],
  ['a list', `[${EVENT}]`, { kind: 'accepted', drops: [] }, 400],
  ['letters of several bytes', EVENT.replace('pageview', '“käyttö” 🎈'), { kind: 'accepted', drops: [] }, 202],
])('%s is answered as the routes answer it', async (_, body, given, status) => {
  answer = given
  const whole = await post(body)
  expect(direct).toEqual([status])
  const inPieces = await post(body, { isWhole: false })
  expect(direct).toEqual([status])
  expect(readOf(whole)).toEqual(readOf(inPieces))
  expect(whole.status).toBe(status)
  expect(senders[0]).toEqual(senders[1])
})

test('what is too long, empty or of another address goes to the routes', async () => {
  expect((await post('x'.repeat(64 * 1024 + 1))).status).toBe(413)
  expect((await post('')).status).toBe(400)
  expect((await post(EVENT, { path: '/api/event?a=1' })).status).toBe(202)
  expect((await post(EVENT, { path: '/api/other' })).status).toBe(404)
  expect(direct).toEqual([])
  expect((await post(EVENT, { path: '/stats/api/event' })).status).toBe(202)
  expect(direct).toEqual([202])
})

test('the sender is the one whom the trusted proxy names', async () => {
  for (const isWhole of [true, false]) {
    await post(EVENT, { isWhole, headers: { 'X-Forwarded-For': '203.0.113.9, 198.51.100.7' } })
    await post(EVENT, { isWhole, headers: { 'X-Forwarded-For': ' , ' } })
    await post(EVENT, { isWhole })
  }
  expect(senders.slice(0, 3)).toEqual([
    { ip: '198.51.100.7', userAgent: 'a browser', network: '198.51.100.7' },
    { ip: '127.0.0.1', userAgent: 'a browser', network: undefined },
    { ip: '127.0.0.1', userAgent: 'a browser', network: undefined },
  ])
  expect(senders.slice(3)).toEqual(senders.slice(0, 3))
})

test.each<[number, string, string[]]>([
  [0, '203.0.113.9', ['peer']],
  [1, '203.0.113.9, 198.51.100.7', ['peer', '198.51.100.7']],
  [2, '203.0.113.9, 198.51.100.7', ['peer', '198.51.100.7', '203.0.113.9']],
  [3, '203.0.113.9, 198.51.100.7', ['peer', '198.51.100.7', '203.0.113.9']],
  [2, ',, 203.0.113.9 ,', ['peer', '203.0.113.9']],
])('behind %d proxies, %j came by %j', (trusted, forwarded, addresses) => {
  const message = { socket: { remoteAddress: 'peer' }, headers: { 'x-forwarded-for': forwarded } }
  expect(addressesOf(message as unknown as IncomingMessage, trusted)).toEqual(addresses)
})

test('whoever sends too many is told before the body is read, and may send on over the connection', async () => {
  for (let count = 0; count < MAX; count += 1) await post('{}')
  const refused = await post(EVENT)
  expect([refused.status, JSON.parse(refused.body)]).toMatchObject([
    429,
    { data: { limit: 'address_events', max: MAX } },
  ])
  expect(senders).toEqual([])
  expect(readOf(await post(EVENT, { isWhole: false }))).toEqual(readOf(refused))
})
