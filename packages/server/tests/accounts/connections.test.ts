import { googleScopes } from '@sightline/api-client/contract'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkAgainstDescription, isUnchanged } from './provider-descriptions.ts'
import { startProviders, type Providers } from '../../src/demo/providers/providers.ts'
import { insertFirstAdmin, insertUser, type User } from '../../src/store/relational/accounts/users.ts'
import { openDatabase, type Database } from '../../src/store/relational/database.ts'
import { createConnections, type Connections, type Person } from '../../src/connections/connections.ts'
import { listAllConnections, readConnectionCounts } from '../../src/store/relational/accounts/connection-list.ts'
import { resourcesOf } from '../../src/connections/resources.ts'

const SECRET = 'a secret for tests that is long enough'
const ADDRESS = 'http://127.0.0.1:3000'
const { read, edit } = googleScopes

let providers: Providers
let folder: string
let db: Database
let connections: Connections
let ada: Person
let grace: Person
let now: Date

/** What did not fit what GitHub and Cloudflare document; every request and answer of this file was looked at. */
const misfits: string[][] = []
beforeAll(async () => {
  providers = await startProviders({
    observe(provider, server) {
      // Google's requests are held against its discovery documents elsewhere.
      if (provider !== 'google') misfits.push(checkAgainstDescription(provider, server))
    },
  })
})
afterAll(() => providers.stop())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sightline-connections-'))
  db = await openDatabase(join(folder, 'sightline.db'))
  now = new Date()
  const admin = await insertFirstAdmin(db, { email: 'ada@example.com', passwordHash: 'x', now })
  const attribution = { ref_code: null, utm_source: null, utm_medium: null, union_code: null }
  const member = await insertUser(db, {
    email: 'grace@example.com',
    passwordHash: 'x',
    level: 'member',
    attribution,
    now,
  })
  const personOf = (user: User | undefined) => ({ userId: user?.id ?? expect.unreachable(), sessionId: randomUUID() })
  ada = personOf(admin)
  grace = personOf(member)
  connections = create()
  const { google, github, cloudflare } = providers
  google.faults = []
  google.clockAheadMs = 0
  google.tokenRequests.length = 0
  for (const { subject } of google.people) google.withdraw(subject)
  github.withdraw()
  cloudflare.isTokenValid = true
})
afterEach(async () => {
  await db.destroy()
  await rm(folder, { recursive: true, force: true })
})

const create = (config = providers.config) =>
  createConnections(db, { config, secret: SECRET, address: ADDRESS, now: () => now })

interface Consent {
  person?: number
  scopes?: readonly string[]
  answer?: 'allow' | 'cancel'
}

/** What somebody does at the provider. @returns query of the address that the browser is sent back to */
async function allow(url: string, { person = 0, scopes = [read, edit], answer = 'allow' }: Consent = {}) {
  const page = await fetch(url)
  expect(page.status).toBe(200)
  const { origin, pathname, search } = new URL(url)
  const body = new URLSearchParams({ request: search.slice(1), answer })
  body.set('person', /name="person" value="(\d+)"/g.exec(await page.text())?.[1] ?? '')
  if (origin === providers.address) body.set('person', providers.google.people[person]?.subject ?? '')
  for (const scope of scopes) body.append('scope', scope)
  const response = await fetch(origin + pathname, { method: 'POST', body, redirect: 'manual' })
  const location = new URL(response.headers.get('Location') ?? '')
  expect(location.href.split('?')[0]).toBe(`${ADDRESS}/v1/authorization/callback`)
  return location.search.slice(1)
}

const stateIn = (query: string) => new URLSearchParams(query).get('state') ?? ''

async function connect(person: Person, consent?: Consent, access: 'read' | 'edit' = 'edit') {
  const query = await allow(await connections.start('google', access, person), consent)
  const state = stateIn(query)
  expect(await connections.takeReturned(query)).toBe(`/#/authorization?result=returned&state=${state}`)
  return connections.finish(state, person)
}

const keyOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing went wrong',
    (error: { key?: string }) => error.key,
  )
const countConnections = async () => (await db.selectFrom('connection').select('id').execute()).length

describe('connecting a Google account', () => {
  test('asks with PKCE, a state and a nonce, for what is needed', async () => {
    const url = new URL(await connections.start('google', 'read', ada))
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      redirect_uri: `${ADDRESS}/v1/authorization/callback`,
      response_type: 'code',
      scope: `openid email profile ${read}`,
      access_type: 'offline',
      prompt: 'consent select_account',
      include_granted_scopes: 'true',
      code_challenge_method: 'S256',
    })
    for (const name of ['state', 'nonce', 'code_challenge']) expect(url.searchParams.get(name)).toMatch(/^[\w-]{43}$/)
  })

  test('keeps the account with what was allowed, and its tokens encrypted', async () => {
    const connection = await connect(ada)
    expect(connection).toMatchObject({
      label: providers.google.people[0]?.email,
      state: 'connected',
      user_id: ada.userId,
    })
    expect(connection.scopes.split(' ')).toEqual(expect.arrayContaining([read, edit]))
    const token = await connections.accessTokens.get(String(connection.id), read)
    expect(providers.google.holderOf(token)?.person).toBe(providers.google.people[0])
    await db.destroy()
    const kept = await readFile(join(folder, 'sightline.db'), 'latin1')
    expect(kept).not.toMatch(/ya29\.|1\/\/[\w-]{20}/)
    db = await openDatabase(join(folder, 'sightline.db'))
  })

  test('reads only where creating was not allowed, and can be allowed more later', async () => {
    expect(await connect(ada, { scopes: [read] })).toMatchObject({ state: 'read_only' })
    expect(await connect(ada)).toMatchObject({ state: 'connected' })
    expect(await countConnections()).toBe(1)
  })

  test('connects nothing without the permission to read, and gives back what was allowed', async () => {
    expect(await keyOf(connect(ada, { scopes: [edit] }))).toBe('scope_missing')
    expect(await countConnections()).toBe(0)
    const first = await connect(ada)
    expect(await keyOf(connect(ada, { scopes: [] }))).toBe('scope_missing')
    // The one that is there goes on.
    expect(await connections.accessTokens.get(String(first.id), edit)).toMatch(/^ya29/)
  })

  test('connects nothing where access is not allowed', async () => {
    expect(await keyOf(connect(ada, { answer: 'cancel' }))).toBe('authorization_denied')
    expect(await countConnections()).toBe(0)
  })

  test('leaves the account of somebody else alone', async () => {
    await connect(ada)
    expect(await keyOf(connect(grace))).toBe('connection_taken')
    expect(await connect(grace, { person: 1 })).toMatchObject({ user_id: grace.userId })
    expect(await countConnections()).toBe(2)
  })

  test('a state that nobody was given, or that came back already, leads nowhere', async () => {
    const invalid = '/#/authorization?result=authorization_state_invalid'
    expect(await connections.takeReturned('code=4%2Fforged&state=forged')).toBe(invalid)
    expect(await connections.takeReturned('')).toBe(invalid)
    expect(await keyOf(connections.finish('forged', ada))).toBe('authorization_state_invalid')
    const query = await allow(await connections.start('google', 'edit', ada))
    // Before the browser is back, nothing can be finished.
    expect(await keyOf(connections.finish(stateIn(query), ada))).toBe('authorization_state_invalid')
    await connections.takeReturned(query)
    const replayed = query.replace(/code=[^&]*/, 'code=another')
    expect(await connections.takeReturned(replayed)).toBe(invalid)
    await connections.finish(stateIn(query), ada)
    expect(await keyOf(connections.finish(stateIn(query), ada))).toBe('authorization_state_invalid')
    expect(await connections.takeReturned(query)).toBe(invalid)
    expect(await countConnections()).toBe(1)
  })

  test('only the session that began can finish, within ten minutes', async () => {
    const back = async () => {
      const query = await allow(await connections.start('google', 'edit', ada))
      await connections.takeReturned(query)
      return stateIn(query)
    }
    const state = await back()
    for (const other of [grace, { ...ada, sessionId: grace.sessionId }, { ...grace, sessionId: ada.sessionId }])
      expect(await keyOf(connections.finish(state, other))).toBe('authorization_state_invalid')
    expect(await keyOf(connections.finishSignIn(state, ada.sessionId))).toBe('authorization_state_invalid')
    expect(await connections.finish(state, ada)).toMatchObject({ state: 'connected' })
    const late = await back()
    now = new Date(now.getTime() + 10 * 60_000)
    expect(await keyOf(connections.finish(late, ada))).toBe('authorization_state_invalid')
  })

  test('a code that was used already is refused, and nothing is kept of it', async () => {
    const query = await allow(await connections.start('google', 'edit', ada))
    const second = await allow(await connections.start('google', 'edit', ada))
    await connections.takeReturned(query)
    const code = new URLSearchParams(query).get('code') ?? ''
    await connections.takeReturned(second.replace(/code=[^&]*/, `code=${encodeURIComponent(code)}`))
    // The code of one request does not fit the verifier of another.
    expect(await keyOf(connections.finish(stateIn(second), ada))).toBe('authorization_failed')
    expect(await countConnections()).toBe(0)
  })

  test.each([
    ['invalid_grant', 'authorization_failed'],
    ['invalid_client', 'provider_misconfigured'],
    ['unavailable', 'provider_unavailable'],
    ['html', 'authorization_failed'],
  ] as const)('where tokens are refused with %s, people are told %s', async (fault, key) => {
    const url = await connections.start('google', 'edit', ada)
    const query = await allow(url)
    await connections.takeReturned(query)
    providers.google.faults = [fault]
    expect(await keyOf(connections.finish(stateIn(query), ada))).toBe(key)
    expect(await countConnections()).toBe(0)
  })

  test('clocks may differ by half a minute, and not by ten', async () => {
    providers.google.clockAheadMs = 30_000
    expect(await connect(ada)).toMatchObject({ state: 'connected' })
    providers.google.clockAheadMs = 10 * 60_000
    expect(await keyOf(connect(ada))).toBe('authorization_failed')
  })

  test('a provider that is not there, and one that is not set up', async () => {
    const away = create({ ...providers.config, google: { ...providers.config.google, issuer: 'http://127.0.0.1:1' } })
    expect(await keyOf(away.start('google', 'edit', ada))).toBe('provider_unavailable')
    const none = create({ ...providers.config, google: { ...providers.config.google, client: undefined } })
    expect(none.available).toEqual({ google: false, github: true, cloudflare: true })
    expect(await keyOf(none.start('google', 'edit', ada))).toBe('provider_not_configured')
  })
})

