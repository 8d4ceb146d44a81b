import { googleScopes, type ConnectionProvider, type GoogleAccess } from '@sightline/api-client/contract'
import { randomBytes } from 'node:crypto'
import { ApiError } from '../errors.ts'
import { fetchProvider } from '../outbound/fetch-provider.ts'
import { isUniqueViolation, type Database } from '../store/relational/database.ts'
import {
  deleteConnection,
  findConnection,
  findGoogleConnection,
  listConnections,
  recordConnectionError,
  upsertConnection,
  writeResources,
  type Connection,
} from '../store/relational/accounts/connections.ts'
import { reconnectProperties } from '../store/relational/sites/google-properties.ts'
import { createAccessTokens, type AccessTokens } from './access-tokens.ts'
import { CLOUDFLARE_SCOPES, createCloudflare } from './cloudflare.ts'
import { connectionStateOf } from './connection-state.ts'
import { connectionContext, createEncryption } from '../secrets/encryption-at-rest.ts'
import { endByProvider } from './end-by-provider.ts'
import { createGitHub, GITHUB_SCOPES } from './github.ts'
import { createGoogle, GOOGLE_IDENTITY } from './google.ts'
import type { ProviderConfig } from './provider-config.ts'
import { ProviderError, type Grant, type OAuthProvider } from './provider.ts'
import { createAuthorizationRequests, type Beginner } from './authorization-requests.ts'

/** Where a provider sends the browser back to, below the address of this instance. */
export const RETURN_PATH = '/v1/authorization/callback'

/** Somebody in a session of their own. */
export interface Person {
  userId: number
  sessionId: string
}

/** The accounts of other providers that people connect, and sign in with. */
export interface Connections {
  /** Which providers this instance is set up for. */
  readonly available: Readonly<Record<ConnectionProvider, boolean>>
  readonly accessTokens: AccessTokens
  /** The oldest first. */
  connectionsOf(userId: number): Promise<Connection[]>
  /** The provider's address where the person allows access. @throws {ApiError} */
  start(provider: 'google' | 'github', access: GoogleAccess, person: Person): Promise<string>
  /** Where the browser goes on that a provider has sent back, with this query in its address. */
  takeReturned(query: string): Promise<string>
  /** Connects what the person has allowed. @throws {ApiError} */
  finish(state: string, person: Person): Promise<Connection>
  /** Connects a Cloudflare account by a token. @throws {ApiError} */
  connectToken(token: string, userId: number): Promise<Connection>
  /** Reads again what an account has. @throws {ApiError} */
  refreshResources(connection: Connection): Promise<void>
  /** Removes a connection and ends the access at the provider. @returns whether the provider has confirmed that */
  disconnect(connection: Connection): Promise<boolean>
  /** Google's address where somebody says who they are, and what their browser keeps until they are back. @throws {ApiError} */
  startSignIn(): Promise<{ url: string; binding: string }>
  /** Whose Google account it is. @throws {ApiError} google_not_linked, and what a provider can say */
  finishSignIn(state: string, binding: string): Promise<number>
}

interface Options {
  config: ProviderConfig
  secret: string
  /** Where people reach this instance, without a slash at the end. */
  address: string
  now: () => Date
}

