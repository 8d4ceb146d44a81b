import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sqliteFull } from '../../tests/support/full-disk.ts'
import { AbandonedError, ApiError, FileTooLargeError } from '../errors.ts'
import { registerErrorHandler } from './error-handler.ts'
import { readFieldsBefore } from './input.ts'

const FILE_BYTES = 10_000_000

let server: FastifyInstance

beforeEach(async () => {
  server = Fastify()
  await server.register(multipart)
  registerErrorHandler(server)
})
afterEach(async () => {
  vi.useRealTimers()
  await server.close()
})

test.each(['imports_waiting', 'disk_full'] as const)(
  'an upload that ends with %s before its file was read is answered when it has come, and not after a time',
  async (key) => {
    server.route({
      method: 'POST',
      url: '/import',
      async handler(request) {
        await readFieldsBefore(request, FILE_BYTES)
        throw new ApiError(key)
      },
    })
    const address = await server.listen({ host: '127.0.0.1', port: 0 })
    // No time passes: what waits for a timer waits for ever.
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const body = new FormData()
    body.append('site_id', '1')
    body.append('file', new File([new Uint8Array(FILE_BYTES)], 'events.ndjson'))
    const answer = await fetch(`${address}/import`, { method: 'POST', body })
    expect([answer.status, await answer.json()]).toMatchObject([200, { message: key, data: null }])
  },
)

test('the status of an answer of another service is not passed on', async () => {
  server.get('/', () => Promise.reject(Object.assign(new Error('No such customer'), { statusCode: 404 })))
  const response = await server.inject('/')
  expect([response.statusCode, response.json()]).toEqual([500, { code: 500, message: 'internal_error', data: null }])
})

test.each([
  [new AbandonedError(), 499],
  [new FileTooLargeError(), 413],
])('%s has a status of its own', async (error, status) => {
  server.get('/', () => Promise.reject(error))
  expect((await server.inject('/')).statusCode).toBe(status)
})

test('a store without room on its disk is answered 503, to come again', async () => {
  server.get('/', () => Promise.reject(sqliteFull()))
  const response = await server.inject('/')
  expect([response.statusCode, response.json()]).toEqual([503, { code: 503, message: 'storage_full', data: null }])
  expect(response.headers['retry-after']).toBe('10')
})
