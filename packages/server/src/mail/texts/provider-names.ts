import type { ConnectionProvider } from '@sightline/api-client/contract'

/** As the providers write themselves, in every language. */
export const providerNames: Readonly<Record<ConnectionProvider, string>> = {
  google: 'Google',
  github: 'GitHub',
  cloudflare: 'Cloudflare',
}
