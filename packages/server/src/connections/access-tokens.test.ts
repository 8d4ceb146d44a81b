import { googleScopes } from '@sightline/api-client/contract'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase, type Database } from '../store/relational/database.ts'
import { findConnection, upsertConnection, type Connection } from '../store/relational/accounts/connections.ts'
import { insertFirstAdmin } from '../store/relational/accounts/users.ts'
import { createAccessTokens, type AccessTokens } from './access-tokens.ts'
import { connectionContext, createEncryption } from '../secrets/encryption-at-rest.ts'
import { ProviderError, type Refreshed } from './provider.ts'

const NOW = new Date('2026-03-01T12:00:00.000Z')
const { read } = googleScopes
const encryption = createEncryption('a secret for tests that is long enough')

let folder: string
let db: Database
let connection: Connection
let accessTokens: AccessTokens
let answers: (() => Refreshed)[]
let refreshTokens: string[]

const refreshed = (accessToken: string, rest: Partial<Refreshed> = {}): Refreshed => ({
  accessToken,
  expiresAt: new Date(NOW.getTime() + 3_600_000),
  refreshToken: undefined,
  scopes: undefined,
  ...rest,
})
const fail =
  (...error: ConstructorParameters<typeof ProviderError>) =>
  () => {
    throw new ProviderError(...error)
  }

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sightline-tokens-'))
  db = await openDatabase(join(folder, 'sightline.db'))
  const admin = await insertFirstAdmin(db, { email: 'admin@example.com', passwordHash: 'x', now: NOW })
  const account = { user_id: admin?.id ?? 0, provider: 'google', subject: '1' } as const
  const context = connectionContext(account)
  connection = await upsertConnection(
    db,
    {
      ...account,
      label: 'ada@example.com',
      scopes: `openid ${read}`,
      state: 'read_only',
      refresh_token: encryption.encrypt('refresh 1', context),
      access_token: encryption.encrypt('access 1', context),
      access_expires_at: new Date(NOW.getTime() + 6 * 60_000).toISOString(),
    },
    NOW,
  )
  answers = []
  refreshTokens = []
  accessTokens = tokensAt(NOW)
})
afterEach(async () => {
  await db.destroy()
  await rm(folder, { recursive: true, force: true })
})

const tokensAt = (now: Date): AccessTokens =>
  createAccessTokens(db, {
    encryption,
    now: () => now,
    providerOf: () => ({
      async refresh(token) {
        refreshTokens.push(token)
        await sleep(20)
        return (answers.shift() ?? expect.unreachable())()
      },
    }),
  })
const get = (refusedToken?: string) => accessTokens.get(String(connection.id), read, refusedToken)
const row = async () => (await findConnection(db, connection.id)) ?? expect.unreachable()

test('a token that is valid is used as it is, and its use is written down', async () => {
  expect(await get()).toBe('access 1')
  expect(refreshTokens).toEqual([])
  expect((await row()).last_used_at).toBe(NOW.toISOString())
})

test('one that ends within five minutes is replaced, once for all who wait', async () => {
  accessTokens = tokensAt(new Date(NOW.getTime() + 2 * 60_000))
  answers = [() => refreshed('access 2')]
  expect(await Promise.all([get(), get(), get(), get()])).toEqual(['access 2', 'access 2', 'access 2', 'access 2'])
  expect(refreshTokens).toEqual(['refresh 1'])
  expect(await get()).toBe('access 2')
  expect(refreshTokens).toHaveLength(1)
})

test('a token that was not taken is replaced; a new refresh token and other scopes are kept', async () => {
  answers = [() => refreshed('access 2', { refreshToken: 'refresh 2', scopes: [read, googleScopes.edit] })]
  expect(await get('access 1')).toBe('access 2')
  expect(await get('access 1')).toBe('access 2')
  expect(await row()).toMatchObject({ state: 'connected', scopes: `${read} ${googleScopes.edit}` })
  answers = [() => refreshed('access 3')]
  expect(await get('access 2')).toBe('access 3')
  expect(refreshTokens).toEqual(['refresh 1', 'refresh 2'])
})

test('a grant that has ended leaves no token, and is not asked for again', async () => {
  answers = [fail('connection_reconnect')]
  await expect(Promise.all([get('access 1'), get('access 1')])).rejects.toMatchObject({ key: 'connection_reconnect' })
  expect(await row()).toMatchObject({
    state: 'reconnect',
    refresh_token: null,
    access_token: null,
    last_error: 'connection_reconnect',
    last_error_at: NOW.toISOString(),
  })
  await expect(get()).rejects.toMatchObject({ key: 'connection_reconnect' })
  expect(refreshTokens).toHaveLength(1)
})

test('a grant that ends while the account is connected again does not end the new one', async () => {
  const { id: _id, version: _version, created_at: _created, updated_at: _updated, ...fields } = await row()
  const again = encryption.encrypt('refresh of the new grant', connectionContext(connection))
  answers = [fail('connection_reconnect')]
  const failed = get('access 1').catch((error: unknown) => error)
  const { connected_at: _at, last_used_at: _used, last_error: _error, last_error_at: _error_at, ...granted } = fields
  await upsertConnection(db, { ...granted, refresh_token: again }, NOW)
  expect(await failed).toMatchObject({ key: 'connection_reconnect' })
  expect(await row()).toMatchObject({ state: 'read_only', refresh_token: again })
})

test('a provider that does not answer ends nothing', async () => {
  answers = [fail('provider_unavailable'), () => refreshed('access 2')]
  await expect(get('access 1')).rejects.toMatchObject({ key: 'provider_unavailable' })
  expect(await row()).toMatchObject({ state: 'read_only', last_error: 'provider_unavailable' })
  expect(await get('access 1')).toBe('access 2')
  expect((await row()).last_error).toBeNull()
})

test('access that was not allowed, and a connection that does not exist', async () => {
  await expect(accessTokens.get(String(connection.id), googleScopes.edit)).rejects.toMatchObject({
    key: 'scope_missing',
  })
  await expect(accessTokens.get('999', read)).rejects.toMatchObject({ key: 'not_found' })
  await expect(accessTokens.get('a', read)).rejects.toMatchObject({ key: 'not_found' })
})
