import { createApiClient, type ApiClient } from '@sightline/api-client'
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

describe('the first account', () => {
  test('needs the code of the link', async () => {
    const visitor = createApiClient({ baseURL: product.address })
    expect(await visitor.instance.info()).toMatchObject({ code: 200, data: { set_up_needed: true, is_demo: false } })
    expect(await visitor.auth.setUp({ code: 'guessed', ...ADMIN })).toMatchObject({
      code: 400,
      message: 'set_up_link_invalid',
    })
  })

  test('is checked field by field', async () => {
    const { body } = await post('/v1/auth/setUp', 'code=x&email=nobody&password=short')
    expect(body).toEqual({
      code: 400,
      message: 'invalid_input',
      data: { fields: { email: 'email_invalid', password: 'password_too_short' } },
    })
  })

  test('is made once, however many ask at the same time', async () => {
    const attempts = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        createApiClient({ baseURL: product.address }).auth.setUp({
          code: product.setUpCode(),
          email: index === 0 ? ADMIN.email : `other${index}@example.com`,
          password: ADMIN.password,
        }),
      ),
    )
    expect(attempts.filter((attempt) => attempt.code === 200)).toHaveLength(1)
    expect(attempts.filter((attempt) => attempt.code === 409)).toHaveLength(4)
    const winner = attempts.findIndex((attempt) => attempt.code === 200)
    const email = winner === 0 ? ADMIN.email : `other${winner}@example.com`
    client = createApiClient({ baseURL: product.address })
    expect(await client.auth.login({ email, password: ADMIN.password })).toMatchObject({ code: 200 })
    expect(await client.instance.info()).toMatchObject({ data: { set_up_needed: false } })
  })
})

describe('signing in', () => {
  test('tells a wrong password and an unknown address alike', async () => {
    const visitor = createApiClient({ baseURL: product.address })
    const email = client.session.userinfo()?.email ?? ''
    const wrong = await visitor.auth.login({ email, password: 'not the password' })
    const unknown = await visitor.auth.login({ email: 'nobody@example.com', password: 'not the password' })
    expect(wrong).toEqual({ code: 400, message: 'sign_in_failed', data: null })
    expect(unknown).toEqual(wrong)
  })

  test('gives the person, without a role in the user info', async () => {
    const info = await client.user.info()
    expect(info).toMatchObject({
      code: 200,
      data: { level: 'admin', userinfo: { vip_status: 'premium', expired_time: null } },
    })
    expect(JSON.stringify(client.session.userinfo())).not.toMatch(/admin|password|hash/)
  })
})

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

describe('adding a website', () => {
  const add = (body: string) =>
    post('/v1/website/addWebsite', body, { Authorization: `Bearer ${client.session.token()}` }).then(
      (answer) => answer.body,
    )

  test('asks for all three fields', async () => {
    const fields = { name: 'name_required', domain: 'domain_required', currency_type: 'currency_required' }
    expect(await add('')).toEqual({ code: 400, message: 'invalid_input', data: { fields } })
    expect(await add('name=+&domain=&currency_type=')).toEqual({
      code: 400,
      message: 'invalid_input',
      data: { fields },
    })
  })

  test('keeps the host of whatever address was typed', async () => {
    const added = await add(
      'name=Shop&domain=https%3A%2F%2FWWW.Shop.Example%3A8080%2Fpath&currency_type=JPY&time_zone=Asia%2FTokyo',
    )
    expect(added).toMatchObject({
      code: 200,
      data: {
        name: 'Shop',
        domain: 'www.shop.example',
        currency_type: 'JPY',
        time_zone: 'Asia/Tokyo',
        week_start: 'monday',
      },
    })
    siteId = (added.data as { id: string }).id
    expect(await add('name=Again&domain=www.shop.example&currency_type=JPY')).toMatchObject({
      code: 409,
      message: 'domain_taken',
    })
  })

  test.each([
    ['domain', 'no host'],
    ['domain', '-a.example'],
    ['domain', 'a..example'],
    ['domain', 'x'.repeat(3000)],
    ['domain', '<script>'],
    ['domain', '10.0.0.10'],
    ['name', '\u202Egnp.exe'],
    ['name', 'a\u0007b'],
    ['currency_type', 'XXX1'],
    ['time_zone', 'Mars/Olympus'],
    ['time_zone', '+05:30'],
    ['week_start', 'someday'],
    ['name', 'x'.repeat(101)],
  ])('%s=%s is refused at its field', async (field, value) => {
    const fields = { name: 'N', domain: 'unused.example', currency_type: 'EUR', [field]: value }
    const answer = await add(new URLSearchParams(fields).toString())
    expect(answer).toMatchObject({ code: 400, message: 'invalid_input' })
    expect(Object.keys((answer.data as { fields: object }).fields)).toEqual([field])
  })

  test('localhost and a domain in another script are fine', async () => {
    expect(await add('name=Local&domain=localhost&currency_type=EUR')).toMatchObject({ code: 200 })
    const domain = encodeURIComponent('bücher.example')
    expect(await add(`name=B&domain=${domain}&currency_type=EUR`)).toMatchObject({
      data: { domain: 'xn--bcher-kva.example' },
    })
  })
})

