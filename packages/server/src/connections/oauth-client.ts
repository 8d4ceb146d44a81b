import * as openid from 'openid-client'
import { OutboundError } from '../errors.ts'
import type { FetchProvider } from '../outbound/fetch-provider.ts'
import { ProviderError, type RequestSecrets } from './provider.ts'

/** Clocks of two machines may differ by so much. */
const CLOCK_TOLERANCE_S = 60

/** Seconds that two clocks may differ, and native `fetch` replaced by ours. */
export const clientMetadata = (secret: string): Partial<openid.ClientMetadata> => ({
  client_secret: secret,
  [openid.clockTolerance]: CLOCK_TOLERANCE_S,
})

/** Makes the client use our requests; without encryption it speaks to this machine only, as the configuration checks. */
export function sendThroughOutbound(
  config: openid.Configuration,
  fetchProvider: FetchProvider,
  isPlain: boolean,
): void {
  config[openid.customFetch] = customFetchOf(fetchProvider)
  // oxlint-disable-next-line typescript/no-deprecated -- named so that nobody uses it lightly; the configuration lets it through for loopback only
  if (isPlain) openid.allowInsecureRequests(config)
}

export const customFetchOf =
  (fetchProvider: FetchProvider): openid.CustomFetch =>
  (url, { body, ...options }) =>
    fetchProvider(url, { ...options, body: body ?? null })

/** The address for the browser: with PKCE, a state and a nonce. */
export async function authorizationUrl(
  config: openid.Configuration,
  { state, nonce, verifier }: RequestSecrets,
  parameters: Record<string, string>,
): Promise<URL> {
  return openid.buildAuthorizationUrl(config, {
    ...parameters,
    state,
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
}

/** Does something at the provider. @throws {ProviderError} instead of what the libraries throw */
export async function atProvider<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    throw providerErrorOf(error)
  }
}

/** Without a cause: requests and answers hold codes and tokens. */
function providerErrorOf(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error
  if (error instanceof openid.AuthorizationResponseError) {
    const isDenied = error.error === 'access_denied'
    return new ProviderError(isDenied ? 'authorization_denied' : 'authorization_failed', error.error)
  }
  if (error instanceof openid.ResponseBodyError) return ofTokenEndpoint(error)
  const outbound = outboundIn(error)
  if (outbound !== undefined) return new ProviderError('provider_unavailable', outbound.failure)
  const status = statusIn(error)
  if (status !== undefined && status >= 500) return new ProviderError('provider_unavailable', String(status))
  return new ProviderError('authorization_failed', codeOf(error))
}

function ofTokenEndpoint({ error, status }: openid.ResponseBodyError): ProviderError {
  if (error === 'invalid_grant') return new ProviderError('connection_reconnect', error)
  if (error === 'invalid_client' || error === 'unauthorized_client')
    return new ProviderError('provider_misconfigured', error)
  return new ProviderError(status >= 500 ? 'provider_unavailable' : 'authorization_failed', error)
}

/** The client hands an error of the network on as it is, or as a cause. */
function outboundIn(error: unknown): OutboundError | undefined {
  if (error instanceof OutboundError) return error
  return error instanceof Error && error.cause !== undefined ? outboundIn(error.cause) : undefined
}

function statusIn(error: unknown): number | undefined {
  if (error instanceof Response) return error.status
  return error instanceof Error && error.cause !== undefined ? statusIn(error.cause) : undefined
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'
