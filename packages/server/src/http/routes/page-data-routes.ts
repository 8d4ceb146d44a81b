import { pageDataPath, type MessageKey } from '@sightline/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { findPage, languageOf } from '../pages/find-page.ts'

const LONGEST_URL = 2000

/** The framework's call for a page: what stands at a route of the app. The same for everybody, and never product data. */
export function registerPageData(server: FastifyInstance): void {
  server.get(pageDataPath, async (request, reply) => {
    const { route, url } = request.query as Record<string, unknown>
    const page =
      typeof route === 'string' ? findPage(route, languageOf(request.headers['accept-language'] ?? '')) : undefined
    if (page === undefined) {
      return reply.code(404).send({ code: 404, message: 'unknown_path' satisfies MessageKey, data: null })
    }
    const address = typeof url === 'string' ? url.slice(0, LONGEST_URL).toWellFormed() : page.route
    return reply
      .header('Cache-Control', 'public, max-age=300')
      .header('Vary', 'Accept-Language')
      .send({ ...page, url: address })
  })
}
