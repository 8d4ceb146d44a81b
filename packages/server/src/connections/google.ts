import * as openid from 'openid-client'
import type { FetchProvider } from '../outbound/fetch-provider.ts'
import { atProvider, authorizationUrl, clientMetadata, customFetchOf, sendThroughOutbound } from './oauth-client.ts'
import type { OAuthClient, ProviderConfig } from './provider-config.ts'
import { ProviderError, type Grant, type OAuthProvider, type RequestSecrets } from './provider.ts'

/** Who somebody is. */
export const GOOGLE_IDENTITY = ['openid', 'email', 'profile'] as const

/** Google gives a refresh token only where it asks; what was allowed before stays allowed. */
const CONNECTING = { access_type: 'offline', prompt: 'consent select_account', include_granted_scopes: 'true' }

/** Google for accounts: discovery, PKCE and signed identity tokens by OpenID Connect. */
export function createGoogle(
  { issuer, tokenUrl, revokeUrl }: ProviderConfig['google'],
  client: OAuthClient,
  { redirectUri, fetchProvider, now }: { redirectUri: string; fetchProvider: FetchProvider; now: () => Date },
): OAuthProvider {
  const isPlain = issuer.startsWith('http:')
  let known: Promise<openid.Configuration> | undefined

  /** The provider's own description is read once; where that failed, at the next use again. */
  function configuration(): Promise<openid.Configuration> {
    known ??= discover().catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }

  async function discover(): Promise<openid.Configuration> {
    const metadata = clientMetadata(client.secret)
    const found = await openid.discovery(new URL(issuer), client.id, metadata, undefined, {
      [openid.customFetch]: customFetchOf(fetchProvider),
      // oxlint-disable-next-line typescript/no-deprecated -- as in oauth-client.ts
      ...(isPlain ? { execute: [openid.allowInsecureRequests] } : {}),
    })
    // Without what the client adds to it.
    const described = JSON.parse(JSON.stringify(found.serverMetadata())) as openid.ServerMetadata
    const config = new openid.Configuration(
      {
        ...described,
        ...(tokenUrl === undefined ? {} : { token_endpoint: tokenUrl }),
        ...(revokeUrl === undefined ? {} : { revocation_endpoint: revokeUrl }),
      },
      client.id,
      metadata,
    )
    sendThroughOutbound(config, fetchProvider, isPlain)
    // The signature of the identity token is checked, too.
    openid.enableNonRepudiationChecks(config)
    return config
  }

  return {
    authorizationUrl: ({ scopes, isSignIn, ...request }) =>
      atProvider(async () =>
        authorizationUrl(await configuration(), request, {
          redirect_uri: redirectUri,
          scope: scopes.join(' '),
          ...(isSignIn ? { prompt: 'select_account' } : CONNECTING),
        }),
      ),
    exchange: (returned, request) => atProvider(() => exchange(returned, request)),
    refresh: (refreshToken) =>
      atProvider(async () => {
        const tokens = await openid.refreshTokenGrant(await configuration(), refreshToken)
        return {
          accessToken: tokens.access_token,
          expiresAt: endOf(tokens.expires_in, now()),
          refreshToken: tokens.refresh_token,
          scopes: tokens.scope?.split(' '),
        }
      }),
    revoke: (token) =>
      atProvider(async () => {
        try {
          await openid.tokenRevocation(await configuration(), token)
        } catch (error) {
          // It is dead already.
          if (!(error instanceof openid.ResponseBodyError) || error.status !== 400) throw error
        }
      }),
  }

  async function exchange(returned: string, { state, nonce, verifier }: RequestSecrets): Promise<Grant> {
    const config = await configuration()
    const tokens = await openid
      .authorizationCodeGrant(config, new URL(`${redirectUri}?${returned}`), {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      })
      .catch((error: unknown) => {
        // A code that was used already, not a connection that has ended.
        if (error instanceof openid.ResponseBodyError && error.error === 'invalid_grant')
          throw new ProviderError('authorization_failed', error.error)
        throw error
      })
    const claims = tokens.claims()
    if (claims === undefined) throw new ProviderError('authorization_failed', 'no identity')
    return {
      subject: claims.sub,
      label: typeof claims['email'] === 'string' ? claims['email'] : claims.sub,
      scopes: tokens.scope?.split(' ') ?? [],
      accessToken: tokens.access_token,
      expiresAt: endOf(tokens.expires_in, now()),
      refreshToken: tokens.refresh_token ?? null,
    }
  }
}

const endOf = (seconds: number | undefined, now: Date): Date | null =>
  seconds === undefined ? null : new Date(now.getTime() + seconds * 1000)
