import Fastify, { type FastifyInstance } from 'fastify'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { DiskFullError, SpoolFullError } from '../../errors.ts'
import type { Answer, Collector } from '../../collector/collector.ts'
import type { IncomingEvent } from '../../collector/incoming-event.ts'
import { createRateLimit } from '../../rate-limit.ts'
import { registerCollector } from './collector-routes.ts'
import { registerErrorHandler } from '../error-handler.ts'

const SITE = '0192d9a0-0000-7000-8000-000000000001'
const MAX = 30

let server: FastifyInstance
let serverBehindProxy: FastifyInstance
/** The networks whose bytes were counted. */
let networks: (string | undefined)[]
let taken: IncomingEvent[]
let answer: Answer | Error

beforeEach(() => {
  taken = []
  networks = []
  answer = { kind: 'accepted', drops: [] }
  const collector: Pick<Collector, 'take' | 'hasSite'> = {
    async take(event, _sender, network) {
      networks.push(network)
      if (answer instanceof Error) throw answer
      taken.push(event)
      return answer
    },
    hasSite: async () => !(answer instanceof Error) && answer.kind !== 'unknown-site',
  }
  server = serverOf(collector, 0)
  serverBehindProxy = serverOf(collector, 1)
})

function serverOf(collector: Pick<Collector, 'take' | 'hasSite'>, trustedProxies: number): FastifyInstance {
  const made = Fastify({ trustProxy: (_address, hop) => hop < trustedProxies })
  registerErrorHandler(made)
  registerCollector(
    made,
    collector as Collector,
    new Map([['/s.js', 'snippet']]),
    { ...createRateLimit({ max: MAX, windowMs: 60_000 }), max: () => MAX },
    { basePath: '', countryHeader: undefined, trustedProxies, onAnswer: () => {} },
  )
  return made
}

const post = (url: string, payload: unknown) =>
  server.inject({
    method: 'POST',
    url,
    headers: { 'Content-Type': 'text/plain' },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })

const own = { s: SITE, n: 'pageview', u: 'https://a.example/' }
const plausible = { n: 'pageview', u: 'https://a.example/', d: 'a.example' }
const umami = { type: 'event', payload: { website: SITE, url: '/', hostname: 'a.example' } }
const referer = 'https://a.example/page?utm_source=letter'
const pixel = (url = `/api/pixel.gif?s=${SITE}`, headers: Record<string, string> = { referer }) =>
  server.inject({ method: 'GET', url, headers })

test.each([
  ['/api/event', own, 202, 'ok'],
  ['/api/event', plausible, 202, 'ok'],
  [
    '/api/send',
    umami,
    200,
    '{"cache":"none","sessionId":"00000000-0000-0000-0000-000000000000","visitId":"00000000-0000-0000-0000-000000000000"}',
  ],
])('%s takes %j', async (url, body, status, text) => {
  const response = await post(url, body)
  expect([response.statusCode, response.body]).toEqual([status, text])
  expect(response.headers).toMatchObject({ 'access-control-allow-origin': '*' })
  expect(response.headers['x-sightline-dropped']).toBeUndefined()
  expect(taken).toMatchObject([{ name: 'pageview', page: { hostname: 'a.example', pathname: '/' } }])
})

test('a dropped event is answered alike, with a header that says why', async () => {
  answer = { kind: 'dropped', drops: ['bot', 'disabled', 'bot'] }
  const [first, second, third] = [
    await post('/api/event', own),
    await post('/api/event', plausible),
    await post('/api/send', umami),
  ]
  expect([first.statusCode, first.body, first.headers['x-sightline-dropped']]).toEqual([202, 'ok', 'bot, disabled'])
  expect(first.headers['x-plausible-dropped']).toBeUndefined()
  expect([second.statusCode, second.body]).toEqual([202, 'ok'])
  expect(second.headers).toMatchObject({ 'x-sightline-dropped': 'bot, disabled', 'x-plausible-dropped': '3' })
  expect([third.statusCode, third.json()]).toEqual([200, { beep: 'boop' }])
  answer = { kind: 'dropped', drops: ['disabled'] }
  expect((await post('/api/send', umami)).json()).toHaveProperty('visitId')
})

