import { createApiClient, unwrap, type ApiClient } from '@sightline/api-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ADMIN, removeFolder, signedInClient, startProduct, type RunningProduct } from '../support/product.ts'

let product: RunningProduct
/** That of the first administrator, once there is one. */
let client: ApiClient

beforeAll(async () => {
  product = await startProduct({ environment: { TRUST_PROXY: '1' } })
})
afterAll(async () => {
  await product.stop()
  await removeFolder(product.dataDir)
})

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
    const response = await fetch(`${product.address}/v1/auth/setUp`, {
      method: 'POST',
      body: new URLSearchParams({ code: 'x', email: 'nobody', password: 'short' }),
    })
    expect(await response.json()).toEqual({
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

describe('registering', () => {
  const visitor = () => createApiClient({ baseURL: product.address })
  const password = 'a long password'

  test('makes a member on trial, who sees own sites only', async () => {
    const foreign = await unwrap(
      client.website.addWebsite({ name: 'Shop', domain: 'shop.example', currency_type: 'EUR' }),
    )
    const member = visitor()
    const result = await member.auth.register({ email: 'Member@Example.com ', password })
    expect(result).toMatchObject({
      code: 200,
      data: { userinfo: { email: 'member@example.com', vip_status: 'trial', expired_time: expect.any(String) } },
    })
    expect(await member.user.info()).toMatchObject({ data: { level: 'member' } })
    expect(await member.website.fetchWebsiteList()).toMatchObject({ data: { website_list: [] } })
    expect(await member.stats.current({ site_id: foreign.id })).toMatchObject({
      code: 403,
      message: 'site_no_permission',
    })
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
