import type { FastifyInstance } from 'fastify'
import { RETURN_PATH, type Connections } from '../../connections/connections.ts'

const LONGEST_QUERY = 4000

/**
 * Registers the address to which a provider redirects the browser. It only redirects to the app, in which the session
 * or the browser that began then finishes the connection.
 */
export function registerConnectionReturn(server: FastifyInstance, connections: Connections): void {
  server.get(RETURN_PATH, async (request, reply) => {
    const [, query = ''] = request.url.split('?', 2)
    const location = await connections.takeReturned(query.slice(0, LONGEST_QUERY))
    return reply.header('Cache-Control', 'no-store').redirect(location, 303)
  })
}
