import { randomUUID } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pagePaths } from '@sightline/api-client'
import { createHttpServer } from '../../src/http/server.ts'
import type { Services } from '../../src/http/services.ts'
import { everyCall } from '../support/inputs.ts'
import { gatherPeople, someAddress, type People } from '../support/people.ts'
import { removeFolder, startProduct, USER_AGENT, type RunningProduct } from '../support/product.ts'
import { openStore } from '../support/test-store.ts'
import { createLog } from '../../src/log.ts'
import { createMeasurements } from '../../src/metrics/measurements.ts'

let product: RunningProduct
let people: People
let publicId: string
const IMAGE = 'a'.repeat(64)
const ORIGIN = 'https://admin.example'
/** The pages whose paths lead behind the hash. */
const pagesBehindHash = Object.values(pagePaths).filter((path) => path !== '/' && path !== '/unsubscribe')
/** What the server puts the name and the language of the instance into. */
const APP_PAGE =
  '<html lang="en-US" data-locale="en-US"><title>Sightline</title><meta name="application-name" content="Sightline" />'

beforeAll(async () => {
  product = await startProduct({ environment: { TRUST_PROXY: '1', CORS_ORIGINS: ORIGIN } })
  people = await gatherPeople(product)
  const store = await openStore(product.dataDir)
  const site = await store.selectFrom('website').select('public_id').executeTakeFirstOrThrow()
  publicId = site.public_id
  await store
    .insertInto('image')
    .values({ hash: IMAGE, media_type: 'image/webp', bytes: Buffer.from('picture') })
    .execute()
  await store.destroy()
}, 120_000)
afterAll(async () => {
  await product.stop()
  await removeFolder(product.dataDir)
})

interface Request {
  path: string
  /** Sent as JSON. */
  body?: unknown
}

const pageview = (s: string) => ({ s, n: 'pageview', u: 'https://shop.example/' })
const umami = (website: string) => ({ type: 'event', payload: { website, url: '/', hostname: 'shop.example' } })
const missing = randomUUID()

/** Of each route that is no call of the contract, what is asked for and the status of the answer, whoever asks. */
const rows: Readonly<Record<string, () => [number, Request][]>> = {
  'GET /health': () => [[200, { path: '/health' }]],
  // Behind a proxy it has a token, which nobody here has.
  'GET /metrics': () => [[404, { path: '/metrics' }]],
  'GET /openapi.json': () => [[200, { path: '/openapi.json' }]],
  'GET /docs': () => [[200, { path: '/docs' }]],
  'GET /docs.css': () => [[200, { path: '/docs.css' }]],
  'GET /__serverLoader': () => [
    [200, { path: '/__serverLoader?route=/login' }],
    [404, { path: '/__serverLoader?route=/nowhere' }],
    [404, { path: '/__serverLoader' }],
  ],
  'GET /files/image/:name': () => [
    [200, { path: `/files/image/${IMAGE}.webp` }],
    [404, { path: `/files/image/${'b'.repeat(64)}.webp` }],
    [404, { path: '/files/image/..%2F..%2Fsecret' }],
  ],
  'GET /files/export/:token': () => [
    [404, { path: `/files/export/${'A'.repeat(43)}` }],
    [404, { path: '/files/export/..%2Ftransfer' }],
  ],
  'GET /v1/authorization/callback': () => [
    [303, { path: '/v1/authorization/callback?code=guessed&state=guessed' }],
    [303, { path: '/v1/authorization/callback' }],
  ],
  'POST /unsubscribe': () => [
    [404, { path: '/unsubscribe?code=guessed', body: {} }],
    [404, { path: '/unsubscribe', body: {} }],
  ],
  'GET /unsubscribe': () => [[302, { path: '/unsubscribe?code=guessed' }]],
  'GET /s.js': () => [[200, { path: '/s.js' }]],
  'GET /s-views.js': () => [[200, { path: '/s-views.js' }]],
  'OPTIONS /api/event': () => [[204, { path: '/api/event' }]],
  'POST /api/event': () => [
    [202, { path: '/api/event', body: pageview(publicId) }],
    [400, { path: '/api/event', body: pageview(missing) }],
    [400, { path: '/api/event', body: {} }],
  ],
  'OPTIONS /api/send': () => [[204, { path: '/api/send' }]],
  'POST /api/send': () => [
    [200, { path: '/api/send', body: umami(publicId) }],
    [400, { path: '/api/send', body: umami(missing) }],
    [400, { path: '/api/send', body: {} }],
  ],
  'GET /api/pixel.gif': () => [
    [200, { path: `/api/pixel.gif?s=${publicId}` }],
    [200, { path: `/api/pixel.gif?s=${missing}` }],
  ],
  'POST /webhooks/stripe': () => [[404, { path: '/webhooks/stripe', body: { id: 'evt_1' } }]],
  'OPTIONS /v1/*': () => [[204, { path: '/v1/user/info' }]],
  'OPTIONS /admin/*': () => [[204, { path: '/admin/v1/audit/fetchList' }]],
  'OPTIONS /subapp/*': () => [[204, { path: '/subapp/v1/user/fetchAppUserList' }]],
  'GET /': () => [[200, { path: '/' }]],
  ...Object.fromEntries(
    pagesBehindHash.map((path) => [`GET ${path}`, () => [[302, { path: path.replaceAll(/:\w+\??/g, '1') }]]]),
  ),
  'GET /embed': () => [
    [200, { path: `/embed?site=${publicId}` }],
    [200, { path: `/embed?site=${missing}` }],
  ],
}

