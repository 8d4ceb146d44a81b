import type { MessageKey } from '@sightline/api-client/contract'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import {
  AbandonedError,
  ApiError,
  ClickHouseUnavailableError,
  FileTooLargeError,
  TooManyAttemptsError,
  TooManyQueriesError,
} from '../errors.ts'
import { withSourcePositions } from '../source-positions.ts'
import { isDiskFull } from '../store/disk-space.ts'

/** An ApiError is an envelope with HTTP status 200; what did not work is one with a status of HTTP. */
export function registerErrorHandler(server: FastifyInstance): void {
  server.setErrorHandler<FastifyError | ApiError>(async (error, request, reply) => {
    // A large file may still be on its way; whoever goes on sending it after that is not listened to.
    if (error instanceof ApiError && request.isMultipart()) await drain(request.raw)
    if (!request.raw.complete) void reply.header('Connection', 'close')
    if (error instanceof ApiError)
      return reply.code(200).send({ code: error.code, message: error.key, data: error.data })
    const status = statusOf(error)
    if (isTooMany(error)) void reply.header('Retry-After', String(error.seconds))
    if (isDiskFull(error)) void reply.header('Retry-After', '10')
    if (status >= 500) {
      request.log.error({ route: request.routeOptions.url, error: describe(error) }, 'A call failed')
      // As in the log, for whoever asks about it.
      void reply.header('X-Request-Id', request.id)
    }
    if (status === 413) await drain(request.raw)
    return reply.code(status).send(envelopeOf(status, keyOf(error)))
  })
  server.setNotFoundHandler((_request, reply) => reply.code(404).send(envelopeOf(404)))
}

/** Answers an address that cannot be read, before there is a route. */
export function answerBadAddress(_error: FastifyError, _request: unknown, reply: FastifyReply): void {
  void reply.code(400).send(envelopeOf(400))
}

/** Answers what is no HTTP request, and requests with too long an address or headers. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [status, reason] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? ([431, 'Request Header Fields Too Large'] as const)
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ([408, 'Request Timeout'] as const)
        : ([400, 'Bad Request'] as const)
  const body = JSON.stringify(envelopeOf(status))
  const head = [`HTTP/1.1 ${status} ${reason}`, 'Content-Type: application/json', `Content-Length: ${body.length}`]
  socket.end(`${head.join('\r\n')}\r\nConnection: close\r\n\r\n${body}`)
}

const DRAIN_MS = 5000

/** A client that is still sending reads no answer, so its body is read and dropped for a while. */
function drain(request: IncomingMessage): Promise<unknown> {
  const ended = new Promise((done) => {
    request.once('end', done).once('close', done)
    setTimeout(done, DRAIN_MS).unref()
  })
  // A parser whose file nobody reads takes nothing more, and would hold back what comes.
  request.unpipe().resume()
  return request.complete ? Promise.resolve() : ended
}

const isTooMany = (error: Error): error is TooManyAttemptsError | TooManyQueriesError =>
  error instanceof TooManyAttemptsError || error instanceof TooManyQueriesError

const envelopeOf = (status: number, message: MessageKey = messageOf(status)) => ({ code: status, message, data: null })

function keyOf(error: Error): MessageKey | undefined {
  if (error instanceof TooManyQueriesError) return 'too_many_queries'
  return isDiskFull(error) ? 'storage_full' : undefined
}

function statusOf(error: FastifyError | Error): number {
  if (error instanceof ClickHouseUnavailableError || isDiskFull(error)) return 503
  if (isTooMany(error)) return 429
  return isOfHttp(error) ? (error.statusCode ?? 500) : 500
}

/** Whether the status is an answer about the request: that of any other error is what another service has answered. */
const isOfHttp = (error: Error): error is FastifyError | FileTooLargeError | AbandonedError =>
  error instanceof FileTooLargeError ||
  error instanceof AbandonedError ||
  ('code' in error && typeof error.code === 'string' && error.code.startsWith('FST_'))

function messageOf(status: number): MessageKey {
  switch (status) {
    case 404:
      return 'unknown_path'
    case 413:
    case 431:
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
const describe = (error: Error): string =>
  withSourcePositions((error.stack ?? error.message).split('\n').slice(0, 6).join('\n'))
