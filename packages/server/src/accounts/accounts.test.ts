import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openDatabase, type Database } from '../store/relational/database.ts'
import { findCaller, listUserSessions } from '../store/relational/accounts/user-sessions.ts'
import { findUserByEmail, insertFirstAdmin, type User } from '../store/relational/accounts/users.ts'
import { createApiKey } from './api-keys.ts'
import { createAttempts } from './attempts.ts'
import { changePassword } from './passwords/change-password.ts'
import { createLinks, PRINTED_LINK_TTL } from './links.ts'
import { changeProfile, profileOf } from './profile.ts'
import { refreshSession } from './refresh.ts'
import { register } from './register.ts'
import { resetPassword } from './passwords/reset-password.ts'
import { startSession } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { createTokens } from './tokens.ts'
import { viewAs } from './view-as.ts'

const NOW = new Date()
const SECRET = 'a secret for tests that is long enough'
const PASSWORD = 'a long password'
const tokens = createTokens(SECRET)
const links = createLinks(SECRET, 'http://localhost')
const place = { agent: 'Firefox · Linux', country: 'NL', network: '192.0.2.1', isNetworkKnown: true, now: NOW }
/** No account here has a second factor. */
const assertSingleFactor = async () => {}

let folder: string
let db: Database
let admin: User
let member: User

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sightline-accounts-'))
  db = await openDatabase(join(folder, 'sightline.db'))
  const first = await insertFirstAdmin(db, { email: 'admin@example.com', passwordHash: 'x', now: NOW })
  admin = first ?? expect.unreachable()
  member = await register(db, 'open', { email: 'member@example.com', password: PASSWORD }, NOW)
})
afterEach(async () => {
  await db.destroy()
  await rm(folder, { recursive: true, force: true })
})

const login = (password: string, email = 'member@example.com', from = place) =>
  signIn(db, { tokens, attempts: createAttempts(db, SECRET), assertSingleFactor }, { email, password }, from, NOW)
const disable = () => db.updateTable('app_user').set({ status: 'disabled' }).where('id', '=', member.id).execute()
const codeOf = async (user: User) => (await links.passwordLink(user)).split('code=')[1] ?? ''

describe('registering', () => {
  test('keeps where somebody came from; the invitation says who invited, beside the referral', async () => {
    const given = { email: 'b@example.com', password: PASSWORD, invite_code: member.invite_code, utm_source: 'mail' }
    expect(await register(db, 'invite', given, NOW)).toMatchObject({
      inviter_id: member.id,
      ref_code: null,
      utm_source: 'mail',
      utm_medium: null,
    })
    const referred = { ...given, email: 'c@example.com', ref_code: 'partner', union_code: 'u' }
    expect(await register(db, 'invite', referred, NOW)).toMatchObject({
      inviter_id: member.id,
      ref_code: 'partner',
      union_code: 'u',
    })
    const linked = { email: 'd@example.com', password: PASSWORD, ref_code: member.invite_code }
    expect(await register(db, 'open', linked, NOW)).toMatchObject({
      inviter_id: member.id,
      ref_code: member.invite_code,
    })
  })

  test('with the code of somebody who is disabled or deleted is refused', async () => {
    const given = { email: 'b@example.com', password: PASSWORD, invite_code: member.invite_code }
    await disable()
    await expect(register(db, 'invite', given, NOW)).rejects.toThrow('invite_code_invalid')
    await db
      .updateTable('app_user')
      .set({ status: 'active', deleted_at: NOW.toISOString() })
      .where('id', '=', member.id)
      .execute()
    await expect(register(db, 'invite', given, NOW)).rejects.toThrow('invite_code_invalid')
  })

  test('writes the end of the trial with the first sign-in', async () => {
    await startSession(db, tokens, member, place)
    const end = new Date(NOW.getTime() + 30 * 24 * 60 * 60 * 1000).toISOString()
    expect(await findUserByEmail(db, member.email)).toMatchObject({ expired_time: end })
  })
})

