import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { createHash, randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose'
import { consentPage } from './consent-page.ts'
import type { ProviderPerson } from './provider-person.ts'

/** The failures that the token endpoint can answer with. */
export type TokenFault = 'invalid_grant' | 'invalid_client' | 'unavailable' | 'html'

interface IssuedCode {
  person: ProviderPerson
  scopes: readonly string[]
  redirectUri: string
  challenge: string
  nonce: string | undefined
  isOffline: boolean
  usedBy: string[]
}

interface IssuedToken {
  person: ProviderPerson
  scopes: readonly string[]
  expiresAt: number
}

const SIGNED_SCOPES = new Set(['openid', 'email', 'profile'])
const TOKEN_S = 3599

/** Local Google accounts with OpenID Connect and Google's own errors. All is in memory. */
export interface GoogleAccounts {
  readonly clientId: string
  readonly clientSecret: string
  readonly people: readonly ProviderPerson[]
  /** The issuer's address, without a slash at the end; set once the server listens. */
  issuer: string
  faults: TokenFault[]
  /** The milliseconds by which the provider's clock is ahead. */
  clockAheadMs: number
  /** The `grant_type` of each request to the token endpoint. */
  readonly tokenRequests: string[]
  /** The rights of an access token; undefined where it is not valid. */
  holderOf(token: string): IssuedToken | undefined
  /** Ends an access token before its time. */
  expire(token: string): void
  /** Revokes all permissions of a person, as on Google's own page. */
  withdraw(subject: string): void
  register(server: FastifyInstance): Promise<void>
}

export async function createGoogleAccounts({
  clientId,
  clientSecret,
  people,
}: Pick<GoogleAccounts, 'clientId' | 'clientSecret' | 'people'>): Promise<GoogleAccounts> {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'generated', use: 'sig', alg: 'RS256' }
  const codes = new Map<string, IssuedCode>()
  const accessTokens = new Map<string, IssuedToken>()
  const refreshTokens = new Map<string, IssuedToken>()

  function end(subject: string): void {
    for (const tokens of [accessTokens, refreshTokens])
      for (const [token, { person }] of tokens) if (person.subject === subject) tokens.delete(token)
  }

  function issueAccess(person: ProviderPerson, scopes: readonly string[]): string {
    const token = `ya29.${secret()}`
    accessTokens.set(token, { person, scopes, expiresAt: Date.now() + TOKEN_S * 1000 })
    return token
  }

  const google: GoogleAccounts = {
    clientId,
    clientSecret,
    people,
    issuer: '',
    faults: [],
    clockAheadMs: 0,
    tokenRequests: [],
    holderOf(token) {
      const issued = accessTokens.get(token)
      return issued === undefined || issued.expiresAt < Date.now() ? undefined : issued
    },
    expire: (token) => void accessTokens.delete(token),
    withdraw: end,
    async register(server) {
      await server.register(formbody)
      server.get('/.well-known/openid-configuration', async () => descriptionOf(google.issuer))
      server.get('/oauth2/v3/certs', async () => ({ keys: [jwk satisfies JWK] }))
      server.get<{ Querystring: Record<string, string | undefined> }>('/o/oauth2/v2/auth', async (request, reply) => {
        const problem = problemOf(request.query, clientId)
        if (problem !== undefined) return reply.code(400).type('text/plain').send(`Error 400: ${problem}`)
        const scopes = scopesIn(request.query).filter((scope) => !SIGNED_SCOPES.has(scope))
        return reply
          .type('text/html; charset=utf-8')
          .send(consentPage({ provider: 'Google', people, scopes, parameters: request.query }))
      })
      server.post<{ Body: Record<string, string | string[] | undefined> }>(
        '/o/oauth2/v2/auth',
        async (request, reply) => answerConsent(reply, request.body),
      )
      server.post<{ Body: Record<string, string | undefined> }>('/token', async (request, reply) =>
        answerToken(reply, request.body),
      )
      server.post<{ Body?: { token?: string }; Querystring: { token?: string } }>('/revoke', async (request, reply) => {
        const token = request.body?.token ?? request.query.token ?? ''
        const issued = refreshTokens.get(token) ?? accessTokens.get(token)
        if (issued === undefined) return sendError(reply, 400, 'invalid_token')
        end(issued.person.subject)
        return {}
      })
    },
  }
  return google

  function answerConsent(reply: FastifyReply, body: Record<string, string | string[] | undefined>): FastifyReply {
    const query = Object.fromEntries(new URLSearchParams(textOf(body['request'])))
    const problem = problemOf(query, clientId)
    if (problem !== undefined) return reply.code(400).type('text/plain').send(`Error 400: ${problem}`)
    const back = new URL(query['redirect_uri'] ?? '')
    if (query['state'] !== undefined) back.searchParams.set('state', query['state'])
    const person = people.find(({ subject }) => subject === textOf(body['person']))
    if (textOf(body['answer']) !== 'allow' || person === undefined) {
      back.searchParams.set('error', 'access_denied')
      return reply.redirect(back.href, 302)
    }
    const ticked = [body['scope'] ?? []].flat()
    const scopes = scopesIn(query).filter((scope) => SIGNED_SCOPES.has(scope) || ticked.includes(scope))
    const code = `4/${secret()}`
    codes.set(code, {
      person,
      scopes,
      redirectUri: query['redirect_uri'] ?? '',
      challenge: query['code_challenge'] ?? '',
      nonce: query['nonce'],
      isOffline: query['access_type'] === 'offline',
      usedBy: [],
    })
    back.searchParams.set('code', code)
    back.searchParams.set('scope', scopes.join(' '))
    return reply.redirect(back.href, 302)
  }

  async function answerToken(reply: FastifyReply, body: Record<string, string | undefined>): Promise<unknown> {
    google.tokenRequests.push(body['grant_type'] ?? '')
    const fault = google.faults.shift()
    if (fault === 'unavailable') return sendError(reply, 503, 'backend_error')
    if (fault === 'html') return reply.code(404).type('text/html').send('<!DOCTYPE html><title>Error 404</title>')
    if (fault === 'invalid_grant') return sendError(reply, 400, fault, 'Token has been expired or revoked.')
    if (fault === 'invalid_client' || body['client_id'] !== clientId || body['client_secret'] !== clientSecret)
      return sendError(reply, 401, 'invalid_client', 'The OAuth client was not found.')
    if (body['grant_type'] === 'authorization_code') return exchange(reply, body)
    if (body['grant_type'] !== 'refresh_token') return sendError(reply, 400, 'unsupported_grant_type')
    const issued = refreshTokens.get(body['refresh_token'] ?? '')
    if (issued === undefined) return sendError(reply, 400, 'invalid_grant', 'Token has been expired or revoked.')
    const { person, scopes } = issued
    return { access_token: issueAccess(person, scopes), ...answered(scopes) }
  }

  async function exchange(reply: FastifyReply, body: Record<string, string | undefined>): Promise<unknown> {
    const issued = codes.get(body['code'] ?? '')
    const verifier = createHash('sha256')
      .update(body['code_verifier'] ?? '')
      .digest('base64url')
    const isRight = issued !== undefined && issued.redirectUri === body['redirect_uri'] && issued.challenge === verifier
    if (!isRight) return sendError(reply, 400, 'invalid_grant', 'Malformed auth code.')
    if (issued.usedBy.length > 0) {
      // Using a code a second time ends the tokens that it was exchanged for (RFC 6749, section 4.1.2).
      for (const token of issued.usedBy) {
        accessTokens.delete(token)
        refreshTokens.delete(token)
      }
      return sendError(reply, 400, 'invalid_grant', 'Bad Request')
    }
    const { person, scopes } = issued
    const accessToken = issueAccess(person, scopes)
    const refreshToken = issued.isOffline ? `1//${secret()}` : undefined
    if (refreshToken !== undefined) refreshTokens.set(refreshToken, { person, scopes, expiresAt: Infinity })
    issued.usedBy.push(accessToken, ...(refreshToken === undefined ? [] : [refreshToken]))
    return {
      access_token: accessToken,
      ...answered(scopes),
      ...(refreshToken === undefined ? {} : { refresh_token: refreshToken }),
      id_token: await identityToken(google, privateKey, { person, nonce: issued.nonce }),
    }
  }
}

