import { collectLimits, type CollectLimitError } from '@sightline/api-client/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { DiskFullError, SpoolFullError } from '../../errors.ts'
import type { ExceededLimit } from '../../collector/byte-limits.ts'
import type { Answer, Collector } from '../../collector/collector.ts'
import { PAGEVIEW } from '../../collector/accepted-event.ts'
import type { IncomingEvent } from '../../collector/incoming-event.ts'
import { objectIn, parseJson } from '../../collector/protocols/fields/json.ts'
import { parseOwnEvent } from '../../collector/protocols/sightline.ts'
import { parsePlausibleEvent } from '../../collector/protocols/plausible.ts'
import { parseUmamiRequest } from '../../collector/protocols/umami.ts'
import { encodingFor, type Encoding } from '../accepted-encoding.ts'
import { isDiskFull } from '../../store/disk-space.ts'
import { etagOf, isKnown } from '../etag.ts'
import type { RateLimit } from '../../rate-limit.ts'
import { networkOf } from '../../collector/ip-address.ts'
import { senderOf } from '../sender.ts'

const EVENT_BYTES = 64 * 1024

/** The only routes that pages of other origins may use: the snippets, and where events go. See docs/collector.md */
export function registerCollector(
  server: FastifyInstance,
  collector: Collector,
  snippets: ReadonlyMap<string, string>,
  limit: Pick<RateLimit, 'wait'> & { max: () => number },
  { countryHeader, trustedProxies }: { countryHeader: string | undefined; trustedProxies: number },
): void {
  /** A trusted proxy that hands on nobody's address speaks for many. */
  const networkToLimit = (request: FastifyRequest): string | undefined =>
    trustedProxies > 0 && request.ips?.length === 1 ? undefined : networkOf(request.ip)
  const take = (event: IncomingEvent, request: FastifyRequest) =>
    collector.take(event, senderOf(request, countryHeader), networkToLimit(request))
  const waitOf = (request: FastifyRequest): number => limit.wait(networkOf(request.ip), Date.now())

  /** The limits are checked before the body is read. */
  const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const seconds = waitOf(request)
    return seconds === 0 ? undefined : sendLimit(reply, { limit: 'address_events', max: limit.max(), seconds })
  }

  void server.register(async (scope) => {
    // A page sends plain text, which needs no permission request of its own; both kinds hold JSON.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: EVENT_BYTES }, (_request, body, done) =>
      done(null, parseJson(String(body))),
    )
    scope.addHook('onRequest', async ({ raw }, reply) => {
      // The sender's content type is ignored; an invalid one would be refused before the body is read.
      if (raw.headers['content-type'] !== undefined) raw.headers['content-type'] = 'text/plain'
      void reply.header('Access-Control-Allow-Origin', '*').header('Cross-Origin-Resource-Policy', 'cross-origin')
    })

    for (const [path, text] of snippets) registerSnippet(scope, path, text)

    scope.options('/api/event', async (_request, reply) => permit(reply, 'Content-Type'))
    scope.post('/api/event', { onRequest }, async (request, reply) => {
      const isOwn = objectIn(request.body)?.['s'] !== undefined
      const event = isOwn ? parseOwnEvent(request.body) : parsePlausibleEvent(request.body)
      if (event === undefined) return sendError(reply, 400, 'invalid_input')
      return keep(take, event, request, reply, (answer) => {
        if (answer.kind === 'unknown-site') return sendError(reply, 400, 'not_found')
        if (!isOwn && answer.drops.length > 0) void reply.header('X-Plausible-Dropped', String(answer.drops.length))
        return reply.code(202).type('text/plain').send('ok')
      })
    })

    scope.options('/api/send', async (_request, reply) => permit(reply, 'Content-Type, X-Umami-Cache'))
    scope.post('/api/send', { onRequest }, async (request, reply) => {
      const sent = parseUmamiRequest(request.body)
      if (sent === undefined) return sendError(reply, 400, 'invalid_input')
      if (sent.event === undefined) {
        return (await collector.hasSite(sent.site)) ? reply.send(UMAMI_ANSWER) : sendError(reply, 400, 'not_found')
      }
      return keep(take, sent.event, request, reply, (answer) => {
        if (answer.kind === 'unknown-site') return sendError(reply, 400, 'not_found')
        return reply.send(answer.drops.includes('bot') ? { beep: 'boop' } : UMAMI_ANSWER)
      })
    })

    // A request for the head alone shows nobody a page.
    scope.get('/api/pixel.gif', { exposeHeadRoute: false }, async (request, reply) => {
      void reply.header('Cache-Control', 'no-store')
      const sendDropped = (reason: string) => sendPixel(reply.header(DROPPED, reason))
      if (waitOf(request) > 0) return sendDropped('too_many_requests')
      const { s } = request.query as { s?: unknown }
      const event = parseOwnEvent({ s, n: PAGEVIEW, u: request.headers.referer })
      if (event === undefined) return sendDropped('invalid_input')
      return keep(
        take,
        event,
        request,
        reply,
        (answer) => (answer.kind === 'unknown-site' ? sendDropped('unknown_site') : sendPixel(reply)),
        () => sendDropped('too_many_requests'),
      )
    })
  })
}

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

