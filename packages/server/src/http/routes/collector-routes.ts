import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Collector } from '../../collector/collector.ts'
import type { RateLimit } from '../../rate-limit.ts'
import { encodingFor, type Encoding } from '../accepted-encoding.ts'
import { etagOf, isKnown } from '../etag.ts'
import { withoutBasePath } from './base-path.ts'
import { answerEventsDirectly } from './direct-events.ts'
import { createEventAnswers, type EventAnswer, type EventRequest } from './event-answers.ts'

const EVENT_BYTES = 64 * 1024

/** Pages of every origin may send events, and have the snippets. */
const OPEN = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' } as const

interface CollectorRouteOptions {
  basePath: string
  countryHeader: string | undefined
  trustedProxies: number
  onAnswer: (status: number) => void
}

/** The only routes that pages of other origins may use: the snippets, and where events go. See docs/collector.md */
export function registerCollector(
  server: FastifyInstance,
  collector: Collector,
  snippets: ReadonlyMap<string, string>,
  limit: Pick<RateLimit, 'wait'> & { max: () => number },
  { basePath, countryHeader, trustedProxies, onAnswer }: CollectorRouteOptions,
): void {
  const onFailure = (error: Error) => logFailure(server, error)
  const answers = createEventAnswers({ collector, limit, countryHeader, trustedProxies, onFailure })
  answerEventsDirectly(server.server, answers, {
    pathOf: withoutBasePath(basePath),
    trustedProxies,
    maxBytes: EVENT_BYTES,
    headers: OPEN,
    onAnswer,
  })

  /** The limits are checked before the body is read. */
  const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const answer = answers.limit(eventRequest(request))
    return answer && send(reply, answer)
  }

  void server.register(async (scope) => {
    // A page sends plain text, which needs no permission request of its own; both kinds hold JSON.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: EVENT_BYTES }, (_request, body, done) =>
      done(null, String(body)),
    )
    scope.addHook('onRequest', async ({ raw }, reply) => {
      // The sender's content type is ignored; an invalid one would be refused before the body is read.
      if (raw.headers['content-type'] !== undefined) raw.headers['content-type'] = 'text/plain'
      void reply.headers(OPEN)
    })

    for (const [path, text] of snippets) registerSnippet(scope, path, text)

    scope.options('/api/event', async (_request, reply) => permit(reply, 'Content-Type'))
    scope.post('/api/event', { onRequest }, async (request, reply) =>
      send(reply, await answers.event(eventRequest(request), bodyOf(request))),
    )
    scope.options('/api/send', async (_request, reply) => permit(reply, 'Content-Type, X-Umami-Cache'))
    scope.post('/api/send', { onRequest }, async (request, reply) =>
      send(reply, await answers.umami(eventRequest(request), bodyOf(request))),
    )
    // A request for the head alone shows nobody a page.
    scope.get('/api/pixel.gif', { exposeHeadRoute: false }, async (request, reply) => {
      const { s } = request.query as { s?: unknown }
      return send(reply, await answers.pixel(eventRequest(request), s))
    })
  })
}

const eventRequest = ({ headers, ip, ips }: FastifyRequest): EventRequest => ({ headers, ips: ips ?? [ip] })

const bodyOf = ({ body }: FastifyRequest): string => (typeof body === 'string' ? body : '')

const send = (reply: FastifyReply, { status, headers, body }: EventAnswer): FastifyReply =>
  reply.code(status).headers(headers).send(body)

function registerSnippet(scope: FastifyInstance, path: string, text: string): void {
  const encoded = encodingsOf(text)
  scope.get(path, async (request, reply) => {
    const wanted = encodingFor(request.headers['accept-encoding'])
    const { encoding, body, etag } = encoded.find((one) => one.encoding === wanted) ?? encoded[0]
    void reply.header('Cache-Control', 'public, max-age=3600').header('Vary', 'Accept-Encoding').header('ETag', etag)
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
    if (encoding !== undefined) void reply.header('Content-Encoding', encoding)
    return reply.type('text/javascript; charset=utf-8').send(body)
  })
}

interface EncodedText {
  encoding: Encoding | undefined
  body: Buffer
  etag: string
}

/** The text as it is, and compressed once for all requests. */
function encodingsOf(text: string): [EncodedText, ...EncodedText[]] {
  const plain = Buffer.from(text)
  return [
    { encoding: undefined, body: plain, etag: etagOf(plain) },
    { encoding: 'br', body: brotliCompressSync(plain), etag: etagOf(plain, '-br') },
    { encoding: 'gzip', body: gzipSync(plain, { level: 9 }), etag: etagOf(plain, '-gzip') },
  ]
}

const LOG_EVERY_MS = 60_000
let loggedAt = -Infinity

/** Once a minute: while a database is away, every single event fails. */
function logFailure(server: FastifyInstance, { stack = '' }: Error): void {
  if (Date.now() - loggedAt < LOG_EVERY_MS) return
  loggedAt = Date.now()
  const error = stack.split('\n').slice(0, 6).join('\n')
  server.log.error({ error }, 'Events cannot be kept')
}

const permit = (reply: FastifyReply, headers: string): FastifyReply =>
  reply
    .header('Access-Control-Allow-Methods', 'POST')
    .header('Access-Control-Allow-Headers', headers)
    .header('Access-Control-Max-Age', '86400')
    .code(204)
    .send()