test.each(['/api/event', '/api/send'])('%s refuses what is no event of a site', async (url) => {
  for (const body of ['', '{', '[]', [own], [umami], {}, { s: SITE }, 'x'.repeat(100)]) {
    const response = await post(url, body)
    expect([response.statusCode, response.json()]).toEqual([400, { code: 400, message: 'invalid_input', data: null }])
  }
  answer = { kind: 'unknown-site' }
  for (const body of url === '/api/event' ? [own, plausible] : [umami, { ...umami, type: 'identify' }]) {
    const response = await post(url, body)
    expect([response.statusCode, response.json()]).toEqual([400, { code: 400, message: 'not_found', data: null }])
  }
  expect((await post(url, 'x'.repeat(64 * 1024 + 1))).statusCode).toBe(413)
})

test('who somebody is and how fast a page was are understood, but not kept', async () => {
  for (const type of ['identify', 'performance']) {
    expect((await post('/api/send', { ...umami, type })).json()).toHaveProperty('sessionId')
  }
  expect(taken).toEqual([])
})

test.each([
  [new SpoolFullError('full'), 'collector_full'],
  [new Error('no database'), 'collector_full'],
  [new DiskFullError('full'), 'storage_full'],
  [Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' }), 'storage_full'],
])('%s: refused, to come again', async (error, message) => {
  answer = error
  for (const response of [await post('/api/event', own), await post('/api/send', umami), await pixel()]) {
    expect([response.statusCode, response.json()]).toEqual([503, { code: 503, message, data: null }])
    expect(response.headers['retry-after']).toBe('10')
  }
})

test.each(['application/json', ';;', '', 'text/plain; charset=utf-16', 'multipart/form-data', 'é'])(
  'a body of the type %j is read as what it is',
  async (type) => {
    const response = await server.inject({
      method: 'POST',
      url: '/api/event',
      headers: { 'Content-Type': type },
      payload: JSON.stringify(own),
    })
    expect(response.statusCode).toBe(202)
  },
)

test('a page of another origin may ask first', async () => {
  for (const [url, headers] of [
    ['/api/event', 'Content-Type'],
    ['/api/send', 'Content-Type, X-Umami-Cache'],
  ] as const) {
    const response = await server.inject({ method: 'OPTIONS', url })
    expect(response.statusCode).toBe(204)
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': headers,
    })
  }
})

function expectPixel(response: Awaited<ReturnType<typeof pixel>>, dropped?: string): void {
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/gif'])
  expect(response.rawPayload.subarray(0, 6).toString()).toBe('GIF89a')
  expect(response.headers).toMatchObject({
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(response.headers['x-sightline-dropped']).toBe(dropped)
}

test('the pixel is a view of the page that shows it', async () => {
  expectPixel(await pixel())
  expect(taken).toMatchObject([
    { sites: [{ publicId: SITE }], name: 'pageview', page: { hostname: 'a.example', pathname: '/page' } },
  ])
  expect(taken[0]?.page.query.get('utm_source')).toBe('letter')
})

test('the pixel is always a picture', async () => {
  expectPixel(await pixel(`/api/pixel.gif?s=${SITE}`, {}), 'invalid_input')
  expectPixel(await pixel('/api/pixel.gif'), 'invalid_input')
  expectPixel(await pixel('/api/pixel.gif?s=x&s=y'), 'invalid_input')
  expect(taken).toEqual([])
  answer = { kind: 'unknown-site' }
  expectPixel(await pixel(), 'unknown_site')
  answer = { kind: 'dropped', drops: ['bot'] }
  expectPixel(await pixel(), 'bot')
  answer = { kind: 'accepted', drops: [] }
  for (let index = 0; index < MAX; index += 1) await pixel('/api/pixel.gif')
  const before = taken.length
  expectPixel(await pixel(), 'too_many_requests')
  expect(taken).toHaveLength(before)
})

test('to ask for the head of the pixel alone is no view', async () => {
  expect(
    (await server.inject({ method: 'HEAD', url: `/api/pixel.gif?s=${SITE}`, headers: { referer } })).statusCode,
  ).toBe(404)
  expect(taken).toEqual([])
})

const script = (headers: Record<string, string>) => server.inject({ method: 'GET', url: '/s.js', headers })

const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body }

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP;q=0.8 , br; q=0', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *;q=0.5', 'gzip'],
  ['deflate, zstd', 'none'],
  ['br;q=0, gzip;q=0', 'none'],
  ['*;q=0', 'none'],
  ['br;q=x', 'none'],
  ['', 'none'],
  [undefined, 'none'],
] as const)('the snippet, where %j is accepted: %s', async (accepted, encoding) => {
  const response = await script(accepted === undefined ? {} : { 'accept-encoding': accepted })
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-encoding'] ?? 'none').toBe(encoding)
  expect(DECODERS[encoding](response.rawPayload).toString()).toBe('snippet')
  expect(response.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-length': String(response.rawPayload.length),
    'cache-control': 'public, max-age=3600',
    vary: 'Accept-Encoding',
    etag: expect.stringMatching(/^"[\w-]+"$/),
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  })
})

