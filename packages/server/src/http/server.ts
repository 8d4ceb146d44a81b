import formbody from '@fastify/formbody'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import type { MessageKey } from '@sightline/api-client/contract'
import Fastify, { LogController, type FastifyError, type FastifyInstance } from 'fastify'
import { Refusal } from '../refusal.ts'
import { ClickHouseUnavailableError } from '../store/clickhouse/select.ts'
import { registerApp } from './app-routes.ts'
import { registerCalls } from './calls.ts'
import { registerCollector } from './collector-routes.ts'
import type { Services } from './services.ts'

const FORM_BYTES = 1024 * 1024

export interface HttpOptions {
  services: Services
  /** How many addresses at the end of `X-Forwarded-For` were added by our own proxies. */
  trustedProxies: number
  /** Whether people reach the instance over https. */
  isSecure: boolean
  /** Text of the snippet. */
  snippet: string
  /** Folder of the built app; undefined serves the calls alone. */
  appFolder: string | undefined
}

export async function createHttpServer(options: HttpOptions): Promise<FastifyInstance> {
  const server = Fastify({
    // More than that is what the caller says of itself.
    trustProxy: (_address, hop) => hop < options.trustedProxies,
    bodyLimit: FORM_BYTES,
    // Whoever sends its request in drops does not hold a connection for ever.
    requestTimeout: 15_000,
    // A request line would put addresses and user agents into the log.
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: 'warn', stream: process.stderr },
    routerOptions: { maxParamLength: 200 },
  })
  await server.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    strictTransportSecurity: options.isSecure,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  })
  await server.register(rateLimit, {
    max: 600,
    timeWindow: '1 minute',
    // Files of the app are many and cheap; pages of other sites send what they must.
    allowList: (request) => !request.url.startsWith('/v1/'),
    errorResponseBuilder: () => Object.assign(new Error('Too many requests'), { statusCode: 429 }),
  })
  await server.register(formbody)

  server.setErrorHandler<FastifyError | Refusal>((error, request, reply) => {
    if (error instanceof Refusal)
      return reply.code(200).send({ code: error.code, message: error.key, data: error.data })
    const status = error instanceof ClickHouseUnavailableError ? 503 : (error.statusCode ?? 500)
    if (status >= 500) request.log.error({ route: request.routeOptions.url, error: describe(error) }, 'A call failed')
    return reply.code(status).send({ code: status, message: messageOf(status), data: null })
  })
  server.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ code: 404, message: 'unknown_path', data: null }),
  )

  server.get('/health', async () => ({
    status: 'ok',
    version: options.services.version,
  }))
  registerCalls(server, options.services)
  registerCollector(server, options.services.collector, options.snippet)
  if (options.appFolder !== undefined) registerApp(server, options.appFolder)
  return server
}

function messageOf(status: number): MessageKey {
  switch (status) {
    case 413:
      return 'too_large'
    case 429:
      return 'too_many_requests'
    case 503:
      return 'figures_unavailable'
    default:
      return status >= 500 ? 'internal_error' : 'invalid_input'
  }
}

/** An error without what a person may have sent. */
const describe = (error: Error): string => (error.stack ?? error.message).split('\n').slice(0, 6).join('\n')
