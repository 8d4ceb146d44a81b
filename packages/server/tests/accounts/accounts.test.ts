import { endpoints } from '@sightline/api-client/contract'
import { decodeJwt } from 'jose'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newCaller, refreshTokenOf, type Envelope, type Caller } from '../support/caller.ts'
import { send } from '../support/inputs.ts'
import { ADMIN, removeFolder, sendEvent, startProduct, type RunningProduct } from '../support/product.ts'
import { sized } from '../support/size.ts'
import { openStore } from '../support/store.ts'

const { annotation, auth, user, appUser, job, stats, website } = endpoints
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

describe('a forgotten password', () => {
  test('is answered alike for a known and an unknown address', async () => {
    const person = newCaller(product.address)
    const known = await person.call(auth.forgotPassword, { email: ADMIN.email })
    expect(known).toEqual({ code: 200, message: 'success', data: { is_mailed: false } })
    expect(await person.call(auth.forgotPassword, { email: 'nobody@example.com' })).toEqual(known)
  })

  test('a one-time link sets a new one, once', async () => {
    const email = 'invited@example.com'
    const added = await admin.call(appUser.addAppUser, { email })
    const code = /code=(.+)$/.exec(String(added.data['link']))?.[1] ?? ''
    const invited = newCaller(product.address)
    expect(await invited.signIn({ email, password: 'any password' })).toMatchObject({ message: 'sign_in_failed' })
    const reset = (password: string) => invited.call(auth.resetPassword, { code, password })
    const answers = await Promise.all([reset('first long password'), reset('second long password')])
    expect(new Set(answers.map((answer) => answer.code))).toEqual(new Set([200, 400]))
    expect(await reset('third long password')).toMatchObject({ code: 400, message: 'link_invalid' })
    for (const answer of answers) invited.keep(answer)
    expect(await invited.call(user.info)).toMatchObject({ data: { userinfo: { email, vip_status: 'trial' } } })
    expect(await refresh(invited)).toMatchObject({ code: 200 })
  })

  test('a link of another kind sets none', async () => {
    const { member } = await newMember()
    for (const code of [member.token, 'nonsense']) {
      const fields = { code, password: 'another long password' }
      expect(await member.call(auth.resetPassword, fields)).toMatchObject({ code: 400, message: 'link_invalid' })
    }
  })
})

describe('guessing a password', () => {
  test('is slowed down for each account, wherever the guesses come from; the owner is not kept out', async () => {
    const { email } = await newMember()
    const owner = await alsoSignedIn(email)
    const guess = (person: Caller) => person.send(auth.login, { email, password: 'a wrong guess' }, '')
    const delayOf = (answer: Response) => Number(answer.headers.get('Retry-After'))
    const strangers = Array.from({ length: 50 }, () => newCaller(product.address))
    // At once, and then one after the other: of many who come back together each is let in, and the delay is at its longest.
    const delays = (await Promise.all(strangers.slice(0, 5).map(guess))).map(delayOf)
    // Until guesses have to wait for so many seconds; the delays themselves are tested without a clock.
    const long = sized(3, 12)
    for (let round = 5; !delays.some((delay) => delay > long); round += 1) {
      await sleep(200)
      delays.push(delayOf(await guess(strangers[round % 50] ?? owner)))
    }
    const response = await guess(newCaller(product.address))
    expect(response.status).toBe(429)
    expect(await response.json()).toEqual({ code: 429, message: 'too_many_requests', data: null })
    expect(product.output()).toMatch(/^Sign-in failed from 1?\d+\./m)
    expect(product.output()).toMatch(/^Sign-in locked from 1?\d+\./m)
    expect(product.output()).not.toContain(email)
    expect(await owner.signIn({ email, password: PASSWORD })).toMatchObject({ code: 200 })

    const elsewhere = newCaller(product.address)
    const early = await elsewhere.send(auth.login, { email, password: PASSWORD }, '')
    expect(early.status).toBe(429)
    const seconds = delayOf(early)
    expect(seconds).toBeGreaterThan(0)
    expect(Math.max(seconds, ...delays)).toBeLessThanOrEqual(30)
    await sleep(seconds * 1000)
    await Promise.all(strangers.map(guess))
    expect(await elsewhere.signIn({ email, password: PASSWORD })).toMatchObject({ code: 200 })
  })

  test('an unknown address is slowed down alike', async () => {
    const guess = () =>
      newCaller(product.address).send(auth.login, { email: 'nobody@x.example', password: 'wrong' }, '')
    const answers = []
    for (let attempt = 0; attempt < 4; attempt += 1) answers.push((await guess()).status)
    expect(answers).toEqual([200, 200, 200, 429])
  })

  test('the place from where somebody has registered is known, as a hash', async () => {
    const { email } = await newMember()
    const store = await openStore(product.dataDir)
    const places = await store
      .selectFrom('sign_in_place')
      .innerJoin('app_user', 'app_user.id', 'sign_in_place.user_id')
      .select('place_hash')
      .where('email', '=', email)
      .execute()
    await store.destroy()
    expect(places).toEqual([{ place_hash: expect.stringMatching(/^[\da-f]{64}$/) }])
  })
})

