import type { FastifyInstance } from 'fastify'
import { RETURN_PATH } from '../../connections/connections.ts'
import type { Services } from '../services.ts'

/** In characters; a longer query is cut, and its state is then unknown. */
const MAX_QUERY_LENGTH = 4000

/**
 * Registers the OAuth callback. It only redirects to the app, where whoever began finishes: the signed-in session, which connects an
 * account, or the same browser, which signs in.
 */
export function registerConnectionReturn(
  server: FastifyInstance,
  { connections, basePath }: Pick<Services, 'connections' | 'basePath'>,
): void {
  server.get(RETURN_PATH, async (request, reply) => {
    const [, query = ''] = request.url.split('?', 2)
    const location = await connections.takeReturned(query.slice(0, MAX_QUERY_LENGTH))
    return reply.header('Cache-Control', 'no-store').redirect(`${basePath}${location}`, 303)
  })
}
