import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { registerCors } from './cors.ts'

const origin = 'https://admin.example.com'

function serverFor(origins: readonly string[]) {
  const server = Fastify()
  registerCors(server, origins)
  server.get('/v1/instance/info', async () => ({ code: 200 }))
  server.get('/health', async () => 'fine')
  return server
}

const corsHeaders = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('access-control') || name === 'vary'))

test('without named origins nothing is said, and no preflight is answered', async () => {
  const server = serverFor([])
  const { headers } = await server.inject({ url: '/v1/instance/info', headers: { origin } })
  expect(corsHeaders(headers)).toEqual({})
  expect((await server.inject({ method: 'OPTIONS', url: '/v1/instance/info', headers: { origin } })).statusCode).toBe(
    404,
  )
})

test('a page of a named origin may read the answer to a call, and when to come again', async () => {
  const { headers } = await serverFor([origin]).inject({ url: '/v1/instance/info', headers: { origin } })
  expect(corsHeaders(headers)).toEqual({
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'Retry-After',
    vary: 'Origin',
  })
})

test.each(['https://admin.example.com.evil.example', 'http://admin.example.com', 'null', undefined])(
  'a page of %s may not',
  async (other) => {
    const headers = other === undefined ? {} : { origin: other }
    const answer = await serverFor([origin]).inject({ url: '/v1/instance/info', headers })
    expect(corsHeaders(answer.headers)).toEqual({ vary: 'Origin' })
  },
)

test('a preflight is answered, and cookies are never allowed', async () => {
  const server = serverFor([origin])
  const { statusCode, headers } = await server.inject({ method: 'OPTIONS', url: '/v1/auth/login', headers: { origin } })
  expect(statusCode).toBe(204)
  expect(corsHeaders(headers)).toEqual({
    'access-control-allow-origin': origin,
    'access-control-allow-headers': 'Authorization, Content-Type',
    'access-control-allow-methods': 'GET, POST',
    'access-control-expose-headers': 'Retry-After',
    'access-control-max-age': '86400',
    vary: 'Origin',
  })
})

test('a path that is no call stays as it is', async () => {
  const { headers } = await serverFor([origin]).inject({ url: '/health', headers: { origin } })
  expect(corsHeaders(headers)).toEqual({})
})
