import type { ConnectionProvider } from '@sightline/api-client'

/** The names of the providers, the same in every language. */
export const providerNames: Readonly<Record<ConnectionProvider, string>> = {
  google: 'Google',
  github: 'GitHub',
  cloudflare: 'Cloudflare',
}