describe('using a connected Google account', () => {
  test('four who need another token at once ask Google once', async () => {
    const { id } = await connect(ada)
    const get = (refused?: string) => connections.accessTokens.get(String(id), read, refused)
    const token = await get()
    providers.google.expire(token)
    providers.google.tokenRequests.length = 0
    const tokens = await Promise.all([get(token), get(token), get(token), get(token)])
    expect(new Set(tokens).size).toBe(1)
    expect(providers.google.tokenRequests).toEqual(['refresh_token'])
  })

  test('a failure is counted and filtered alike: access that has ended is none', async () => {
    const { id } = await connect(ada)
    await connect(grace, { person: 1 })
    const failing = async () => {
      const page = { current: 1, pageSize: 10, column: 'email', direction: 'asc' } as const
      const [yes, no] = await Promise.all(
        [true, false].map((is_failing) => listAllConnections(db, { is_failing }, page)),
      )
      return { counted: (await readConnectionCounts(db)).failing, yes: yes?.total, no: no?.total }
    }
    expect(await failing()).toEqual({ counted: 0, yes: 0, no: 2 })
    await connections.accessTokens.recordError(String(id), 'provider_unavailable')
    expect(await failing()).toEqual({ counted: 1, yes: 1, no: 1 })
    const token = await connections.accessTokens.get(String(id), read)
    for (const { subject } of providers.google.people) providers.google.withdraw(subject)
    expect(await keyOf(connections.accessTokens.get(String(id), read, token))).toBe('connection_reconnect')
    expect(await failing()).toEqual({ counted: 0, yes: 0, no: 2 })
  })

  test('access that was withdrawn at Google asks for a reconnection, which mends it', async () => {
    const { id, subject } = await connect(ada)
    const token = await connections.accessTokens.get(String(id), read)
    providers.google.withdraw(subject)
    expect(await keyOf(connections.accessTokens.get(String(id), read, token))).toBe('connection_reconnect')
    expect(await connections.connectionsOf(ada.userId)).toMatchObject([{ state: 'reconnect', refresh_token: null }])
    expect(await keyOf(connections.accessTokens.get(String(id), read, token))).toBe('connection_reconnect')
    const notices = await db.selectFrom('notice').select(['user_id', 'kind', 'title', 'link']).execute()
    expect(notices.filter(({ kind }) => kind === 'connection_ended')).toEqual([
      {
        user_id: ada.userId,
        kind: 'connection_ended',
        title: 'Google has to be connected again',
        link: '/authorization',
      },
    ])
    expect(await connect(ada)).toMatchObject({ id, state: 'connected', last_error: null })
    expect(await connections.accessTokens.get(String(id), read)).toMatch(/^ya29/)
  })

  test('disconnecting ends the access at Google', async () => {
    const connection = await connect(ada)
    const token = await connections.accessTokens.get(String(connection.id), read)
    expect(await connections.disconnect(connection)).toBe(true)
    expect(providers.google.holderOf(token)).toBeUndefined()
    expect(await countConnections()).toBe(0)
  })

  test('disconnecting goes on where Google does not answer, and says so', async () => {
    const connection = await connect(ada)
    const away = create({
      ...providers.config,
      google: { ...providers.config.google, revokeUrl: 'http://127.0.0.1:1' },
    })
    expect(await away.disconnect(connection)).toBe(false)
    expect(await countConnections()).toBe(0)
    expect(await connections.disconnect(await connect(ada))).toBe(true)
  })
})