describe('an API key', () => {
  test('is shown once, reads statistics and does nothing else', async () => {
    const { member } = await newMember()
    const made = await member.call(user.createApiKey, { name: 'Script' })
    const key = String(made.data['key'])
    const listed = await member.call(user.apiKeys)
    expect(listed.data['list']).toMatchObject([{ name: 'Script', prefix: key.slice(0, 12), last_used_at: null }])
    expect(JSON.stringify(listed)).not.toContain(key)

    const site = await member.call(website.addWebsite, { name: 'S', domain: 'keys.example', currency_type: 'EUR' })
    const site_id = String(site.data['id'])
    expect(await member.call(stats.current, { site_id }, key)).toMatchObject({ code: 200 })
    expect(await member.call(website.fetchWebsiteList, {}, key)).toMatchObject({ code: 200 })
    const foreign = await newMember()
    const other = await foreign.member.call(user.createApiKey, { name: 'Other' })
    expect(await member.call(stats.current, { site_id }, String(other.data['key']))).toMatchObject({
      message: 'site_no_permission',
    })
    for (const endpoint of [user.info, user.apiKeys, user.sessions, user.createApiKey, website.addWebsite, auth.logout])
      expect(await member.call(endpoint, {}, key)).toMatchObject({ code: 403, message: 'level_too_low' })

    const { id } = made.data as { id: string }
    expect(await foreign.member.call(user.deleteApiKey, { id })).toMatchObject({ code: 404 })
    expect(await member.call(user.deleteApiKey, { id })).toMatchObject({ code: 200 })
    expect(await member.call(stats.current, { site_id }, key)).toMatchObject(ENDED)
  })

  test('does what its scopes say', async () => {
    const { member } = await newMember()
    const site = await member.call(website.addWebsite, { name: 'S', domain: 'scopes.example', currency_type: 'EUR' })
    const site_id = String(site.data['id'])
    const keyWith = async (...scopes: string[]) =>
      String((await member.call(user.createApiKey, { name: 'K', scopes: JSON.stringify(scopes) })).data['key'])
    const note = { site_id, day: '2026-01-31', text: 'Release' }
    const manager = await keyWith('manage_sites')
    expect(await member.call(annotation.addAnnotation, note, manager)).toMatchObject({ code: 200 })
    const refusal = { code: 403, message: 'key_scope_missing' }
    expect(await member.call(stats.current, { site_id }, manager)).toMatchObject(refusal)
    expect(await member.call(annotation.addAnnotation, note, await keyWith('read_statistics'))).toMatchObject(refusal)

    const importer = await keyWith('import_events')
    const fields = Object.entries({ site_id, file: new File(['no event\n'], 'events.ndjson') })
    const { body } = await send(product.address, website.importEvents, fields, importer)
    const started = body?.data as { job_id: string } | undefined
    const job_id = { id: started?.job_id ?? '' }
    expect(await member.call(job.get, job_id, importer)).toMatchObject({ code: 200 })
    expect(await member.call(job.get, job_id, manager)).toMatchObject(refusal)
    const own = await member.call(user.exportData, {})
    expect(await member.call(job.get, { id: String(own.data['job_id']) }, importer)).toMatchObject({ code: 404 })
    for (const scopes of ['[]', '["everything"]', 'read_statistics'])
      expect(await member.call(user.createApiKey, { name: 'K', scopes })).toMatchObject({ code: 400 })
  })

  test('is for its sites alone, and for none once its owner sees none of them', async () => {
    const { member } = await newMember()
    const foreign = await newMember()
    const add = async (domain: string, owner = member) =>
      String((await owner.call(website.addWebsite, { name: domain, domain, currency_type: 'EUR' })).data['id'])
    const [first, second] = [await add('first-key.example'), await add('second-key.example')]
    const unseen = await add('unseen-key.example', foreign.member)
    const create = (...ids: string[]) =>
      member.call(user.createApiKey, { name: 'K', site_ids: JSON.stringify(ids), scopes: '["read_statistics"]' })
    for (const ids of [[unseen], [first, unseen], ['900000000']])
      expect(await create(...ids)).toMatchObject({ code: 403, message: 'site_no_permission' })
    const made = await create(first)
    const key = String(made.data['key'])
    expect(made.data['sites']).toEqual([{ id: first, name: 'first-key.example', domain: 'first-key.example' }])

    const seen = async () => {
      const { website_list: list } = (await member.call(website.fetchWebsiteList, {}, key)).data as {
        website_list: { id: string }[]
      }
      const { sites } = (await member.call(stats.overview, { range: '7d' }, key)).data as {
        sites: { site_id: string }[]
      }
      return { listed: list.map(({ id }) => id), measured: sites.map(({ site_id }) => site_id) }
    }
    expect(await seen()).toEqual({ listed: [first], measured: [first] })
    expect(await member.call(stats.current, { site_id: first }, key)).toMatchObject({ code: 200 })
    expect(await member.call(stats.current, { site_id: second }, key)).toMatchObject({ message: 'site_no_permission' })

    await member.call(website.deleteWebsite, { id: first, domain: 'first-key.example' })
    expect(await seen()).toEqual({ listed: [], measured: [] })
    expect((await member.call(user.apiKeys)).data['list']).toMatchObject([{ sites: [] }])
  })

  test('is worth nothing while its owner is disabled', async () => {
    const { member, email } = await newMember()
    const key = String((await member.call(user.createApiKey, { name: 'Script' })).data['key'])
    const change = async (status: string) => {
      const { id, version } = await rowOf(email)
      await admin.call(appUser.updateAppUser, { id, version: String(version), status })
      return member.call(website.fetchWebsiteList, {}, key)
    }
    expect(await change('disabled')).toMatchObject(ENDED)
    expect(await change('active')).toMatchObject({ code: 200 })
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
