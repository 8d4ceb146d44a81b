import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { createHash, randomBytes } from 'node:crypto'
import { consentPage } from './consent-page.ts'
import type { ProviderPerson } from './provider-person.ts'

/** A local GitHub, as far as it is used here: OAuth, the signed-in user and the repositories. All is in memory. */
export interface GeneratedGitHub {
  readonly clientId: string
  readonly clientSecret: string
  /** The names of the repositories, as `owner/repository`. */
  repositories: readonly string[]
  /** Ends every token. */
  withdraw(): void
  register(server: FastifyInstance): Promise<void>
}

const secret = (): string => randomBytes(18).toString('base64url')

export function createGeneratedGitHub(given: {
  clientId: string
  clientSecret: string
  person: ProviderPerson
  repositories: readonly string[]
}): GeneratedGitHub {
  const { clientId, clientSecret, person } = given
  const codes = new Map<string, { redirectUri: string; challenge: string }>()
  const tokens = new Set<string>()
  const isSignedIn = (authorization: string | undefined) =>
    tokens.has(/^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '')
  const login = person.email.split('@')[0] ?? ''

  const github: GeneratedGitHub = {
    clientId,
    clientSecret,
    repositories: given.repositories,
    withdraw: () => tokens.clear(),
    async register(server) {
      await server.register(formbody)
      server.get<{ Querystring: Record<string, string> }>('/login/oauth/authorize', async ({ query }, reply) =>
        reply
          .type('text/html; charset=utf-8')
          .send(consentPage({ provider: 'GitHub', people: [person], scopes: [], parameters: query })),
      )
      server.post<{ Body: Record<string, string> }>('/login/oauth/authorize', async ({ body }, reply) => {
        const query = new URLSearchParams(body['request'])
        const redirectUri = query.get('redirect_uri') ?? ''
        const back = new URL(redirectUri)
        back.searchParams.set('state', query.get('state') ?? '')
        if (body['answer'] === 'allow') {
          const code = secret()
          codes.set(code, { redirectUri, challenge: query.get('code_challenge') ?? '' })
          back.searchParams.set('code', code)
        } else back.searchParams.set('error', 'access_denied')
        return reply.redirect(back.href, 302)
      })
      server.post<{ Body: Record<string, string> }>('/login/oauth/access_token', async ({ body }) => {
        if (body['client_id'] !== clientId || body['client_secret'] !== clientSecret)
          return {
            error: 'incorrect_client_credentials',
            error_description: 'The client_id and/or client_secret passed are incorrect.',
          }
        const issued = codes.get(body['code'] ?? '')
        codes.delete(body['code'] ?? '')
        const challenge = createHash('sha256')
          .update(body['code_verifier'] ?? '')
          .digest('base64url')
        if (issued === undefined || issued.redirectUri !== body['redirect_uri'] || issued.challenge !== challenge)
          // GitHub answers this error with status 200.
          return { error: 'bad_verification_code', error_description: 'The code passed is incorrect or expired.' }
        const token = `gho_${secret()}`
        tokens.add(token)
        return { access_token: token, scope: 'read:user', token_type: 'bearer' }
      })
      server.get('/user', async ({ headers }, reply) => {
        if (!isSignedIn(headers.authorization)) return reply.code(401).send({ message: 'Bad credentials' })
        return userOf(login, Number(person.subject))
      })
      server.get<{ Querystring: { page?: string; per_page?: string } }>('/user/repos', async (request, reply) => {
        if (!isSignedIn(request.headers.authorization)) return reply.code(401).send({ message: 'Bad credentials' })
        const { page = '1', per_page = '30' } = request.query
        const size = Math.min(Number(per_page), 100)
        const from = (Number(page) - 1) * size
        return github.repositories.slice(from, from + size).map((name, at) => repositoryOf(name, from + at + 1))
      })
      server.delete<{ Body: { access_token?: string } }>(
        '/applications/:id/grant',
        async ({ headers, body }, reply) => {
          const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
          if (headers.authorization !== basic) return reply.code(401).send({ message: 'Bad credentials' })
          return tokens.delete(body.access_token ?? '')
            ? reply.code(204).send()
            : reply.code(404).send({ message: 'Not Found' })
        },
      )
    },
  }
  return github
}

const userOf = (login: string, id: number) => ({
  login,
  id,
  node_id: nodeIdOf('User', id),
  avatar_url: `https://avatars.githubusercontent.com/u/${id}`,
  url: `https://api.github.com/users/${login}`,
  html_url: `https://github.com/${login}`,
  type: 'User',
  site_admin: false,
})

const repositoryOf = (fullName: string, id: number) => {
  const [owner = fullName, name = fullName] = fullName.split('/')
  return {
    id,
    node_id: nodeIdOf('Repository', id),
    name,
    full_name: fullName,
    owner: userOf(owner, id + 1000),
    private: false,
    html_url: `https://github.com/${fullName}`,
    description: null,
    fork: false,
    url: `https://api.github.com/repos/${fullName}`,
    default_branch: 'main',
  }
}

const nodeIdOf = (kind: string, id: number): string => Buffer.from(`${kind}${id}`).toString('base64url')