const DROPPED = 'X-Sightline-Dropped'

/** An answer in the shape that the trackers expect, without anything by which a visitor could be recognized. */
const NO_ID = '00000000-0000-0000-0000-000000000000'
const UMAMI_ANSWER = { cache: 'none', sessionId: NO_ID, visitId: NO_ID }

/** One transparent pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

const sendPixel = (reply: FastifyReply) => reply.type('image/gif').send(PIXEL)

/** Answers as the protocol does once the event is on disk, and 503 where it cannot be kept. */
async function keep(
  take: (event: IncomingEvent, request: FastifyRequest) => Promise<Answer>,
  event: IncomingEvent,
  request: FastifyRequest,
  reply: FastifyReply,
  answerTo: (answer: Exclude<Answer, { kind: 'limited' }>) => FastifyReply,
  answerLimit: (exceeded: ExceededLimit) => FastifyReply = (exceeded) => sendLimit(reply, exceeded),
): Promise<FastifyReply> {
  try {
    const answer = await take(event, request)
    if (answer.kind === 'limited') return answerLimit(answer)
    const drops = answer.kind === 'unknown-site' ? [] : new Set(answer.drops)
    if ([...drops].length > 0) void reply.header(DROPPED, [...drops].join(', '))
    return answerTo(answer)
  } catch (error) {
    // A database that does not answer may be there again in a moment, as may room on the disk.
    if (!(error instanceof SpoolFullError)) logFailure(request, error as Error)
    const message = error instanceof DiskFullError || isDiskFull(error) ? 'storage_full' : 'collector_full'
    return sendError(reply.header('Retry-After', '10'), 503, message)
  }
}

const LOG_EVERY_MS = 60_000
let loggedAt = -Infinity

/** Once a minute: while a database is away, every single event fails. */
function logFailure(request: FastifyRequest, { stack = '' }: Error): void {
  if (Date.now() - loggedAt < LOG_EVERY_MS) return
  loggedAt = Date.now()
  const error = stack.split('\n').slice(0, 6).join('\n')
  request.log.error({ route: request.routeOptions.url, error }, 'Events cannot be kept')
}

const permit = (reply: FastifyReply, headers: string): FastifyReply =>
  reply
    .header('Access-Control-Allow-Methods', 'POST')
    .header('Access-Control-Allow-Headers', headers)
    .header('Access-Control-Max-Age', '86400')
    .code(204)
    .send()

/** Nothing was kept: whoever sends from a server may send it again, later. */
function sendLimit(reply: FastifyReply, { limit, max, seconds }: ExceededLimit): FastifyReply {
  const data: CollectLimitError = {
    limit,
    counts: limit === 'address_events' ? 'events' : 'bytes',
    max,
    window_seconds: collectLimits.windowSeconds,
    retry_after: seconds,
  }
  void reply.header('Retry-After', String(seconds)).header('Access-Control-Expose-Headers', 'Retry-After')
  return reply.code(429).send({ code: 429, message: 'too_many_requests', data })
}

type ErrorMessage = 'invalid_input' | 'not_found' | 'collector_full' | 'storage_full'

const sendError = (reply: FastifyReply, code: number, message: ErrorMessage): FastifyReply =>
  reply.code(code).send({ code, message, data: null })
