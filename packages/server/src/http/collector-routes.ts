import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Collector } from '../collector/collector.ts'
import { parseEventBody } from '../collector/intake.ts'
import { SpoolFullError } from '../collector/spool/spool.ts'

const EVENT_BYTES = 64 * 1024

/** `/s.js` and `/api/event`: the only routes that pages of other origins may use. */
export function registerCollector(server: FastifyInstance, collector: Collector, snippet: string): void {
  void server.register(async (scope) => {
    // A page sends plain text, which needs no permission request of its own; both kinds hold JSON.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: EVENT_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    scope.addHook('onRequest', async (_request, reply) => {
      void reply.header('Access-Control-Allow-Origin', '*').header('Cross-Origin-Resource-Policy', 'cross-origin')
    })

    scope.get('/s.js', async (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').header('Cache-Control', 'public, max-age=3600').send(snippet),
    )

    scope.options('/api/event', async (_request, reply) =>
      reply
        .header('Access-Control-Allow-Methods', 'POST')
        .header('Access-Control-Allow-Headers', 'Content-Type')
        .header('Access-Control-Max-Age', '86400')
        .code(204)
        .send(),
    )

    scope.post('/api/event', (request, reply) => take(collector, request, reply))
  })
}

async function take(collector: Collector, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const event = parseEventBody(parseJson(request.body))
  if (event === undefined) return reply.code(400).send({ code: 400, message: 'invalid_input', data: null })
  try {
    const answer = await collector.take(event, {
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      acceptLanguage: request.headers['accept-language'] ?? '',
    })
    switch (answer.kind) {
      case 'accepted':
        return reply.code(202).type('text/plain').send('ok')
      case 'dropped':
        return reply.code(202).header('X-Sightline-Dropped', answer.reason).type('text/plain').send('ok')
      case 'unknown-site':
        return reply.code(400).send({ code: 400, message: 'not_found', data: null })
    }
  } catch (error) {
    if (!(error instanceof SpoolFullError)) throw error
    return reply.code(503).header('Retry-After', '10').send({ code: 503, message: 'collector_full', data: null })
  }
}

function parseJson(body: unknown): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    return undefined
  }
}
