import { createApiClient, unwrap, type ApiClient } from '@sightline/api-client'
import { endpoints, type Endpoint } from '@sightline/api-client/contract'
import { SignJWT } from 'jose'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { someAddress } from '../support/people.ts'
import { ADMIN, removeFolder, signedInClient, startProduct, type RunningProduct } from '../support/product.ts'

let product: RunningProduct
let client: ApiClient
let siteId: string

beforeAll(async () => {
  product = await startProduct({ environment: { TRUST_PROXY: '1' } })
  client = await signedInClient(product)
  siteId = (await unwrap(client.website.addWebsite({ name: 'S', domain: 's.example', currency_type: 'EUR' }))).id
})
afterAll(async () => {
  await product.stop()
  await removeFolder(product.dataDir)
})

async function post(path: string, body: string, headers: Record<string, string> = {}) {
  const response = await fetch(product.address + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body,
  })
  return { status: response.status, body: (await response.json()) as { code: number; message: string; data: unknown } }
}

describe('the token', () => {
  const calls = Object.values(endpoints as Record<string, Record<string, Endpoint>>).flatMap((resource) =>
    Object.values(resource),
  )
  const guarded = calls.filter((call) => call.level !== 'visitor')

  test.each(guarded)(
    '$method $path is refused without one, with a wrong one and with a forged one',
    async ({ method, path }) => {
      const forged = await new SignJWT({ sid: 'x' })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer('sightline')
        .setSubject('1')
        .setExpirationTime('1h')
        .sign(new TextEncoder().encode('another secret that is long enough'))
      const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"1"}').toString('base64url')}.`
      for (const token of [undefined, 'nonsense', forged, unsigned]) {
        const headers = { ...someAddress(), ...(token !== undefined && { Authorization: `Bearer ${token}` }) }
        const response = await fetch(product.address + path, { method, headers })
        expect(response.status).toBe(200)
        expect(await response.json()).toEqual({ code: 400, message: 'jwt_error_01', data: null })
      }
    },
  )

  test('is refused when it has ended, and when its session has', async () => {
    const secret = new TextEncoder().encode((await readFile(join(product.dataDir, 'secret'), 'utf8')).trim())
    const sign = (expiry: number) =>
      new SignJWT({ sid: 'no such session' })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer('sightline')
        .setSubject('1')
        .setExpirationTime(expiry)
        .sign(secret)
    const now = Math.floor(Date.now() / 1000)
    for (const token of [await sign(now - 10), await sign(now + 100)]) {
      const response = await fetch(`${product.address}/v1/user/info`, { headers: { Authorization: `Bearer ${token}` } })
      expect(await response.json()).toEqual({ code: 400, message: 'jwt_error_02', data: null })
    }
  })

  test('is worth nothing after signing out', async () => {
    const second = createApiClient({ baseURL: product.address, onSessionExpired() {} })
    await second.auth.login({ email: client.session.userinfo()?.email ?? '', password: ADMIN.password })
    const token = second.session.token()
    expect(await second.auth.logout()).toMatchObject({ code: 200 })
    expect(second.session.token()).toBeNull()
    expect(second.session.userinfo()).toBeNull()
    const response = await fetch(`${product.address}/v1/user/info`, { headers: { Authorization: `Bearer ${token}` } })
    expect(await response.json()).toMatchObject({ code: 400, message: 'jwt_error_02' })
  })
})

describe('an answer that refuses', () => {
  test('an unknown site answers like one without rights', async () => {
    for (const id of ['999999', '0', '9007199254740991']) {
      expect(await client.stats.current({ site_id: id })).toMatchObject({ code: 403, message: 'site_no_permission' })
    }
    // As a number, the second one is an id that somebody else's site may have.
    for (const id of ["1' OR 1=1", '9007199254740993']) {
      expect(await client.stats.current({ site_id: id })).toMatchObject({ code: 400, message: 'invalid_input' })
    }
    expect(await client.stats.current({ site_id: siteId })).toMatchObject({ code: 200, data: { current_visitors: 0 } })
  })

  test('transport refusals are HTTP statuses with the same envelope', async () => {
    const token = { Authorization: `Bearer ${client.session.token()}` }
    expect(await post('/v1/nothing', '')).toEqual({
      status: 404,
      body: { code: 404, message: 'unknown_path', data: null },
    })
    expect(await post('/v1/website/addWebsite', `name=${'x'.repeat(2_000_000)}`, token)).toEqual({
      status: 413,
      body: { code: 413, message: 'too_large', data: null },
    })
    expect(await post('/v1/auth/login', '{', { 'Content-Type': 'application/json' })).toMatchObject({
      status: 400,
      body: { code: 400, message: 'invalid_input' },
    })
  })

  test('an address that cannot be read is refused with the same envelope', async () => {
    const response = await fetch(`${product.address}/%`)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ code: 400, message: 'invalid_input', data: null })
  })

  test('no cache keeps an answer', async () => {
    const response = await fetch(`${product.address}/v1/instance/info`)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('a path that is written differently has the same limit', async () => {
    const ask = (path: string) => post(path, 'email=nobody@example.com')
    const statuses: number[] = []
    for (let attempt = 0; attempt < 12; attempt += 1)
      statuses.push((await ask(attempt % 2 === 0 ? '/v1/auth/forgotPassword' : '/%761/auth/forgotPassword')).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
  })

  test('guessing a password is slowed down', async () => {
    const statuses = []
    for (let attempt = 0; attempt < 12; attempt += 1) {
      statuses.push((await post('/v1/auth/login', 'email=a%40b.example&password=guess')).status)
    }
    expect(statuses.at(-1)).toBe(429)
  })

  test('a failed request resolves to code -1', async () => {
    const nowhere = createApiClient({ baseURL: 'http://127.0.0.1:1' })
    expect(await nowhere.instance.info()).toMatchObject({
      code: -1,
      error: -1,
      message: expect.stringContaining('ECONNREFUSED'),
    })
  })
})

test('the page comes with a fresh nonce and a strict policy', async () => {
  const [one, other] = await Promise.all([fetch(product.address), fetch(product.address)])
  const policy = (response: Response) => response.headers.get('Content-Security-Policy') ?? ''
  const nonce = /'nonce-([^']+)'/.exec(policy(one))?.[1] ?? ''
  expect(policy(one)).toContain("script-src 'self';")
  expect(policy(one)).toContain("frame-ancestors 'none'")
  expect(policy(other)).not.toBe(policy(one))
  expect(one.headers.get('Cache-Control')).toBe('no-store')
  const html = await one.text()
  expect(html).toContain(nonce)
  expect(html).not.toContain('__CSP_NONCE__')
})