describe('signing in with Google', () => {
  async function signIn(consent?: Consent) {
    const { url, binding } = await connections.startSignIn()
    const query = await allow(url, consent)
    const state = stateIn(query)
    expect(await connections.takeReturned(query)).toBe(`/#/login?result=returned&state=${state}`)
    return { state, binding }
  }

  test('leads to whoever has connected the account, once, in the same browser', async () => {
    await connect(ada)
    const { state, binding } = await signIn()
    expect(await keyOf(connections.finishSignIn(state, 'another browser'))).toBe('authorization_state_invalid')
    expect(await keyOf(connections.finish(state, ada))).toBe('authorization_state_invalid')
    expect(await connections.finishSignIn(state, binding)).toBe(ada.userId)
    expect(await keyOf(connections.finishSignIn(state, binding))).toBe('authorization_state_invalid')
  })

  test('an account that nobody has connected opens nothing, whatever its address', async () => {
    const { state, binding } = await signIn()
    expect(await keyOf(connections.finishSignIn(state, binding))).toBe('google_not_linked')
    expect(await countConnections()).toBe(0)
  })

  test('asks for no access to statistics', async () => {
    const { url } = await connections.startSignIn()
    expect(new URL(url).searchParams.get('scope')).toBe('openid email profile')
    expect(new URL(url).searchParams.get('access_type')).toBeNull()
  })
})

