import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface Seen {
  method: string | undefined
  /** Path and query. */
  url: string
  headers: IncomingHttpHeaders
  body: string
}

export interface Reply {
  status?: number
  headers?: Record<string, string>
  /** Sent as JSON; a text is sent as it is. */
  body: unknown
}

/** A service on this machine that answers what a test says, and remembers what it was asked. */
export interface Service {
  baseURL: string
  seen: Seen[]
  /** The reply to a request; undefined never answers. */
  reply: (request: Seen) => Reply | undefined | Promise<Reply | undefined>
  /** How many requests there were to a path. */
  count(path: string): number
  close(): void
}

export async function startService(): Promise<Service> {
  const server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')

  const service: Service = {
    baseURL: `http://127.0.0.1:${address.port}`,
    seen: [],
    reply: () => ({ body: success({}) }),
    count: (path) => service.seen.filter(({ url }) => url.split('?')[0] === path).length,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url = '', headers } = request
    const seen = { method, url, headers, body: (await buffer(request)).toString('latin1') }
    service.seen.push(seen)
    const reply = await service.reply(seen)
    if (reply === undefined) return
    const { status = 200, body } = reply
    response.writeHead(status, { 'Content-Type': 'application/json', ...reply.headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
  return service
}

export const success = (data: unknown) => ({ code: 200, message: 'success', data })
export const errorAnswer = (message: string, code = 400) => ({ code, message, data: null })

export const userinfo = {
  email: 'a@example.com',
  invite_code: 'abc',
  refresh_token: null,
  analytics_status: 'none',
  vip_status: 'trial',
  expired_time: null,
  status: 'active',
} as const
