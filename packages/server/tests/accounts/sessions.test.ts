import { endpoints } from '@sightline/api-client/contract'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newCaller, refreshTokenOf, type Envelope, type Caller } from '../support/caller.ts'
import { ADMIN, removeFolder, sendEvent, startProduct, type RunningProduct } from '../support/product.ts'

const { auth, user, appUser, website } = endpoints
const PASSWORD = 'a long password'

const ENDED = { code: 400, message: 'jwt_error_02' }

let product: RunningProduct
let admin: Caller

beforeAll(async () => {
  product = await startProduct({ environment: { TRUST_PROXY: '1', COLLECT_LIMIT: '5' } })
  admin = newCaller(product.address)
  admin.keep(await admin.call(auth.setUp, { code: product.setUpCode(), ...ADMIN }))
})
afterAll(async () => {
  await product.stop()
  await removeFolder(product.dataDir)
})

let accounts = 0

async function newMember(): Promise<{ member: Caller; email: string }> {
  accounts += 1
  const email = `member${accounts}@example.com`
  const member = newCaller(product.address)
  expect(member.keep(await member.call(auth.register, { email, password: PASSWORD }))).toMatchObject({ code: 200 })
  return { member, email }
}

/** The same account in another browser. */
async function alsoSignedIn(email: string): Promise<Caller> {
  const person = newCaller(product.address)
  expect(await person.signIn({ email, password: PASSWORD })).toMatchObject({ code: 200 })
  return person
}

const refresh = (person: Caller, refresh_token = person.refreshToken) =>
  person.call(auth.refresh, { refresh_token }, '')

async function rowOf(email: string): Promise<{ id: string; version: number }> {
  const { data } = await admin.call(appUser.fetchAppUserList, { email })
  const [row] = data['list'] as { id: string; version: number }[]
  if (row === undefined) throw new Error(`there is no ${email}`)
  return row
}

const sessionsOf = async (person: Caller): Promise<Envelope['data'][]> =>
  (await person.call(user.sessions)).data['list'] as Envelope['data'][]

