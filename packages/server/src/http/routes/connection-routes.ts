import type { FastifyInstance } from 'fastify'
import { RETURN_PATH } from '../../connections/connections.ts'
import type { Services } from '../services.ts'

const LONGEST_QUERY = 4000

/**
 * Registers the address to which a provider redirects the browser. It only redirects to the app, in which the session
 * or the browser that began then finishes the connection.
 */
export function registerConnectionReturn(
  server: FastifyInstance,
  { connections, basePath }: Pick<Services, 'connections' | 'basePath'>,
): void {
  server.get(RETURN_PATH, async (request, reply) => {
    const [, query = ''] = request.url.split('?', 2)
    const location = await connections.takeReturned(query.slice(0, LONGEST_QUERY))
    return reply.header('Cache-Control', 'no-store').redirect(`${basePath}${location}`, 303)
  })
}