test('a snippet that is known already is not sent again', async () => {
  const tags = new Set<string>()
  for (const encoding of ['br', 'gzip', 'identity']) {
    const first = await script({ 'accept-encoding': encoding })
    const etag = String(first.headers['etag'])
    tags.add(etag)
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await script({ 'accept-encoding': encoding, 'if-none-match': known })
      expect([again.statusCode, again.body, again.headers['content-encoding']]).toEqual([304, '', undefined])
      expect(again.headers).toMatchObject({ etag, vary: 'Accept-Encoding', 'cache-control': 'public, max-age=3600' })
    }
    expect((await script({ 'accept-encoding': encoding, 'if-none-match': '"other"' })).statusCode).toBe(200)
  }
  expect(tags.size).toBe(3)
})

test('too many events are refused before they are read', async () => {
  for (let index = 0; index < MAX; index += 1) await post('/api/event', own)
  for (const url of ['/api/event', '/api/send']) {
    const response = await post(url, umami)
    const seconds = Number(response.headers['retry-after'])
    expect(seconds).toBeGreaterThan(0)
    const data = { limit: 'address_events', counts: 'events', max: MAX, window_seconds: 60, retry_after: seconds }
    expect([response.statusCode, response.json()]).toEqual([429, { code: 429, message: 'too_many_requests', data }])
  }
  expect(taken).toHaveLength(MAX)
})

test.each(['address_bytes', 'site_bytes'] as const)(
  '%s: the answer says which limit, and when to come back',
  async (limit) => {
    answer = { kind: 'limited', limit, max: 1000, seconds: 7 }
    const data = { limit, counts: 'bytes', max: 1000, window_seconds: 60, retry_after: 7 }
    for (const [url, body] of [
      ['/api/event', own],
      ['/api/event', plausible],
      ['/api/send', umami],
    ] as const) {
      const response = await post(url, body)
      expect([response.statusCode, response.json()]).toEqual([429, { code: 429, message: 'too_many_requests', data }])
      expect(response.headers['retry-after']).toBe('7')
    }
    expectPixel(await pixel(), 'too_many_requests')
  },
)

test('the bytes of a trusted proxy itself are nobody’s', async () => {
  const send = (to: FastifyInstance, forwarded?: string) =>
    to.inject({
      method: 'POST',
      url: '/api/event',
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
      payload: JSON.stringify(own),
    })
  await send(server)
  await send(server, '198.51.100.1')
  await send(serverBehindProxy, '198.51.100.1')
  await send(serverBehindProxy)
  expect(networks).toEqual(['127.0.0.1', '127.0.0.1', '198.51.100.1', undefined])
})
