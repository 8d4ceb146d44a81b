import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createHash, timingSafeEqual } from 'node:crypto'
import { isLoopback } from '../../collector/ip-address.ts'
import { METRICS_TYPE, writeMetrics, type MetricFamily } from '../../metrics/text-format.ts'
import { CALLS_WINDOW_MS } from '../rate-limit-store.ts'

interface MetricsOptions {
  /** What a reader sends as its bearer token; undefined lets this machine read, and nobody else. */
  token: string | undefined
  trustedProxies: number
  metrics: () => Promise<MetricFamily[]>
}

/**
 * Registers `/metrics` for Prometheus. Whoever may not read it gets the answer of a path that does not exist. Without a token a
 * request has to come from this machine, and not by way of a proxy on it, which would speak for everybody.
 */
export function registerMetrics(server: FastifyInstance, { token, trustedProxies, metrics }: MetricsOptions): void {
  const config = { rateLimit: { max: 120, timeWindow: CALLS_WINDOW_MS } }
  server.get('/metrics', { config, exposeHeadRoute: false }, async (request, reply) => {
    const mayRead = token === undefined ? trustedProxies === 0 && isOfThisMachine(request) : hasToken(request, token)
    if (!mayRead) return reply.callNotFound()
    return reply
      .header('Cache-Control', 'no-store')
      .type(METRICS_TYPE)
      .send(writeMetrics(await metrics()))
  })
}

const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

const isOfThisMachine = ({ raw }: FastifyRequest): boolean =>
  isLoopback(raw.socket.remoteAddress ?? '') && PROXY_HEADERS.every((name) => raw.headers[name] === undefined)

function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const [, sent = ''] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? []
  // Of one length, whatever was sent.
  return timingSafeEqual(digest(sent), digest(token))
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
