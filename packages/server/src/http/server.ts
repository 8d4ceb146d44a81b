import formbody from '@fastify/formbody'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import { callPrefixes, collectLimits, filesPrefix, isServerPath } from '@sightline/api-client/contract'
import { randomUUID } from 'node:crypto'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { registerConnectionReturn } from './routes/connection-callback-route.ts'
import { registerApp } from './routes/app-routes.ts'
import { registerCalls } from './calls.ts'
import { registerBasePath, withoutBasePath } from './routes/base-path.ts'
import { registerCompression } from './compression.ts'
import { registerCors } from './cors.ts'
import { createRateLimit } from '../rate-limit.ts'
import { CALLS_WINDOW_MS, RateLimitStore } from './rate-limit-store.ts'
import { registerCollector } from './routes/collector-routes.ts'
import { registerDocs } from './routes/docs-routes.ts'
import { answerBadAddress, answerBrokenRequest, registerErrorHandler } from './error-handler.ts'
import { registerMailRoutes } from './routes/mail-routes.ts'
import { registerPageData } from './routes/page-data-routes.ts'
import { registerExports } from './routes/export-routes.ts'
import { registerRequestTimeout } from './request-timeout.ts'
import { registerImages } from './routes/image-routes.ts'
import { countAnswer, measureAnswers } from './routes/measure-answers.ts'
import { registerMetrics } from './routes/metrics-routes.ts'
import { httpLogStream, type Log } from '../log.ts'
import { withRefusals } from '../metrics/measurements.ts'
import { registerHealth } from './routes/health-routes.ts'
import { registerWebhooks } from './routes/webhook-routes.ts'
import { networkOf } from '../collector/ip-address.ts'
import type { Services } from './services.ts'

const FORM_BYTES = 1024 * 1024
/** A large file over a slow line takes its time. */
const LONGEST_REQUEST_MS = 2 * 60 * 60 * 1000
/** The largest file that any call takes; the call itself may take less. */
const FILE_BYTES = 10 * 1024 * 1024
const COLLECT_WINDOW_MS = collectLimits.windowSeconds * 1000
const LIMITED = [...callPrefixes, filesPrefix]

export interface HttpOptions {
  services: Services
  /** The number of addresses at the end of `X-Forwarded-For` that our own proxies added. */
  trustedProxies: number
  /** Header in which the proxy says the visitor's country. */
  countryHeader: string | undefined
  log: Log
  /** Origins whose pages may make calls, besides the instance's own. */
  corsOrigins: readonly string[]
  /** What a reader of the metrics sends; undefined lets this machine read them alone. */
  metricsToken: string | undefined
  /** Whether people reach the instance over https. */
  isSecure: boolean
  /** Texts of the snippets by their paths. */
  snippets: ReadonlyMap<string, string>
  /** Folder of the built app; undefined serves the calls alone. */
  appFolder: string | undefined
}

export async function createHttpServer(options: HttpOptions): Promise<FastifyInstance> {
  const maxEvents = () => options.services.limits.of('events_per_minute')
  const collectLimit = createRateLimit({ max: maxEvents, windowMs: COLLECT_WINDOW_MS })
  const server = Fastify({
    clientErrorHandler: answerBrokenRequest,
    rewriteUrl: withoutBasePath(options.services.basePath),
    // More than that is what the caller says of itself.
    trustProxy: (_address, hop) => hop < options.trustedProxies,
    bodyLimit: FORM_BYTES,
    // A client that sends its request in drops does not hold a connection for ever; `request-timeout.ts` says more.
    requestTimeout: LONGEST_REQUEST_MS,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
    frameworkErrors: answerBadAddress,
    // A request line would put addresses and user agents into the log.
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: 'warn', stream: httpLogStream(options.log) },
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 200 },
  })
  await server.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    strictTransportSecurity: options.isSecure,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  })
  await server.register(rateLimit, {
    store: RateLimitStore,
    max: () => options.services.limits.of('calls_per_minute'),
    timeWindow: CALLS_WINDOW_MS,
    keyGenerator: (request) => networkOf(request.ip),
    // Files of the app are many and cheap; pages of other sites send what they must.
    // The route, not the address: that can be written in many ways.
    allowList: ({ routeOptions: { url = '', config } }) =>
      config?.rateLimit === undefined && !LIMITED.some((prefix) => url.startsWith(`${prefix}/`)),
    errorResponseBuilder: () =>
      Object.assign(new Error('Too many requests'), { code: 'FST_RATE_LIMIT', statusCode: 429 }),
  })
  await server.register(formbody)
  // A theme comes with two pictures.
  await server.register(multipart, {
    limits: { fileSize: FILE_BYTES, files: 2, fields: 50, fieldNameSize: 100, fieldSize: FORM_BYTES, parts: 52 },
  })

  registerBasePath(server, options.services.basePath)
  registerCompression(server)
  measureAnswers(server, options.services.measurements)
  registerErrorHandler(server)
  registerRequestTimeout(server)

  await server.register(async (scope) => {
    scope.addHook('onRoute', ({ url }) => assertServerPath(url))
    registerHealth(scope, options.services)
    registerMetrics(scope, { ...options.services, token: options.metricsToken, trustedProxies: options.trustedProxies })
    registerCors(scope, options.corsOrigins)
    registerCalls(scope, options.services, options.countryHeader)
    registerDocs(scope, options.services)
    registerPageData(scope)
    registerImages(scope, options.services.db)
    registerConnectionReturn(scope, options.services)
    registerMailRoutes(scope, options.services)
    registerExports(scope, options.services.importExport)
    registerWebhooks(scope, options.services.billing)
    registerCollector(
      scope,
      options.services.collector,
      options.snippets,
      { ...withRefusals(collectLimit, options.services.measurements), max: maxEvents },
      {
        basePath: options.services.basePath,
        countryHeader: options.countryHeader,
        trustedProxies: options.trustedProxies,
        onAnswer: (status) => countAnswer(options.services.measurements, status),
      },
    )
  })
  if (options.appFolder !== undefined) registerApp(server, options.appFolder, options.services)
  return server
}

/** A proxy before the server, such as the proxy of `npm run dev`, passes on what the contract names and nothing else. */
function assertServerPath(path: string): void {
  if (!isServerPath(path)) throw new Error(`${path} is below none of the serverPaths in the contract's routes.ts`)
}
