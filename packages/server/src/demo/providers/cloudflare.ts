import type { FastifyInstance } from 'fastify'

/** A local Cloudflare, as far as it is used here: accounts and Pages projects, for one token. */
export interface GeneratedCloudflare {
  readonly token: string
  /** The names of the projects. */
  projects: readonly string[]
  /** Whether the token still works. */
  isTokenValid: boolean
  register(server: FastifyInstance): Promise<void>
}

const ACCOUNT = '023e105f4ecef8ad9ca31a8372d0c353'
const PREFIX = '/client/v4'

export function createGeneratedCloudflare(given: {
  token: string
  account: string
  projects: readonly string[]
}): GeneratedCloudflare {
  const cloudflare: GeneratedCloudflare = {
    token: given.token,
    projects: given.projects,
    isTokenValid: true,
    async register(server) {
      server.addHook('preHandler', async ({ headers }, reply) => {
        if (cloudflare.isTokenValid && headers.authorization === `Bearer ${cloudflare.token}`) return
        return reply.code(401).send(failure(10_000, 'Authentication error'))
      })
      server.get(`${PREFIX}/accounts`, async () =>
        page([{ id: ACCOUNT, name: given.account, type: 'standard' }], { page: 1, size: 20, total: 1 }),
      )
      server.get<{ Params: { id: string }; Querystring: { page?: string; per_page?: string } }>(
        `${PREFIX}/accounts/:id/pages/projects`,
        async ({ params, query }, reply) => {
          if (params.id !== ACCOUNT)
            return reply.code(403).send(failure(9109, 'Unauthorized to access requested resource'))
          const size = Number(query.per_page ?? '10')
          // Cloudflare refuses more than ten projects a page.
          if (size > 10) return reply.code(400).send(failure(8_000_024, 'Invalid list options provided.'))
          const at = Number(query.page ?? '1')
          const projects = cloudflare.projects.slice((at - 1) * size, at * size).map(projectOf)
          return page(projects, { page: at, size, total: cloudflare.projects.length })
        },
      )
    },
  }
  return cloudflare
}

const page = (result: unknown[], { page: at, size, total }: { page: number; size: number; total: number }) => ({
  success: true,
  errors: [],
  messages: [],
  result,
  result_info: { count: result.length, page: at, per_page: size, total_count: total },
})
const failure = (code: number, message: string) => ({
  success: false,
  errors: [{ code, message }],
  messages: [],
  result: null,
})

const projectOf = (name: string) => ({
  id: `id-of-${name}`,
  name,
  subdomain: `${name}.pages.dev`,
  // One of the projects has a custom domain.
  domains: [`${name}.pages.dev`, ...(name.endsWith('-docs') ? [`${name}.example`] : [])],
  created_on: '2026-01-01T00:00:00.000000Z',
  production_branch: 'main',
})
