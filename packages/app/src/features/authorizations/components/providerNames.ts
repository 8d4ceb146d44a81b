import type { ConnectionProvider } from '@sightline/api-client'

/** Names of their own, the same in every language. */
export const providerNames: Readonly<Record<ConnectionProvider, string>> = {
  google: 'Google',
  github: 'GitHub',
  cloudflare: 'Cloudflare',
}
