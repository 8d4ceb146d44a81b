import { isIP } from 'node:net'
import { z } from 'zod'
import { StartError } from '../errors.ts'

const isLoopback = (host: string): boolean => {
  const address = host.replace(/^\[(.*)\]$/, '$1')
  return host === 'localhost' || address === '::1' || (isIP(address) === 4 && address.startsWith('127.'))
}

/** Tokens travel there: without encryption only inside this machine. */
const providerUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://provider.example' })
  .refine((url) => {
    const { protocol, hostname } = new URL(url)
    return protocol === 'https:' || isLoopback(hostname)
  }, 'must begin with https://, unless it is an address of this machine')
  .transform((url) => url.replace(/\/+$/, ''))

const credential = z.string().max(500, 'must have at most 500 characters')

/** The environment variables of the providers whose accounts people connect. */
export const providerVariables = {
  GOOGLE_CLIENT_ID: credential.optional(),
  GOOGLE_CLIENT_SECRET: credential.optional(),
  GOOGLE_OAUTH_ISSUER: providerUrl.default('https://accounts.google.com'),
  GOOGLE_TOKEN_URL: providerUrl.optional(),
  GOOGLE_REVOKE_URL: providerUrl.optional(),
  GITHUB_CLIENT_ID: credential.optional(),
  GITHUB_CLIENT_SECRET: credential.optional(),
  GITHUB_URL: providerUrl.default('https://github.com'),
  GITHUB_API_URL: providerUrl.default('https://api.github.com'),
  GA4_DATA_URL: providerUrl.default('https://analyticsdata.googleapis.com'),
  GA4_ADMIN_URL: providerUrl.default('https://analyticsadmin.googleapis.com'),
  CLOUDFLARE_API_URL: providerUrl.default('https://api.cloudflare.com/client/v4'),
}

export interface OAuthClient {
  id: string
  secret: string
}

/** How each provider is reached; addresses are without a slash at the end. */
export interface ProviderConfig {
  /** Without `client` nobody can connect a Google account. */
  google: {
    client: OAuthClient | undefined
    issuer: string
    tokenUrl: string | undefined
    revokeUrl: string | undefined
  }
  github: { client: OAuthClient | undefined; url: string; apiUrl: string }
  cloudflare: { apiUrl: string }
  /** The two APIs of Google Analytics. */
  analytics: { data: string; admin: string }
}

/** @throws {StartError} where one half of a client is set */
export function providerConfigOf(variables: z.output<z.ZodObject<typeof providerVariables>>): ProviderConfig {
  const { GOOGLE_OAUTH_ISSUER, GOOGLE_TOKEN_URL, GOOGLE_REVOKE_URL, GITHUB_URL, GITHUB_API_URL } = variables
  return {
    google: {
      client: clientOf('GOOGLE', variables.GOOGLE_CLIENT_ID, variables.GOOGLE_CLIENT_SECRET),
      issuer: GOOGLE_OAUTH_ISSUER,
      tokenUrl: GOOGLE_TOKEN_URL,
      revokeUrl: GOOGLE_REVOKE_URL,
    },
    github: {
      client: clientOf('GITHUB', variables.GITHUB_CLIENT_ID, variables.GITHUB_CLIENT_SECRET),
      url: GITHUB_URL,
      apiUrl: GITHUB_API_URL,
    },
    cloudflare: { apiUrl: variables.CLOUDFLARE_API_URL },
    analytics: { data: variables.GA4_DATA_URL, admin: variables.GA4_ADMIN_URL },
  }
}

function clientOf(name: string, id: string | undefined, secret: string | undefined): OAuthClient | undefined {
  if (id === undefined && secret === undefined) return undefined
  if (id === undefined || secret === undefined)
    throw new StartError(`${name}_CLIENT_ID and ${name}_CLIENT_SECRET must be set together`)
  return { id, secret }
}
