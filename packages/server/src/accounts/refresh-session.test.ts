import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { onFullDisk } from '../../tests/support/full-disk.ts'
import { openDatabase, type Database } from '../store/relational/database.ts'
import { endSessionsOf, findCaller, listUserSessions } from '../store/relational/accounts/user-sessions.ts'
import { insertUser, type User } from '../store/relational/accounts/users.ts'
import { refreshSession } from './refresh-session.ts'
import { startSession } from './sessions.ts'
import { createTokens } from './access-tokens.ts'

const NOW = new Date('2026-03-01T10:00:00.000Z')
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
const DAY = 24 * 60 * 60
const tokens = createTokens('a secret for tests that is long enough')

let folder: string
let db: Database
let user: User
let first: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sightline-refresh-'))
  db = await openDatabase(join(folder, 'sightline.db'))
  const attribution = { ref_code: null, utm_source: null, utm_medium: null, union_code: null }
  const account = { email: 'a@example.com', passwordHash: 'x', level: 'member', attribution, now: NOW } as const
  user = (await insertUser(db, account)) ?? expect.unreachable()
  first = tokenOf(
    await startSession(db, tokens, user, { agent: 'Firefox · Linux', country: null, isNetworkKnown: true, now: NOW }),
  )
})
afterEach(async () => {
  await db.destroy()
  await rm(folder, { recursive: true, force: true })
})

const tokenOf = ({ userinfo }: { userinfo: { refresh_token: string | null } }): string =>
  userinfo.refresh_token ?? expect.unreachable()
const refresh = (token: string, seconds: number) => refreshSession(db, tokens, token, after(seconds))
const next = async (token: string, seconds: number) => tokenOf(await refresh(token, seconds))
const runningSessions = async (seconds: number) => (await listUserSessions(db, user.id, after(seconds))).length

test('each refresh gives a new token and a new refresh token', async () => {
  const renewed = await refresh(first, 60)
  expect(tokenOf(renewed)).not.toBe(first)
  const { sessionId } = await tokens.read(renewed.token, after(60))
  expect(await findCaller(db, sessionId, after(60))).toMatchObject({ user: { id: user.id } })
  await expect(tokens.read(renewed.token, after(60 + 15 * 60 - 1))).resolves.toMatchObject({ sessionId })
  await expect(tokens.read(renewed.token, after(60 + 15 * 60))).rejects.toThrow('jwt_error_02')
})

test('the token before stays good for thirty seconds, and leads to the same successor', async () => {
  const second = await next(first, 60)
  expect(await next(first, 89)).toBe(second)
  expect(await next(second, 89)).not.toBe(second)
})

test('an older one ends the whole session', async () => {
  const second = await next(first, 60)
  await expect(refresh(first, 90)).rejects.toThrow('jwt_error_02')
  expect(await runningSessions(90)).toBe(0)
  await expect(refresh(second, 91)).rejects.toThrow('jwt_error_02')
})

test('one from before the one before ends it at once', async () => {
  await next(await next(first, 60), 61)
  await expect(refresh(first, 62)).rejects.toThrow('jwt_error_02')
  expect(await runningSessions(62)).toBe(0)
})

test('twenty at the same time all end with the same one', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => next(first, 60)))
  expect(new Set(answers).size).toBe(1)
  expect(await runningSessions(60)).toBe(1)
  expect(await next(answers[0] ?? '', 61)).not.toBe(answers[0])
})

test('a session lasts thirty days from its last refresh, and its token not longer', async () => {
  const second = await next(first, 29 * DAY)
  const third = await next(second, 58 * DAY)
  await expect(refresh(third, 88 * DAY)).rejects.toThrow('jwt_error_02')
  await expect(
    tokens.read(await tokens.issue({ userId: 1, sessionId: 'x' }, NOW, after(10)), after(10)),
  ).rejects.toThrow('jwt_error_02')
})

describe('on a full disk', () => {
  const refreshWhileFull = (token: string, seconds: number) =>
    refreshSession(onFullDisk(db), tokens, token, after(seconds))

  test('a session goes on with the refresh token that it has', async () => {
    const renewed = await refreshWhileFull(first, 60)
    expect(tokenOf(renewed)).toBe(first)
    expect(await tokens.read(renewed.token, after(120))).toMatchObject({ userId: user.id })
    expect(tokenOf(await refreshWhileFull(first, 90))).toBe(first)
    expect(await next(first, 120)).not.toBe(first)
  })

  test('the token before stays good for thirty seconds, and no longer', async () => {
    const second = await next(first, 60)
    expect(tokenOf(await refreshWhileFull(first, 89))).toBe(second)
    expect(tokenOf(await refreshWhileFull(second, 89))).toBe(second)
    await expect(refreshWhileFull(first, 90)).rejects.toThrow('disk is full')
    await expect(refresh(first, 91)).rejects.toThrow('jwt_error_02')
  })

  test('a session that has ended stays so', async () => {
    await endSessionsOf(db, user.id, after(1))
    await expect(refreshWhileFull(first, 2)).rejects.toThrow('jwt_error_02')
  })
})

describe('is refused', () => {
  test('where the session has ended or the person is disabled', async () => {
    const other = tokenOf(
      await startSession(db, tokens, user, { agent: null, country: null, isNetworkKnown: true, now: NOW }),
    )
    await db.updateTable('app_user').set({ status: 'disabled' }).execute()
    await expect(refresh(other, 1)).rejects.toThrow('jwt_error_02')
    await db.updateTable('app_user').set({ status: 'active' }).execute()
    await endSessionsOf(db, user.id, after(2))
    await expect(refresh(first, 3)).rejects.toThrow('jwt_error_02')
  })

  test.each([
    ['a text', () => 'nonsense'],
    ['one without its tag', () => first.split('.').slice(0, 2).join('.')],
    ['one with another secret', () => first.replace(/\.[^.]+\./, `.${'A'.repeat(43)}.`)],
    [
      'one of another server',
      () => createTokens('another secret that is long enough!').refresh.first(sessionIdOf(first)),
    ],
  ])('%s, which ends nothing', async (_, made) => {
    await expect(refresh(made(), 1)).rejects.toThrow('jwt_error_01')
    expect(await runningSessions(1)).toBe(1)
  })

  test('where the session does not exist', async () => {
    const token = tokens.refresh.first('00000000-0000-4000-8000-000000000000')
    await expect(refresh(token, 1)).rejects.toThrow('jwt_error_02')
  })
})

const sessionIdOf = (token: string): string => tokens.refresh.read(token).sessionId

test('only hashes are kept', async () => {
  await next(first, 60)
  const kept = JSON.stringify(await db.selectFrom('user_session').selectAll().execute())
  expect(kept).not.toContain(first.split('.')[1])
})
