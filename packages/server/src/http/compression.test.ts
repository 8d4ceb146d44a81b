import Fastify, { type FastifyInstance } from 'fastify'
import { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { registerCompression } from './compression.ts'

const long = { rows: Array.from({ length: 200 }, (_, index) => ({ value: `/page/${index}`, visitors: index })) }

let server: FastifyInstance
beforeEach(() => {
  server = Fastify()
  registerCompression(server)
  server.get('/long', async (_request, reply) => reply.header('Vary', 'Origin').send(long))
  server.get('/short', async () => ({ code: 200 }))
  server.get('/stream', async (_request, reply) => reply.type('text/plain').send(Readable.from(['x'.repeat(5000)])))
})
afterEach(() => server.close())

const get = (url: string, encoding?: string) =>
  server.inject({ url, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } })

test('a long answer is compressed as the caller can read it', async () => {
  const brotli = await get('/long', 'gzip, deflate, br, zstd')
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Origin, Accept-Encoding' })
  expect(JSON.parse(brotliDecompressSync(brotli.rawPayload).toString())).toEqual(long)
  expect(brotli.rawPayload.length).toBeLessThan(JSON.stringify(long).length / 3)
  expect(brotli.headers['content-length']).toBe(String(brotli.rawPayload.length))

  const zipped = await get('/long', 'gzip')
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(JSON.parse(gunzipSync(zipped.rawPayload).toString())).toEqual(long)
})

test('a caller who can read none of it gets the text, and caches hear of it', async () => {
  const plain = await get('/long')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.headers.vary).toBe('Origin, Accept-Encoding')
  expect(plain.json()).toEqual(long)
})

test('short answers and streams are left alone', async () => {
  const short = await get('/short', 'br')
  expect(short.headers['content-encoding']).toBeUndefined()
  expect(short.json()).toEqual({ code: 200 })
  const stream = await get('/stream', 'br')
  expect(stream.headers['content-encoding']).toBeUndefined()
  expect(stream.payload).toBe('x'.repeat(5000))
})
