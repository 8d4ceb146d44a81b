import type { MessageKey } from '@sightline/api-client/contract'
import { ApiError } from '../errors.ts'
import type { Database } from '../store/relational/database.ts'
import { idOf } from '../store/relational/ids.ts'
import {
  findConnection,
  recordConnectionError,
  recordConnectionUse,
  writeRefreshed,
  type Connection,
} from '../store/relational/accounts/connections.ts'
import { connectionStateOf } from './connection-state.ts'
import { endByProvider } from './end-by-provider.ts'
import { connectionContext, type Encryption } from '../secrets/encryption-at-rest.ts'
import { ProviderError, type OAuthProvider } from './provider.ts'

/** A token that ends within this time is replaced before it is used. */
const REFRESH_MARGIN_MS = 5 * 60 * 1000
/** A use is written down once in this time. */
const LAST_USED_INTERVAL_MS = 60 * 1000

/** Tokens for requests to the providers of connected accounts. */
export interface AccessTokens {
  /**
   * A token that is valid for some minutes. However many wait for a new one, the provider is asked once.
   * @param scope Address of what the request needs, such as `https://www.googleapis.com/auth/analytics.readonly`
   * @param refusedToken One that the provider did not take: another one is fetched
   * @throws {ApiError} not_found, scope_missing, connection_reconnect, provider_unavailable or provider_misconfigured
   */
  get(connectionId: string, scope: string, refusedToken?: string): Promise<string>
  /** Keeps what went wrong with a connection, for its owner and administrators; null where it works again. */
  recordError(connectionId: string, error: MessageKey | null): Promise<void>
}

export function createAccessTokens(
  db: Database,
  {
    encryption,
    providerOf,
    now,
  }: {
    encryption: Encryption
    /** @throws {ApiError} provider_not_configured */
    providerOf: (name: Connection['provider']) => Pick<OAuthProvider, 'refresh'>
    now: () => Date
  },
): AccessTokens {
  const refreshes = new Map<number, Promise<string>>()

  function refreshOnce(connection: Connection, refreshToken: string): Promise<string> {
    const running = refreshes.get(connection.id)
    if (running !== undefined) return running
    const refresh = refreshed(connection, refreshToken).finally(() => refreshes.delete(connection.id))
    refreshes.set(connection.id, refresh)
    return refresh
  }

  async function refreshed(connection: Connection, encrypted: string): Promise<string> {
    const context = connectionContext(connection)
    const provider = providerOf(connection.provider)
    try {
      const tokens = await provider.refresh(encryption.decrypt(encrypted, context))
      const scopes = tokens.scopes ?? connection.scopes.split(' ')
      await writeRefreshed(db, connection.id, encrypted, {
        access_token: encryption.encrypt(tokens.accessToken, context),
        access_expires_at: tokens.expiresAt?.toISOString() ?? null,
        ...(tokens.refreshToken === undefined
          ? {}
          : { refresh_token: encryption.encrypt(tokens.refreshToken, context) }),
        scopes: scopes.join(' '),
        state: connectionStateOf(connection.provider, scopes),
      })
      return tokens.accessToken
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      if (error.key === 'connection_reconnect') await endByProvider(db, connection, error.key, now())
      else await recordConnectionError(db, connection.id, error.key, now())
      throw new ApiError(error.key)
    }
  }

  return {
    async get(connectionId, scope, refusedToken) {
      const connection = await findConnection(db, idOf(connectionId))
      if (connection === undefined) throw new ApiError('not_found')
      if (connection.state === 'reconnect') throw new ApiError('connection_reconnect')
      if (!connection.scopes.split(' ').includes(scope)) throw new ApiError('scope_missing')
      await recordUse(connection)
      const { access_token, access_expires_at, refresh_token } = connection
      const isGood =
        access_expires_at === null || new Date(access_expires_at).getTime() > now().getTime() + REFRESH_MARGIN_MS
      if (access_token !== null && isGood) {
        const token = encryption.decrypt(access_token, connectionContext(connection))
        if (token !== refusedToken) return token
      }
      if (refresh_token !== null) return refreshOnce(connection, refresh_token)
      await endByProvider(db, connection, 'connection_reconnect', now())
      throw new ApiError('connection_reconnect')
    },
    recordError: (connectionId, error) => recordConnectionError(db, idOf(connectionId), error, now()),
  }

  async function recordUse({ id, last_used_at }: Connection): Promise<void> {
    if (last_used_at !== null && new Date(last_used_at).getTime() > now().getTime() - LAST_USED_INTERVAL_MS) return
    await recordConnectionUse(db, id, now())
  }
}
