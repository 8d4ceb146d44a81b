import type { FastifyInstance } from 'fastify'
import { RETURN_PATH, type Authorizations } from '../../authorizations/authorizations.ts'

const LONGEST_QUERY = 4000

/**
 * Where a provider sends the browser back to. It says only where the app goes on: the session that began it, or the
 * browser, finishes what the provider has said.
 */
export function registerAuthorizationReturn(server: FastifyInstance, authorizations: Authorizations): void {
  server.get(RETURN_PATH, async (request, reply) => {
    const [, query = ''] = request.url.split('?', 2)
    const location = await authorizations.takeReturned(query.slice(0, LONGEST_QUERY))
    return reply.header('Cache-Control', 'no-store').redirect(location, 303)
  })
}