export function createConnections(db: Database, { config, secret, address, now }: Options): Connections {
  const encryption = createEncryption(secret)
  const options = { redirectUri: `${address}${RETURN_PATH}`, fetchProvider, now }
  const google =
    config.google.client === undefined ? undefined : createGoogle(config.google, config.google.client, options)
  const github =
    config.github.client === undefined ? undefined : createGitHub(config.github, config.github.client, options)
  const cloudflare = createCloudflare(config.cloudflare, fetchProvider)
  const requests = createAuthorizationRequests(db, { encryption, now })

  function providerOf(name: ConnectionProvider): OAuthProvider {
    const provider = name === 'google' ? google : name === 'github' ? github : undefined
    if (provider === undefined) throw new ApiError('provider_not_configured')
    return provider
  }

  async function begin(provider: 'google' | 'github', scopes: readonly string[], beginner: Beginner): Promise<string> {
    const oauth = providerOf(provider)
    const secrets = await requests.begin(provider, scopes, beginner)
    const url = await fromProvider(() =>
      oauth.authorizationUrl({ ...secrets, scopes, isSignIn: 'binding' in beginner }),
    )
    return url.href
  }

  async function keep(userId: number, provider: ConnectionProvider, grant: Grant): Promise<Connection> {
    const account = { user_id: userId, provider, subject: grant.subject }
    const context = connectionContext(account)
    const encrypted = (token: string | null) => (token === null ? null : encryption.encrypt(token, context))
    try {
      const granted = {
        ...account,
        label: grant.label,
        scopes: grant.scopes.join(' '),
        state: connectionStateOf(provider, grant.scopes),
        refresh_token: encrypted(grant.refreshToken),
        access_token: encrypted(grant.accessToken),
        access_expires_at: grant.expiresAt?.toISOString() ?? null,
      }
      return await db.transaction().execute(async (transaction) => {
        const connection = await upsertConnection(transaction, granted, now())
        if (provider === 'google') await reconnectProperties(transaction, connection, now())
        return connection
      })
    } catch (error) {
      throw isUniqueViolation(error) ? new ApiError('connection_taken') : error
    }
  }

  /** What was granted without what is needed is given back, unless that would end what is connected already. */
  async function assertUsable(provider: ConnectionProvider, grant: Grant): Promise<void> {
    if (provider !== 'google') return
    const isReadable = grant.scopes.includes(googleScopes.read)
    if (isReadable && grant.refreshToken !== null) return
    const known = await findGoogleConnection(db, grant.subject)
    if (known === undefined) await google?.revoke(grant.accessToken).catch(() => {})
    throw new ApiError(isReadable ? 'authorization_failed' : 'scope_missing')
  }

  async function refreshResources(connection: Connection): Promise<void> {
    if (connection.provider === 'google') return
    const isGitHub = connection.provider === 'github'
    const [scope] = isGitHub ? GITHUB_SCOPES : CLOUDFLARE_SCOPES
    const token = await accessTokens.get(String(connection.id), scope)
    try {
      const resources = isGitHub
        ? await github?.listRepositories(token)
        : await cloudflare.listProjects(token, connection.subject)
      await writeResources(db, connection.id, JSON.stringify(resources ?? []))
      await recordConnectionError(db, connection.id, null, now())
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      if (error.key === 'connection_reconnect') await endByProvider(db, connection, error.key, now())
      else await recordConnectionError(db, connection.id, error.key, now())
      throw new ApiError(error.key)
    }
  }

  async function revoke(connection: Connection): Promise<boolean> {
    const { provider, refresh_token, access_token } = connection
    const token = refresh_token ?? access_token
    // Nothing is left to be ended; a Cloudflare token is its owner's, who may use it elsewhere.
    if (token === null) return true
    if (provider === 'cloudflare') return false
    try {
      await providerOf(provider).revoke(encryption.decrypt(token, connectionContext(connection)))
      return true
    } catch (error) {
      if (error instanceof ProviderError || error instanceof ApiError) return false
      throw error
    }
  }

  const accessTokens = createAccessTokens(db, { encryption, providerOf, now })
  return {
    available: { google: google !== undefined, github: github !== undefined, cloudflare: true },
    accessTokens,
    connectionsOf: (userId) => listConnections(db, userId),

    start(provider, access, person) {
      const scopes = provider === 'google' ? [...GOOGLE_IDENTITY, ...analyticsScopes[access]] : GITHUB_SCOPES
      return begin(provider, scopes, person)
    },

    async takeReturned(query) {
      const purpose = await requests.takeReturned(query)
      if (purpose === undefined) return '/#/authorization?result=authorization_state_invalid'
      const state = encodeURIComponent(new URLSearchParams(query).get('state') ?? '')
      return `/#/${purpose === 'sign_in' ? 'login' : 'authorization'}?result=returned&state=${state}`
    },

    async finish(state, person) {
      const { provider, returned, ...secrets } = await requests.finish(state, person)
      const grant = await fromProvider(() => providerOf(provider).exchange(returned, secrets))
      await assertUsable(provider, grant)
      const connection = await keep(person.userId, provider, grant)
      // What the account has is read once more at any time; the connection stands without it.
      await refreshResources(connection).catch(unlessProvider)
      return (await findConnection(db, connection.id)) ?? connection
    },

    async connectToken(token, userId) {
      const connection = await keep(userId, 'cloudflare', await fromProvider(() => cloudflare.connect(token)))
      await refreshResources(connection).catch(unlessProvider)
      return (await findConnection(db, connection.id)) ?? connection
    },

    refreshResources,

    async disconnect(connection) {
      const isRevoked = await revoke(connection)
      await deleteConnection(db, connection.id)
      return isRevoked
    },

    async startSignIn() {
      const binding = randomBytes(32).toString('base64url')
      return { url: await begin('google', GOOGLE_IDENTITY, { binding }), binding }
    },

    async finishSignIn(state, binding) {
      const { provider, returned, ...secrets } = await requests.finish(state, { binding })
      const { subject } = await fromProvider(() => providerOf(provider).exchange(returned, secrets))
      const connection = await findGoogleConnection(db, subject)
      if (connection === undefined) throw new ApiError('google_not_linked')
      return connection.user_id
    },
  }
}

const analyticsScopes: Readonly<Record<GoogleAccess, readonly string[]>> = {
  read: [googleScopes.read],
  edit: [googleScopes.read, googleScopes.edit],
}

/** @throws {ApiError} for what a provider says or does not */
async function fromProvider<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof ProviderError ? new ApiError(error.key) : error
  }
}

function unlessProvider(error: unknown): void {
  if (!(error instanceof ApiError)) throw error
}