describe('signing in', () => {
  test('is refused alike for a wrong password, no password, no account and a deleted one', async () => {
    await expect(login('not the password')).rejects.toThrow('sign_in_failed')
    await expect(login(PASSWORD, 'nobody@example.com')).rejects.toThrow('sign_in_failed')
    await db.updateTable('app_user').set({ deleted_at: NOW.toISOString() }).where('id', '=', member.id).execute()
    await expect(login(PASSWORD)).rejects.toThrow('sign_in_failed')
    await db.updateTable('app_user').set({ deleted_at: null, password_hash: '' }).where('id', '=', member.id).execute()
    await expect(login('')).rejects.toThrow('sign_in_failed')
  })

  test('tells only whoever has the password that the account is disabled', async () => {
    await disable()
    await expect(login('not the password')).rejects.toThrow('sign_in_failed')
    await expect(login(PASSWORD)).rejects.toThrow('account_disabled')
  })

  test('from a network that is not known is told in a notice, but not the first time, nor twice from one', async () => {
    const texts = async () =>
      (await db.selectFrom('notice').select(['kind', 'title', 'data']).where('user_id', '=', member.id).execute()).map(
        ({ kind, data, title }) => ({ kind, title, ...(JSON.parse(data ?? '{}') as object) }),
      )
    await db.updateTable('app_user').set({ locale: 'zh-TW' }).where('id', '=', member.id).execute()
    await login(PASSWORD)
    expect(await texts()).toEqual([])
    const elsewhere = { ...place, network: '198.51.100.7' }
    await expect(login('not the password', member.email, elsewhere)).rejects.toThrow('sign_in_failed')
    expect(await texts()).toEqual([])
    await login(PASSWORD, member.email, elsewhere)
    const told = { kind: 'security', title: 'New sign-in to your account', event: 'signed_in' }
    expect(await texts()).toEqual([{ ...told, detail: 'Firefox · Linux, 荷兰' }])
    await login(PASSWORD, member.email, elsewhere)
    await login(PASSWORD)
    expect(await texts()).toHaveLength(1)
    await db.deleteFrom('sign_in_place').where('user_id', '=', member.id).execute()
    await login(PASSWORD, member.email, { ...place, agent: 'curl', country: 'XX' })
    expect((await texts())[1]).toMatchObject({ detail: 'curl, XX' })
  })

  test('with a password that is changed at this moment begins nothing', async () => {
    await db.updateTable('app_user').set({ password_version: 1 }).where('id', '=', member.id).execute()
    await expect(startSession(db, tokens, member, place)).rejects.toThrow('sign_in_failed')
    expect(await listUserSessions(db, member.id, NOW)).toEqual([])
  })
})

describe('a one-time link', () => {
  test('is valid for seven days, a printed one for an hour', async () => {
    const codeIn = (link: string) => link.split('code=')[1] ?? ''
    const handed = codeIn(await links.passwordLink(member))
    const printed = codeIn(await links.passwordLink(member, PRINTED_LINK_TTL))
    const start = Date.now()
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      vi.setSystemTime(start + 59 * 60_000)
      expect((await links.userOfCode(db, printed)).id).toBe(member.id)
      vi.setSystemTime(start + 61 * 60_000)
      await expect(links.userOfCode(db, printed)).rejects.toThrow('link_invalid')
      expect((await links.userOfCode(db, handed)).id).toBe(member.id)
      vi.setSystemTime(start + (7 * 24 * 60 + 1) * 60_000)
      await expect(links.userOfCode(db, handed)).rejects.toThrow('link_invalid')
    } finally {
      vi.useRealTimers()
    }
  })

  test('sets the password once, also when it is used twice at the same moment', async () => {
    const before = await login(PASSWORD)
    const code = await codeOf(member)
    const use = (password: string) =>
      resetPassword(
        db,
        { tokens, links, attempts: createAttempts(db, SECRET), assertSingleFactor },
        { code, password },
        place,
      )
    const uses = await Promise.allSettled([use('first new password'), use('second new password')])
    expect(uses.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(use('third new password')).rejects.toThrow('link_invalid')
    const refreshToken = before.userinfo.refresh_token ?? ''
    await expect(refreshSession(db, tokens, refreshToken, NOW)).rejects.toThrow('jwt_error_02')
    expect(await listUserSessions(db, member.id, NOW)).toHaveLength(1)
  })

  test('does nothing for a disabled account', async () => {
    const code = await codeOf(member)
    await disable()
    const use = resetPassword(
      db,
      { tokens, links, attempts: createAttempts(db, SECRET), assertSingleFactor },
      { code, password: 'a new password' },
      place,
    )
    await expect(use).rejects.toThrow('account_disabled')
    expect(await findUserByEmail(db, member.email)).toMatchObject({ password_hash: member.password_hash })
  })
})

