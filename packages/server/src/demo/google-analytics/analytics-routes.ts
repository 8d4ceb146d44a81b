import type { FastifyInstance, FastifyReply } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { registerAdminRoutes } from './admin-routes.ts'
import { registerDataRoutes } from './data-routes.ts'
import { faultError, statusNames } from './faults.ts'
import type { GeneratedAnalytics } from './generated-analytics.ts'
import { RejectedRequest } from './requests.ts'

/** Registers the routes of Google Analytics' two APIs as far as they are used here, with Google's own errors. */
export function registerAnalytics(server: FastifyInstance, analytics: GeneratedAnalytics): void {
  server.setErrorHandler(async (error, _request, reply) => sendError(reply, error))
  server.setNotFoundHandler(async (_request, reply) =>
    reply.code(404).type('text/html').send('<!DOCTYPE html><title>Error 404 (Not Found)!!1</title>'),
  )
  server.addHook('preHandler', async (request, reply) => {
    analytics.requests.push(request.url)
    const fault = analytics.faults.shift()
    if (fault === 'slow') await sleep(analytics.slowMs, undefined, { ref: false })
    else if (fault === 'html') return reply.code(404).type('text/html').send('<!DOCTYPE html><title>404</title>')
    else if (fault !== undefined) throw faultError(fault)
  })
  registerDataRoutes(server, analytics)
  registerAdminRoutes(server, analytics)
}

function sendError(reply: FastifyReply, error: unknown): FastifyReply {
  const { statusCode = 500 } = error as { statusCode?: number }
  const rejected = error instanceof RejectedRequest ? error : new RejectedRequest(statusCode, (error as Error).message)
  const { status, message, reason } = rejected
  if (status === 401) void reply.header('WWW-Authenticate', 'Bearer realm="https://accounts.google.com/"')
  const details =
    reason === undefined ? {} : { details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason }] }
  return reply
    .code(status)
    .send({ error: { code: status, message, status: statusNames[status] ?? 'UNKNOWN', ...details } })
}