describe('refreshing', () => {
  test('the token lasts fifteen minutes and each refresh gives a new pair', async () => {
    const { member } = await newMember()
    const { iat = 0, exp = 0 } = decodeJwt(member.token)
    expect(exp - iat).toBe(15 * 60)
    const first = member.refreshToken
    expect(member.keep(await refresh(member))).toMatchObject({ code: 200 })
    expect(member.refreshToken).not.toBe(first)
    expect(await member.call(user.info)).toMatchObject({ code: 200, data: { userinfo: { refresh_token: null } } })
  })

  test('two tabs that refresh with the same token both go on', async () => {
    const { member } = await newMember()
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(member)))
    for (const answer of answers) {
      expect(answer).toMatchObject({ code: 200 })
      expect(await member.call(user.info, {}, String(answer.data['token']))).toMatchObject({ code: 200 })
    }
    expect(new Set(answers.map(refreshTokenOf)).size).toBe(1)
    expect(await refresh(member, answers.map(refreshTokenOf).at(-1))).toMatchObject({ code: 200 })
  })

  test('an older one ends the session, with the newest tokens as well', async () => {
    const { member } = await newMember()
    const oldest = member.refreshToken
    member.keep(await refresh(member))
    member.keep(await refresh(member))
    expect(await refresh(member, oldest)).toMatchObject(ENDED)
    expect(await member.call(user.info)).toMatchObject(ENDED)
    expect(await refresh(member)).toMatchObject(ENDED)
  })

  test.each(['nonsense', 'x'.repeat(400), '00000000-0000-4000-8000-000000000000.A.A'])(
    '%s is malformed',
    async (given) => {
      expect(await refresh(newCaller(product.address), given)).toMatchObject({ code: 400, message: 'jwt_error_01' })
    },
  )

  test('is limited by address', async () => {
    const person = newCaller(product.address)
    const answers = await Promise.all(
      Array.from({ length: 61 }, () => person.send(auth.refresh, { refresh_token: 'nonsense' })),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})

describe('a session ends', () => {
  test('when its person signs out', async () => {
    const { member } = await newMember()
    expect(await member.call(auth.logout)).toMatchObject({ code: 200 })
    expect(await member.call(user.info)).toMatchObject(ENDED)
    expect(await refresh(member)).toMatchObject(ENDED)
  })

  test('in every other browser when the password changes', async () => {
    const { member, email } = await newMember()
    const other = await alsoSignedIn(email)
    const fields = { password: 'not the password', new_password: 'another long password' }
    expect(await member.call(user.changePassword, fields)).toEqual({
      code: 400,
      message: 'password_wrong',
      data: { fields: { password: 'password_wrong' } },
    })
    const before = member.refreshToken
    expect(member.keep(await member.call(user.changePassword, { ...fields, password: PASSWORD }))).toMatchObject({
      code: 200,
    })
    expect(await other.call(user.info)).toMatchObject(ENDED)
    expect(await refresh(other)).toMatchObject(ENDED)
    expect(await member.call(user.info)).toMatchObject({ code: 200 })
    expect(member.keep(await refresh(member))).toMatchObject({ code: 200 })
    expect(await newCaller(product.address).signIn({ email, password: PASSWORD })).toMatchObject({
      message: 'sign_in_failed',
    })
    expect(await refresh(member, before)).toMatchObject(ENDED)
  })

  test('when the account is disabled', async () => {
    const { member, email } = await newMember()
    const { id, version } = await rowOf(email)
    const fields = { id, version: String(version), status: 'disabled' }
    expect(await admin.call(appUser.updateAppUser, fields)).toMatchObject({ code: 200 })
    expect(await member.call(user.info)).toMatchObject(ENDED)
    expect(await refresh(member)).toMatchObject(ENDED)
    expect(await newCaller(product.address).signIn({ email, password: PASSWORD })).toMatchObject({
      code: 403,
      message: 'account_disabled',
    })
  })

  test('when it is ended in the list of sessions, alone or with all others', async () => {
    const { member, email } = await newMember()
    const [second, third, fourth] = [await alsoSignedIn(email), await alsoSignedIn(email), await alsoSignedIn(email)]
    const list = await sessionsOf(member)
    expect(list.map(({ is_current }) => is_current)).toEqual([false, false, false, true])
    const [newest] = list
    const id = String(newest?.['id'])
    expect(await member.call(user.endSessions, { id })).toMatchObject({ code: 200, data: { ended: 1 } })
    expect(await member.call(user.endSessions, { id })).toMatchObject({ code: 404, message: 'not_found' })
    expect(await fourth.call(user.info)).toMatchObject(ENDED)
    expect(await second.call(user.info)).toMatchObject({ code: 200 })
    expect(await member.call(user.endSessions)).toMatchObject({ data: { ended: 2 } })
    expect(await third.call(user.info)).toMatchObject(ENDED)
    expect(await sessionsOf(member)).toHaveLength(1)
  })

  test('only for its own person, never for somebody else', async () => {
    const [{ member }, { member: stranger }] = [await newMember(), await newMember()]
    const [own] = await sessionsOf(member)
    const fields = { id: String(own?.['id']) }
    expect(await stranger.call(user.endSessions, fields)).toMatchObject({ code: 404 })
    expect(await member.call(user.info)).toMatchObject({ code: 200 })
  })
})

describe('the own account', () => {
  test('changes its profile, unless it was changed meanwhile', async () => {
    const { member } = await newMember()
    const addresses = JSON.stringify([{ name: 'A', line1: 'Street 1', city: 'Bern', country: 'ch' }])
    const changed = await member.call(user.update, { version: '1', nickname: 'Ann', addresses })
    expect(changed).toMatchObject({
      code: 200,
      data: { nickname: 'Ann', version: 2, addresses: [{ city: 'Bern', country: 'CH', line2: null }] },
    })
    expect(await member.call(user.info)).toMatchObject({ data: { profile: changed.data, view_as: null } })
    expect(await member.call(user.update, { version: '1', nickname: 'Bea' })).toMatchObject({
      code: 409,
      message: 'row_changed',
      data: changed.data,
    })
  })

  test('has notices, points and orders', async () => {
    const { member } = await newMember()
    expect(await member.call(user.notices)).toMatchObject({ code: 200, data: { list: [], total: 0, unread: 0 } })
    expect(await member.call(user.readNotices)).toMatchObject({ code: 200, data: { unread: 0 } })
    expect(await member.call(user.points)).toMatchObject({ code: 200, data: { list: [], total: 0 } })
    expect(await member.call(user.orders)).toMatchObject({ code: 200, data: { list: [], total: 0 } })
  })
})

describe('an administrator who sees the product as a member', () => {
  const view = async (email: string, may_write: string) =>
    (await admin.call(appUser.fetchToken, { id: (await rowOf(email)).id, may_write })).data

  test('reads, and changes nothing', async () => {
    const { member, email } = await newMember()
    const { token, userinfo, expires_at } = await view(email, 'false')
    expect(userinfo).toMatchObject({ email, refresh_token: null })
    const viewer = newCaller(product.address)
    viewer.token = String(token)
    expect(await viewer.call(user.info)).toMatchObject({ data: { view_as: { is_read_only: true, expires_at } } })
    expect(await sessionsOf(member)).toContainEqual(expect.objectContaining({ is_view_as: true, expires_at }))
    for (const endpoint of [user.update, user.readNotices, website.addWebsite, user.changePassword, user.createApiKey])
      expect(await viewer.call(endpoint)).toMatchObject({ code: 403, message: 'read_only_session' })
    expect(await viewer.call(auth.logout)).toMatchObject({ code: 200 })
    expect(await viewer.call(user.info)).toMatchObject(ENDED)
    expect(await member.call(user.info)).toMatchObject({ code: 200 })
  })

  test('may be allowed to write, but never touches password, sessions and keys', async () => {
    const { email } = await newMember()
    const { token } = await view(email, 'true')
    const viewer = newCaller(product.address)
    viewer.token = String(token)
    expect(await viewer.call(user.update, { version: '1', nickname: 'Ann' })).toMatchObject({ code: 200 })
    const change = { password: PASSWORD, new_password: 'another long password' }
    const apiError = { code: 403, message: 'read_only_session' }
    expect(await viewer.call(user.changePassword, change)).toMatchObject(apiError)
    expect(await viewer.call(user.endSessions)).toMatchObject(apiError)
    expect(await viewer.call(user.createApiKey, { name: 'k' })).toMatchObject(apiError)
    expect(await viewer.call(user.deleteApiKey, { id: '1' })).toMatchObject(apiError)
    const { id } = await rowOf(email)
    const kept = await admin.call(endpoints.audit.fetchList, { target_id: id })
    expect(kept.data['list']).toContainEqual(
      expect.objectContaining({ action: 'user.update', actor_email: ADMIN.email, outcome: 'done' }),
    )
  })
})

test('the collector takes so many events a minute from one address', async () => {
  const event = { s: '00000000-0000-4000-8000-000000000000', u: 'https://a.example/' }
  const sendFrom = (address: string) => sendEvent(product.address, event, { 'X-Forwarded-For': address })
  for (let sent = 0; sent < 5; sent += 1) expect((await sendFrom('203.0.113.1')).status).toBe(400)
  const answer = await sendFrom('203.0.113.1')
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect((await sendFrom('203.0.113.2')).status).toBe(400)
})
