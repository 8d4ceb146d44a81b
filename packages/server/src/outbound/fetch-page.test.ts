import fc from 'fast-check'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import type { Resolve } from './checked-lookup.ts'
import { OutboundError } from '../errors.ts'
import { fetchPage, type OutboundOptions } from './fetch-page.ts'
import { ANYWHERE, PUBLIC_ONLY, type Reach } from './reach.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return (server.address() as AddressInfo).port
}

const look = (url: string, options: Partial<OutboundOptions> = {}) =>
  fetchPage(new URL(url), { userAgent: 'Test/1', signal: AbortSignal.timeout(2000), reach: ANYWHERE, ...options })

const failureOf = async (url: string, options: Partial<OutboundOptions> = {}): Promise<string> => {
  const error = await look(url, options).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return error instanceof OutboundError ? error.failure : 'none'
}

test('reads a page, says who asks, and sends no cookie', async () => {
  let headers = {}
  const port = await serve((request, response) => {
    ;({ headers } = request)
    response.setHeader('Set-Cookie', 'a=b').end('<p>here</p>')
  })
  const page = await look(`http://127.0.0.1:${port}/a`)
  expect(page).toMatchObject({ status: 200, text: '<p>here</p>' })
  expect(headers).toMatchObject({ 'user-agent': 'Test/1' })
  expect(headers).not.toHaveProperty('cookie')
})

test('unpacks a page, but never more than 2 MB of it', async () => {
  const port = await serve((_request, response) =>
    response.setHeader('Content-Encoding', 'gzip').end(gzipSync(Buffer.alloc(8_000_000, 'a'))),
  )
  expect((await look(`http://127.0.0.1:${port}/`)).text).toHaveLength(2 * 1024 * 1024)
})

test('reads no more than 2 MB of a page without an end', async () => {
  const port = await serve((_request, response) => {
    const more = () => {
      while (!response.destroyed && response.write('a'.repeat(65_536)));
    }
    response.on('drain', more)
    more()
  })
  expect((await look(`http://127.0.0.1:${port}/`)).text).toHaveLength(2 * 1024 * 1024)
})

test('a wrongly compressed answer is a failed connection', async () => {
  const port = await serve((_request, response) => response.setHeader('Content-Encoding', 'br').end('not packed'))
  expect(await failureOf(`http://127.0.0.1:${port}/`)).toBe('no_connection')
})

test('follows five redirects, and no sixth', async () => {
  const port = await serve((request, response) => {
    const left = Number(request.url?.slice(1))
    if (left === 0) return response.end('arrived')
    response.writeHead(302, { Location: `/${left - 1}` }).end()
  })
  expect(await look(`http://127.0.0.1:${port}/5`)).toMatchObject({ text: 'arrived', url: { pathname: '/0' } })
  expect(await failureOf(`http://127.0.0.1:${port}/6`)).toBe('too_many_redirects')
})

test.each(['file:///etc/passwd', 'ftp://shop.example/', 'http://user:secret@127.0.0.1/', 'http://['])(
  'does not follow to %s',
  async (target) => {
    const port = await serve((_request, response) => response.writeHead(301, { Location: target }).end())
    expect(await failureOf(`http://127.0.0.1:${port}/`)).toBe('redirect_invalid')
  },
)

test('gives up in time, also in the middle of a page', async () => {
  const silent = await serve(() => {})
  const slow = await serve((_request, response) => void response.write('<p>'))
  for (const port of [silent, slow]) {
    expect(await failureOf(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(100) })).toBe('timed_out')
  }
})

test('a server that wants to speak something else is no connection', async () => {
  const port = await serve((request) =>
    request.socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n'),
  )
  expect(await failureOf(`http://127.0.0.1:${port}/`)).toBe('no_connection')
})

test('a port where nobody listens is no connection', async () => {
  const port = await serve(() => {})
  servers.splice(0).forEach((server) => server.close())
  expect(await failureOf(`http://127.0.0.1:${port}/`)).toBe('no_connection')
})

test.each([
  'http://127.0.0.1/',
  'http://0x7f.1/',
  'http://0x7f000001/',
  'http://2130706433/',
  'http://0177.0.0.1/',
  'http://127.1/',
  'http://①②⑦.0.0.1/',
  'http://10.0.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[fd00:ec2::254]/',
  'https://localhost/',
])('%s is out of reach', async (url) => {
  expect(await failureOf(url, { reach: PUBLIC_ONLY })).toBe('address_private')
})

test('no spelling of a private number is within reach', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 0xffffff }), fc.constantFrom(10, 127), async (rest, first) => {
      const number = first * 2 ** 24 + rest
      for (const host of [String(number), `0x${number.toString(16)}`, `0${number.toString(8)}`, `${first}.${rest}`]) {
        expect(await failureOf(`http://${host}/`, { reach: PUBLIC_ONLY })).toBe('address_private')
      }
    }),
    { numRuns: 50 },
  )
})

test('other ports are out of reach', async () => {
  expect(await failureOf('http://93.184.216.34:8123/', { reach: PUBLIC_ONLY })).toBe('redirect_invalid')
})

/** One loopback address stands for the internet, the others for the neighbourhood. */
const one: Reach = { allowsAddress: (address) => address === '127.0.0.1', allowsPort: () => true }

test('a redirect is checked like the first address', async () => {
  let requests = 0
  const inside = await serve((_request, response) => void ((requests += 1), response.end('secret')))
  const publicPort = await serve((request, response) =>
    response.writeHead(302, { Location: `http://${request.url?.slice(1)}:${inside}/` }).end(),
  )
  for (const host of ['127.0.0.2', '[::1]', '0x7f.2', 'intranet.test']) {
    const resolve: Resolve = (_name, _options, done) => done(null, [{ address: '127.0.0.3', family: 4 }])
    expect(await failureOf(`http://127.0.0.1:${publicPort}/${host}`, { reach: one, resolve })).toBe('address_private')
  }
  expect(requests).toBe(0)
  expect((await look(`http://127.0.0.1:${publicPort}/127.0.0.1`, { reach: one })).text).toBe('secret')
})

test('a name is resolved once, and what was checked is what is connected to', async () => {
  const port = await serve((request, response) => response.end(request.socket.localAddress))
  let resolved = 0
  const resolve: Resolve = (_name, _options, done) => {
    resolved += 1
    done(null, [{ address: resolved === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }])
  }
  expect((await look(`http://rebinding.test:${port}/`, { reach: one, resolve })).text).toBe('127.0.0.1')
  expect(resolved).toBe(1)
  expect(await failureOf(`http://rebinding.test:${port}/`, { reach: one, resolve })).toBe('address_private')
})

test('of several addresses only those within reach are tried', async () => {
  const port = await serve((request, response) => response.end(request.socket.localAddress))
  const resolve: Resolve = (_name, _options, done) =>
    done(null, [
      { address: '::1', family: 6 },
      { address: '127.0.0.2', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ])
  expect((await look(`http://mixed.test:${port}/`, { reach: one, resolve })).text).toBe('127.0.0.1')
})

test('a name that nobody knows', async () => {
  const resolve: Resolve = (_name, _options, done) => done(Object.assign(new Error('none'), { code: 'ENOTFOUND' }), [])
  expect(await failureOf('http://nowhere.test/', { resolve })).toBe('name_unknown')
})