describe('GitHub and Cloudflare', () => {
  async function connectGitHub() {
    const query = await allow(await connections.start('github', 'read', ada))
    await connections.takeReturned(query)
    return connections.finish(stateIn(query), ada)
  }

  test('a GitHub account lists its repositories, on as many pages as there are', async () => {
    const { github } = providers
    const names = github.repositories
    github.repositories = Array.from({ length: 230 }, (_, at) => `ada/number-${at}`)
    expect(await connectGitHub()).toMatchObject({ label: 'ada', state: 'connected', scopes: 'read:user' })
    expect((await resourcesOf(db, ada.userId)).github.map(({ name }) => name)).toEqual(github.repositories)
    github.repositories = names
  })

  test('a code that GitHub does not take, with status 200', async () => {
    const query = await allow(await connections.start('github', 'read', ada))
    await connections.takeReturned(query.replace(/code=[^&]*/, 'code=used'))
    expect(await keyOf(connections.finish(stateIn(query), ada))).toBe('authorization_failed')
  })

  test('a GitHub token that was withdrawn asks for a reconnection; disconnecting ends it there', async () => {
    const connection = await connectGitHub()
    expect(await connections.disconnect(connection)).toBe(true)
    const second = await connectGitHub()
    providers.github.withdraw()
    expect(await keyOf(connections.refreshResources(second))).toBe('connection_reconnect')
    expect(await connections.connectionsOf(ada.userId)).toMatchObject([{ state: 'reconnect', access_token: null }])
  })

  test('a Cloudflare token lists its Pages projects, and stays its owner’s', async () => {
    const { cloudflare } = providers
    const names = cloudflare.projects
    cloudflare.projects = ['handbook-docs', ...Array.from({ length: 22 }, (_, at) => `project-${at}`)]
    const connection = await connections.connectToken(cloudflare.token, ada.userId)
    expect(connection).toMatchObject({ provider: 'cloudflare', label: 'Harbor Lane', state: 'connected' })
    const listed = (await resourcesOf(db, ada.userId)).cloudflare
    expect(listed).toHaveLength(23)
    // Its own domain, where a project has one.
    expect(listed.slice(0, 2).map(({ url }) => url)).toEqual([
      'https://handbook-docs.example',
      'https://project-0.pages.dev',
    ])
    cloudflare.isTokenValid = false
    expect(await keyOf(connections.refreshResources(connection))).toBe('connection_reconnect')
    cloudflare.isTokenValid = true
    expect(await connections.connectToken(cloudflare.token, ada.userId)).toMatchObject({ id: connection.id })
    expect(await connections.disconnect(connection)).toBe(false)
    cloudflare.projects = names
  })

  test('a token that Cloudflare does not know connects nothing', async () => {
    expect(await keyOf(connections.connectToken('invented', ada.userId))).toBe('token_invalid')
    expect(await countConnections()).toBe(0)
  })

  test('several people can connect the same Cloudflare account', async () => {
    await connections.connectToken(providers.cloudflare.token, ada.userId)
    await connections.connectToken(providers.cloudflare.token, grace.userId)
    expect(await countConnections()).toBe(2)
  })
})

test('an answer of a provider that differs from its description is found', async () => {
  const server = Fastify()
  const found = checkAgainstDescription('github', server)
  server.get('/user', async () => ({ login: 'ada', id: 'one' }))
  server.get('/emails', async () => [])
  await server.inject('/user?private=true')
  await server.inject('/emails')
  expect(found.join('\n')).toMatch(/query of GET \/user: .*additional/)
  expect(found.join('\n')).toMatch(/answer 200 of GET \/user: .*node_id.*id must be integer/s)
  expect(found).toContain('GET /emails is not described')
})

test.each(['github', 'cloudflare'] as const)('the extract of %s has the checksum that it names', (provider) => {
  expect(isUnchanged(provider)).toBe(true)
})

test('all that GitHub and Cloudflare were asked and answered here is as they document it', () => {
  expect(misfits).toEqual([[], []])
})