describe('refusals', () => {
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

describe('registering', () => {
  const visitor = () => createApiClient({ baseURL: product.address })
  const password = 'a long password'

  test('makes a member on trial, who sees own sites only', async () => {
    const member = visitor()
    const result = await member.auth.register({ email: 'Member@Example.com ', password })
    expect(result).toMatchObject({
      code: 200,
      data: { userinfo: { email: 'member@example.com', vip_status: 'trial', expired_time: expect.any(String) } },
    })
    expect(await member.user.info()).toMatchObject({ data: { level: 'member' } })
    expect(await member.website.fetchWebsiteList()).toMatchObject({ data: { website_list: [] } })
    expect(await member.stats.current({ site_id: siteId })).toMatchObject({ code: 403, message: 'site_no_permission' })
  })

  test('keeps where somebody came from, and who invited them beside it', async () => {
    const tags = { utm_campaign: 'may', utm_term: 'web statistics', utm_content: 'top-link' }
    const from = { utm_source: 'letter', utm_medium: 'mail', ...tags, union_code: 'union-1', ref_code: 'ref-1' }
    const invite_code = client.session.userinfo()?.invite_code ?? ''
    await visitor().auth.register({ email: 'campaign@example.com', password, ...from })
    await visitor().auth.register({ email: 'invited@example.com', password, invite_code })
    await visitor().auth.register({ email: 'both@example.com', password, invite_code, ref_code: 'ref-1' })
    const kept = (email: string) => client.appUser.fetchAppUserList({ email })
    const inviter = { email: client.session.userinfo()?.email }
    expect(await kept('campaign@example.com')).toMatchObject({ data: { list: [{ ...from, inviter: null }] } })
    expect(await kept('both@example.com')).toMatchObject({ data: { list: [{ ref_code: 'ref-1', inviter }] } })
    expect(await client.appUser.fetchAppUserList({ ref_code: 'ref-1' })).toMatchObject({ data: { total: 2 } })
    expect(await kept('invited@example.com')).toMatchObject({
      data: { list: [{ inviter, ref_code: null, utm_source: null, utm_medium: null, union_code: null }] },
    })
  })

  test('refuses an address that is taken, and a code that nobody gave', async () => {
    expect(await visitor().auth.register({ email: 'member@example.com', password })).toMatchObject({
      code: 409,
      data: { fields: { email: 'email_taken' } },
    })
    expect(await visitor().auth.register({ email: 'x@example.com', password, invite_code: 'guess' })).toMatchObject({
      code: 400,
      data: { fields: { invite_code: 'invite_code_invalid' } },
    })
  })
})

test.each(['closed', 'invite'] as const)('an instance that is %s keeps strangers out', async (registration) => {
  const own = await startProduct({ environment: { REGISTRATION: registration } })
  try {
    const stranger = createApiClient({ baseURL: own.address })
    const account = { email: 'x@example.com', password: 'a long password' }
    expect(await stranger.auth.register(account)).toMatchObject({ code: 403, message: 'registration_closed' })
    const admin = await signedInClient(own)
    const code = admin.session.userinfo()?.invite_code ?? ''
    const closed = { code: 403, message: 'registration_closed' }
    const uninvited = { code: 400, data: { fields: { invite_code: 'invite_code_invalid' } } }
    expect(await stranger.auth.register(account)).toMatchObject(registration === 'closed' ? closed : uninvited)
    expect(await stranger.auth.register({ ...account, invite_code: code })).toMatchObject(
      registration === 'closed' ? closed : { code: 200 },
    )
    expect(await stranger.instance.info()).toMatchObject({ data: { registration } })
  } finally {
    await own.stop()
    await removeFolder(own.dataDir)
  }
})