test('every route that is no call of the contract has a row, and every row is of a route', async () => {
  const calls = new Set(everyCall.map(([, { method, path }]) => `${method} ${path}`))
  const routes = await routesOfServer()
  expect([...calls].filter((call) => !routes.includes(call))).toEqual([])
  expect(Object.keys(rows).toSorted()).toEqual(routes.filter((route) => !calls.has(route)).toSorted())
})

test.each(Object.entries(rows))('%s answers alike whoever asks', async (route, requests) => {
  const [method = ''] = route.split(' ')
  for (const [status, request] of requests()) {
    for (const caller of ['visitor', 'owner', 'admin', 'API key', 'share link', 'disabled', 'forged token'] as const) {
      const answer = await ask(method, request, people.tokens[caller])
      expect([caller, request.path, answer.status]).toEqual([caller, request.path, status])
      expect(answer.headers.getSetCookie()).toEqual([])
    }
  }
})

test('the path of a page leads to the page, with what is asked of it', async () => {
  const follow = (path: string) => fetch(`${product.address}${path}`, { redirect: 'manual' })
  const answers = await Promise.all(['/subapp/app-user?region=DE', '/sites/1/settings/goals'].map(follow))
  expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
    [302, '/#/subapp/app-user?region=DE'],
    [302, '/#/sites/1/settings/goals'],
  ])
})

test.each([
  '/secret',
  '/sightline.db',
  '/.env',
  '/package.json',
  '/assets/..%2F..%2Fserver%2Fmain.js',
  '/..%2F..%2Fsecret',
  '/v1',
  '/v1/nothing',
  '/admin',
  '/admin/v1/nothing',
  '/files',
  '/files/export',
  '/files/image',
  '/metrics',
])('%s is nothing, also for an administrator', async (path) => {
  const answer = await ask('GET', { path }, people.tokens.admin)
  expect(answer.status).toBe(404)
  expect(await answer.json()).toEqual({ code: 404, message: 'unknown_path', data: null })
})

test('a frame of a site and of one that is not there have the same policy', async () => {
  const [known, unknown] = await Promise.all(
    [publicId, missing].map(async (site) => {
      const { headers } = await ask('GET', { path: `/embed?site=${site}` }, undefined)
      return headers.get('Content-Security-Policy')?.replace(/'nonce-[^']*'/, '')
    }),
  )
  expect(known).toBe(unknown)
})

function ask(method: string, { path, body }: Request, token: string | undefined): Promise<Response> {
  const headers = {
    ...someAddress(),
    'User-Agent': USER_AGENT,
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
  }
  return fetch(product.address + path, {
    method,
    redirect: 'manual',
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

/** Those of the server itself, `GET /health`; the files of the app are served one by one as they were built. */
async function routesOfServer(): Promise<string[]> {
  const appFolder = await mkdtemp(join(tmpdir(), 'sightline-'))
  await writeFile(join(appFolder, 'index.html'), APP_PAGE)
  const routes: string[] = []
  const onServer = (message: unknown) =>
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
      routes.push(...[method].flat().map((one) => `${one} ${url}`))
    })
  subscribe('fastify.initialization', onServer)
  try {
    const server = await createHttpServer({
      services: { basePath: '', measurements: createMeasurements() } as Services,
      log: createLog('text'),
      metricsToken: undefined,
      trustedProxies: 0,
      countryHeader: undefined,
      isSecure: false,
      snippets: new Map(['/s.js', '/s-views.js'].map((path) => [path, ''])),
      appFolder,
      corsOrigins: [ORIGIN],
    })
    await server.close()
  } finally {
    unsubscribe('fastify.initialization', onServer)
    await removeFolder(appFolder)
  }
  return routes.filter((route) => !route.startsWith('HEAD '))
}
