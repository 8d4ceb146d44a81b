import type { ApiErrorKey } from '@sightline/api-client/contract'

/** What a provider has granted to this instance for one account. */
export interface Grant {
  /** The provider's own id of the account. */
  subject: string
  /** E-mail address or name of the account. */
  label: string
  scopes: readonly string[]
  accessToken: string
  /** Null where the access token has no end. */
  expiresAt: Date | null
  /** Null where the provider gives none. */
  refreshToken: string | null
}

/** What a refresh answers: what is undefined stays as it was. */
export interface Refreshed {
  accessToken: string
  expiresAt: Date | null
  refreshToken: string | undefined
  scopes: readonly string[] | undefined
}

/** What ties an answer of the provider to the request before it. */
export interface RequestSecrets {
  state: string
  nonce: string
  /** Of PKCE. */
  verifier: string
}

/** A provider where somebody allows access in the browser. */
export interface OAuthProvider {
  /** Where the browser is sent. @throws {ProviderError} */
  authorizationUrl(request: RequestSecrets & { scopes: readonly string[]; isSignIn: boolean }): Promise<URL>
  /** @param returned Query of the address that the browser came back to @throws {ProviderError} */
  exchange(returned: string, request: RequestSecrets): Promise<Grant>
  /** @throws {ProviderError} */
  refresh(refreshToken: string): Promise<Refreshed>
  /** Ends what was granted; a token that is dead already is no error. @throws {ProviderError} */
  revoke(token: string): Promise<void>
}

/** What went wrong at a provider, as people are told it. */
export type ProviderFailure = Extract<
  ApiErrorKey,
  | 'authorization_denied'
  | 'authorization_failed'
  | 'connection_reconnect'
  | 'provider_unavailable'
  | 'provider_misconfigured'
  | 'token_invalid'
>

/** A provider said no, or nothing; the cause never holds a token. */
export class ProviderError extends Error {
  override name = 'ProviderError'
  readonly key: ProviderFailure

  constructor(key: ProviderFailure, detail: string = key) {
    super(detail)
    this.key = key
  }
}
