import { pageDataPath, type MessageKey } from '@sightline/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { findPage, languageOf } from '../pages/find-page.ts'

const LONGEST_URL = 2000

/**
 * Answers `serverLoader` of the client, which asks for the title and the description of the page at a route. They depend on the language
 * alone, and are no product data.
 */
export function registerPageData(server: FastifyInstance): void {
  server.get(pageDataPath, async (request, reply) => {
    const { route, url } = request.query as Record<string, unknown>
    const page =
      typeof route === 'string' ? findPage(route, languageOf(request.headers['accept-language'] ?? '')) : undefined
    if (page === undefined) {
      return reply.code(404).send({ code: 404, message: 'unknown_path' satisfies MessageKey, data: null })
    }
    return reply
      .header('Cache-Control', 'public, max-age=300')
      .header('Vary', 'Accept-Language')
      .send({ ...page, url: typeof url === 'string' ? url.slice(0, LONGEST_URL).toWellFormed() : page.route })
  })
}
