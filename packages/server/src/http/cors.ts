import { callPrefixes } from '@sightline/api-client/contract'
import type { FastifyInstance } from 'fastify'

const PREFLIGHT_SECONDS = 86_400

/**
 * Lets pages of other origins make calls. Cookies never go along: whoever calls has a token.
 * @param origins Such as `https://admin.example.com`; without any, browsers keep all other origins away
 */
export function registerCors(server: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  server.addHook('onRequest', async ({ headers: { origin }, routeOptions: { url = '' } }, reply) => {
    if (!callPrefixes.some((prefix) => url.startsWith(`${prefix}/`))) return
    // A cache must not give the answer for one origin to another.
    void reply.header('Vary', 'Origin')
    if (origin !== undefined && origins.includes(origin))
      void reply.header('Access-Control-Allow-Origin', origin).header('Access-Control-Expose-Headers', 'Retry-After')
  })
  for (const prefix of callPrefixes) {
    server.options(`${prefix}/*`, async (_request, reply) =>
      reply
        .header('Access-Control-Allow-Methods', 'GET, POST')
        .header('Access-Control-Allow-Headers', 'Authorization, Content-Type')
        .header('Access-Control-Max-Age', String(PREFLIGHT_SECONDS))
        .code(204)
        .send(),
    )
  }
}
