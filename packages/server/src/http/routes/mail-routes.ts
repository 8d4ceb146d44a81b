import { unsubscribePath } from '@sightline/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../errors.ts'
import { changeSubscription } from '../../mail/unsubscribe.ts'
import { CALLS_WINDOW_MS } from '../rate-limit-store.ts'
import type { Services } from '../services.ts'

/** Registers the address to which mail programs post a one-click unsubscription, without a session (RFC 8058). */
export function registerMailRoutes(server: FastifyInstance, services: Services): void {
  const config = { rateLimit: { max: 60, timeWindow: CALLS_WINDOW_MS } }
  server.post(unsubscribePath, { config }, async (request, reply) => {
    const { code } = request.query as Record<string, unknown>
    const { db, mailLinks, now } = services
    try {
      await changeSubscription(db, mailLinks, typeof code === 'string' ? code : '', true, now())
      return await reply
        .header('Cache-Control', 'no-store')
        .type('text/plain')
        .send('No more of these mails are sent.\n')
    } catch (error) {
      if (error instanceof ApiError) return reply.callNotFound()
      throw error
    }
  })
  // A person may open the address of the header in a browser.
  server.get(unsubscribePath, { exposeHeadRoute: false }, async (request, reply) => {
    const { code } = request.query as Record<string, unknown>
    const kept = typeof code === 'string' ? code : ''
    return reply.redirect(`${services.basePath}/#/unsubscribe?code=${encodeURIComponent(kept)}`)
  })
}