describe('changing the password', () => {
  const change = (sessionId: string, password: string) =>
    changePassword(
      db,
      { tokens, attempts: createAttempts(db, SECRET) },
      { user: member, sessionId, network: place.network },
      { password, new_password: 'a new password' },
      NOW,
    )

  test('ends the other sessions and renews this one', async () => {
    const [own, other] = [await login(PASSWORD), await login(PASSWORD)]
    const { sessionId } = await tokens.read(own.token, NOW)
    await expect(change(sessionId, 'not the password')).rejects.toMatchObject({
      key: 'password_wrong',
      data: { fields: { password: 'password_wrong' } },
    })
    const changed = await change(sessionId, PASSWORD)
    expect((await listUserSessions(db, member.id, NOW)).map(({ id }) => id)).toEqual([sessionId])
    await expect(refreshSession(db, tokens, other.userinfo.refresh_token ?? '', NOW)).rejects.toThrow('jwt_error_02')
    await refreshSession(db, tokens, changed.userinfo.refresh_token ?? '', NOW)
    await login('a new password')
  })

  test('makes the refresh tokens before it worthless, also just before', async () => {
    const own = await login(PASSWORD)
    const { sessionId } = await tokens.read(own.token, NOW)
    await change(sessionId, PASSWORD)
    await expect(refreshSession(db, tokens, own.userinfo.refresh_token ?? '', NOW)).rejects.toThrow('jwt_error_02')
  })
})

describe('seeing the product as somebody', () => {
  const view = (userId: number, mayWrite = false) =>
    viewAs(db, tokens, { actorId: admin.id, userId, mayWrite, agent: null }, NOW)

  test('is for active members only', async () => {
    await expect(view(admin.id)).rejects.toThrow('staff_protected')
    await expect(view(999)).rejects.toThrow('not_found')
    await disable()
    await expect(view(member.id)).rejects.toThrow('account_disabled')
  })

  test('lasts fifteen minutes and cannot be refreshed', async () => {
    const { token, userinfo, expires_at } = await view(member.id)
    expect(userinfo.refresh_token).toBeNull()
    expect(expires_at).toBe(new Date(NOW.getTime() + 15 * 60 * 1000).toISOString())
    const { sessionId } = await tokens.read(token, NOW)
    expect(await findCaller(db, sessionId, NOW)).toMatchObject({ session: { view_as: 'read', actor_id: admin.id } })
    expect(await findCaller(db, sessionId, new Date(expires_at))).toBeUndefined()
    await expect(refreshSession(db, tokens, tokens.refresh.first(sessionId), NOW)).rejects.toThrow('jwt_error_02')
  })

  test('ends when whoever looks is an administrator no more', async () => {
    const { sessionId } = await tokens.read((await view(member.id, true)).token, NOW)
    expect(await findCaller(db, sessionId, NOW)).toBeDefined()
    await db.updateTable('app_user').set({ level: 'operator' }).where('id', '=', admin.id).execute()
    expect(await findCaller(db, sessionId, NOW)).toBeUndefined()
  })
})

test('there are at most twenty API keys, however many are requested at the same moment', async () => {
  const made = await Promise.allSettled(
    Array.from({ length: 25 }, () => createApiKey(db, member.id, { name: 'k' }, NOW)),
  )
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  const rows = await db.selectFrom('api_key').selectAll().execute()
  expect(rows).toHaveLength(20)
  const [first] = made
  const key = first?.status === 'fulfilled' ? first.value.key : ''
  expect(key).toMatch(/^slk_[\w-]{43}$/)
  expect(JSON.stringify(rows)).not.toContain(key)
})

describe('the profile', () => {
  const home = { name: 'A', line1: 'Street 1', city: 'Bern', country: 'CH' }

  test('changes what is given, with its addresses', async () => {
    const changed = await changeProfile(db, member.id, { version: 1, nickname: 'Ann', addresses: [home] }, NOW)
    expect(changed).toMatchObject({ nickname: 'Ann', region: null, version: 2, addresses: [home] })
    expect(await changeProfile(db, member.id, { version: 2, region: 'CH-BE' }, NOW)).toMatchObject({
      nickname: 'Ann',
      region: 'CH-BE',
      addresses: [home],
    })
  })

  test('refuses a change of what was changed meanwhile, and changes nothing', async () => {
    await changeProfile(db, member.id, { version: 1, nickname: 'Ann' }, NOW)
    const late = changeProfile(db, member.id, { version: 1, nickname: 'Bea', addresses: [home] }, NOW)
    await expect(late).rejects.toMatchObject({ key: 'row_changed', data: { nickname: 'Ann', version: 2 } })
    const missing = changeProfile(db, member.id, { version: 2, nickname: 'C', addresses: [{ ...home, id: '7' }] }, NOW)
    await expect(missing).rejects.toThrow('not_found')
    expect(await profileOf(db, (await findUserByEmail(db, member.email)) ?? member)).toMatchObject({
      nickname: 'Ann',
      addresses: [],
    })
  })
})
