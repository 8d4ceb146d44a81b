import path from 'node:path'
import vm from 'node:vm'
import { build } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import type { createApiClient } from '../fetch.ts'

/** The globals that Deno, edge workers and browsers share: none of Node's. */
const web = {
  AbortController,
  AbortSignal,
  Blob,
  Headers,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
  atob,
  btoa,
  clearTimeout,
  console,
  FormData,
  performance,
  queueMicrotask,
  setTimeout,
}

let code: string

beforeAll(async () => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: path.join(import.meta.dirname, '../fetch.ts'), formats: ['iife'], name: 'client' },
    },
  })
  const [chunk] = [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  code = chunk?.type === 'chunk' ? chunk.code : ''
}, 60_000)

/** Creates the client in a context with web globals alone. */
function clientWith(send: typeof fetch): ReturnType<typeof createApiClient> {
  const context = vm.createContext({ ...web, fetch: send })
  vm.runInContext(
    `${code}\nglobalThis.made = client.createApiClient({ baseURL: 'https://stats.example', retries: 1 })`,
    context,
  )
  return context['made'] as ReturnType<typeof createApiClient>
}

test('a client that sends by the platform’s fetch calls the service without anything of Node', async () => {
  const requests: string[] = []
  const client = clientWith((input) => {
    const request = input as Request
    requests.push(`${request.method} ${request.url}`)
    const data = request.url.endsWith('/login') ? { token: 'x', userinfo: {} } : { version: '0.1.0' }
    return Promise.resolve(Response.json({ code: 200, message: 'success', data }))
  })
  expect(await client.instance.info()).toMatchObject({ code: 200, data: { version: '0.1.0' } })
  expect(await client.auth.login({ email: 'mina@example.com', password: 'a long password' })).toMatchObject({
    code: 200,
  })
  expect(requests).toEqual([
    expect.stringMatching(/^GET https:\/\/stats\.example\//),
    expect.stringMatching(/^POST https:\/\/stats\.example\/.*login$/),
  ])
})

test('without anything of Node, too, a failure has its kind, and a GET that failed is sent again', async () => {
  let calls = 0
  const client = clientWith(() => {
    calls += 1
    return Promise.reject(new TypeError('no network'))
  })
  expect(await client.instance.info()).toMatchObject({ code: -1, kind: 'network' })
  expect(calls).toBe(2)
})