const secret = (): string => randomBytes(24).toString('base64url')

const textOf = (value: string | string[] | undefined): string => [value ?? ''].flat()[0] ?? ''

const scopesIn = (query: Readonly<Record<string, string | undefined>>): string[] =>
  (query['scope'] ?? '').split(' ').filter((scope) => scope !== '')

/** The scopes of an answer: Google names those of OpenID Connect by their addresses. */
const answered = (scopes: readonly string[]) => ({
  expires_in: TOKEN_S,
  token_type: 'Bearer',
  scope: scopes
    .map((scope) =>
      scope === 'openid' || !SIGNED_SCOPES.has(scope) ? scope : `https://www.googleapis.com/auth/userinfo.${scope}`,
    )
    .join(' '),
})

/** The errors that Google shows in the browser and never sends back. */
function problemOf(query: Readonly<Record<string, string | undefined>>, clientId: string): string | undefined {
  if (query['client_id'] !== clientId) return 'invalid_client'
  if (!URL.canParse(query['redirect_uri'] ?? '')) return 'redirect_uri_mismatch'
  if (query['response_type'] !== 'code' || query['code_challenge_method'] !== 'S256') return 'invalid_request'
  return scopesIn(query).length === 0 ? 'invalid_scope' : undefined
}

const sendError = (reply: FastifyReply, status: number, error: string, description: string = error): FastifyReply =>
  reply.code(status).send({ error, error_description: description })

function identityToken(
  { issuer, clientId, clockAheadMs }: GoogleAccounts,
  key: CryptoKey,
  { person, nonce }: { person: ProviderPerson; nonce: string | undefined },
): Promise<string> {
  const issuedAt = Math.floor((Date.now() + clockAheadMs) / 1000)
  return new SignJWT({ email: person.email, email_verified: true, ...(nonce === undefined ? {} : { nonce }) })
    .setProtectedHeader({ alg: 'RS256', kid: 'generated' })
    .setIssuer(issuer)
    .setAudience(clientId)
    .setSubject(person.subject)
    .setIssuedAt(issuedAt)
    .setNotBefore(issuedAt)
    .setExpirationTime(issuedAt + 3600)
    .sign(key)
}

const descriptionOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/o/oauth2/v2/auth`,
  token_endpoint: `${issuer}/token`,
  revocation_endpoint: `${issuer}/revoke`,
  jwks_uri: `${issuer}/oauth2/v3/certs`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  scopes_supported: ['openid', 'email', 'profile'],
  token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
  code_challenge_methods_supported: ['plain', 'S256'],
})
