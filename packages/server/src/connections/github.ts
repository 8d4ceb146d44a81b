import * as openid from 'openid-client'
import type { FetchProvider } from '../outbound/fetch-provider.ts'
import { atProvider, authorizationUrl, clientMetadata, sendThroughOutbound } from './oauth-client.ts'
import type { OAuthClient, ProviderConfig } from './provider-config.ts'
import { ProviderError, type OAuthProvider } from './provider.ts'
import { readJson, textField } from './provider-json.ts'
import type { Resource } from './resources.ts'

/** Which repositories somebody has; those that are public need no more. */
export const GITHUB_SCOPES = ['read:user'] as const

const PAGE = 100
const MAX_PAGES = 10

export interface GitHub extends OAuthProvider {
  /** The repositories of an account, the last pushed first; at most a thousand. @throws {ProviderError} */
  listRepositories(accessToken: string): Promise<Resource[]>
}

/** GitHub for accounts: OAuth with PKCE, and its REST API. */
export function createGitHub(
  { url, apiUrl }: ProviderConfig['github'],
  client: OAuthClient,
  { redirectUri, fetchProvider }: { redirectUri: string; fetchProvider: FetchProvider },
): GitHub {
  const config = new openid.Configuration(
    {
      issuer: url,
      authorization_endpoint: `${url}/login/oauth/authorize`,
      token_endpoint: `${url}/login/oauth/access_token`,
    },
    client.id,
    clientMetadata(client.secret),
  )
  sendThroughOutbound(config, fetchProvider, url.startsWith('http:'))

  const api = (path: string, accessToken: string) =>
    readJson(fetchProvider, `${apiUrl}${path}`, {
      headers: {
        Accept: 'application/vnd.github+json',
        Authorization: `Bearer ${accessToken}`,
        'User-Agent': 'Sightline',
        'X-GitHub-Api-Version': '2022-11-28',
      },
    })

  return {
    authorizationUrl: ({ scopes, isSignIn: _, ...request }) =>
      atProvider(() => authorizationUrl(config, request, { redirect_uri: redirectUri, scope: scopes.join(' ') })),

    exchange: (returned, { state, verifier }) =>
      atProvider(async () => {
        const tokens = await openid.authorizationCodeGrant(config, new URL(`${redirectUri}?${returned}`), {
          pkceCodeVerifier: verifier,
          expectedState: state,
        })
        const user = await api('/user', tokens.access_token)
        return {
          subject: String(user['id']),
          label: textField(user, 'login'),
          scopes: (tokens.scope ?? '').split(/[ ,]+/).filter((scope) => scope !== ''),
          accessToken: tokens.access_token,
          expiresAt: null,
          refreshToken: null,
        }
      }),

    // Its tokens have no end.
    refresh: () => Promise.reject(new ProviderError('connection_reconnect')),

    revoke: (token) =>
      atProvider(async () => {
        const { status } = await fetchProvider(`${apiUrl}/applications/${encodeURIComponent(client.id)}/grant`, {
          method: 'DELETE',
          headers: {
            Accept: 'application/vnd.github+json',
            Authorization: `Basic ${Buffer.from(`${client.id}:${client.secret}`).toString('base64')}`,
            'Content-Type': 'application/json',
            'User-Agent': 'Sightline',
          },
          body: JSON.stringify({ access_token: token }),
        })
        // Not found or not valid: it is dead already.
        if (![204, 404, 422].includes(status)) throw new ProviderError('provider_unavailable', String(status))
      }),

    listRepositories: (accessToken) =>
      atProvider(async () => {
        const found: Resource[] = []
        for (let page = 1; page <= MAX_PAGES; page += 1) {
          const list = await api(`/user/repos?per_page=${PAGE}&sort=pushed&page=${page}`, accessToken)
          if (!Array.isArray(list)) throw new ProviderError('authorization_failed', 'no list')
          found.push(...list.map(repositoryOf))
          if (list.length < PAGE) break
        }
        return found
      }),
  }
}

const repositoryOf = (repository: Record<string, unknown>): Resource => ({
  id: String(repository['id']),
  name: textField(repository, 'full_name'),
  url: textField(repository, 'html_url'),
})
