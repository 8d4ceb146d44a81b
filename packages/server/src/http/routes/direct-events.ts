import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { EventAnswer, EventAnswers } from './event-answers.ts'

/** The time that a body may take to arrive. */
const ARRIVAL_MS = 60_000

interface DirectEventsOptions {
  /** The path as a request has it, once the path of the instance is taken off. */
  pathOf: (request: { url?: string | undefined }) => string
  trustedProxies: number
  maxBytes: number
  /** The headers of each answer. */
  headers: Readonly<Record<string, string>>
  onAnswer: (status: number) => void
}

/**
 * Answers the usual request of a page, an event of known length, without the routes, hooks and headers of other calls, which take
 * longer than the event itself. Everything else goes on to them, also while the server stops.
 */
export function answerEventsDirectly(server: Server, answers: EventAnswers, options: DirectEventsOptions): void {
  const { pathOf, trustedProxies, maxBytes, headers, onAnswer } = options
  const others = server.listeners('request') as RequestListener[]

  const isUsual = (request: IncomingMessage): boolean => {
    const length = Number(request.headers['content-length'])
    return request.method === 'POST' && length > 0 && length <= maxBytes && pathOf(request) === '/api/event'
  }

  function send(response: ServerResponse, answer: EventAnswer): void {
    onAnswer(answer.status)
    response.writeHead(answer.status, {
      ...headers,
      ...answer.headers,
      'Content-Length': Buffer.byteLength(answer.body),
      // Nothing else comes over this connection, so that the server can end.
      ...(!server.listening && { Connection: 'close' }),
    })
    response.end(answer.body)
  }

  server.removeAllListeners('request').on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!server.listening || !isUsual(request)) {
      for (const listener of others) listener.call(server, request, response)
      return
    }
    const sender = { headers: request.headers, ips: addressesOf(request, trustedProxies) }
    const limit = answers.limit(sender)
    if (limit !== undefined) {
      request.resume()
      send(response, limit)
      return
    }
    const timer = setTimeout(() => request.destroy(), ARRIVAL_MS)
    let body = ''
    request
      .setEncoding('utf8')
      .on('data', (chunk: string) => {
        body += chunk
      })
      .once('end', () => {
        clearTimeout(timer)
        answers.event(sender, body).then(
          (answer) => send(response, answer),
          (error: unknown) => response.destroy(error as Error),
        )
      })
      // Whoever goes away while they send is sent no answer.
      .once('error', () => {})
      .once('close', () => clearTimeout(timer))
  })
}

/** The addresses that a request came by, the peer's first: the one that the last trusted proxy has added ends them. */
export function addressesOf({ socket, headers }: IncomingMessage, trustedProxies: number): string[] {
  const peer = socket.remoteAddress ?? ''
  const forwarded = headers['x-forwarded-for']
  if (trustedProxies === 0 || typeof forwarded !== 'string') return [peer]
  const told = forwarded.split(',').flatMap((address) => address.trim() || [])
  return [peer, ...told.toReversed().slice(0, trustedProxies)]
}
