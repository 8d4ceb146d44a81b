import type { ConnectionProvider } from '@sightline/api-client/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import type { AddressInfo } from 'node:net'
import type { ProviderConfig } from '../../connections/provider-config.ts'
import { createGeneratedCloudflare, type GeneratedCloudflare } from './cloudflare.ts'
import { createGeneratedGitHub, type GeneratedGitHub } from './github.ts'
import { createGoogleAccounts, type GoogleAccounts } from './google-accounts.ts'

/** Local providers, so that connecting accounts can be tried, and tested, without the real ones. */
export interface Providers {
  google: GoogleAccounts
  github: GeneratedGitHub
  cloudflare: GeneratedCloudflare
  /** The address without a slash at the end. */
  address: string
  /** The configuration with which the server reaches the local providers. */
  config: ProviderConfig
  stop(): Promise<void>
}

const PEOPLE = [
  { subject: '100000000000000000001', email: 'ada@harbor-lane.example' },
  { subject: '100000000000000000002', email: 'studio@harbor-lane.example' },
]
const REPOSITORIES = ['harbor-lane/shop', 'harbor-lane/theme', 'ada/notes']

/**
 * @param routes What else Google answers, such as its analytics: each in a scope of its own
 * @param observe Sees the scope of a provider before its routes
 */
export async function startProviders({
  routes = () => [],
  observe,
}: {
  routes?: (google: GoogleAccounts) => readonly ((scope: FastifyInstance) => void | Promise<void>)[]
  observe?: (provider: ConnectionProvider, server: FastifyInstance) => void
} = {}): Promise<Providers> {
  const google = await createGoogleAccounts({
    clientId: 'demo.apps.googleusercontent.example',
    clientSecret: 'GOCSPX-demo-client-secret',
    people: PEOPLE,
  })
  const github = createGeneratedGitHub({
    clientId: 'Iv1.demo',
    clientSecret: 'demo-github-client-secret',
    person: { subject: '583231', email: 'ada@harbor-lane.example' },
    repositories: REPOSITORIES,
  })
  const cloudflare = createGeneratedCloudflare({
    token: 'demo-cloudflare-token-of-harbor-lane',
    account: 'Harbor Lane',
    projects: ['harbor-lane', 'harbor-lane-docs'],
  })
  const servers: FastifyInstance[] = []
  const serve = async (...plugins: readonly ((scope: FastifyInstance) => void | Promise<void>)[]): Promise<string> => {
    const server = Fastify()
    // The providers' routes are registered apart from the product's, as their forms are posted from their own pages.
    for (const plugin of plugins) await server.register(async (scope) => plugin(scope))
    await server.listen({ host: '127.0.0.1', port: 0 })
    servers.push(server)
    return `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  }
  google.issuer = await serve(
    (scope) => {
      observe?.('google', scope)
      return google.register(scope)
    },
    ...routes(google),
  )
  const githubUrl = await serve((scope) => {
    observe?.('github', scope)
    return github.register(scope)
  })
  const cloudflareUrl = await serve((scope) => {
    observe?.('cloudflare', scope)
    return cloudflare.register(scope)
  })
  return {
    google,
    github,
    cloudflare,
    address: google.issuer,
    config: {
      google: {
        client: { id: google.clientId, secret: google.clientSecret },
        issuer: google.issuer,
        tokenUrl: undefined,
        revokeUrl: undefined,
      },
      github: { client: { id: github.clientId, secret: github.clientSecret }, url: githubUrl, apiUrl: githubUrl },
      cloudflare: { apiUrl: `${cloudflareUrl}/client/v4` },
      analytics: { data: google.issuer, admin: google.issuer },
    },
    async stop() {
      await Promise.all(servers.map((server) => server.close()))
    },
  }
}
