import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../start-error.ts'

const NONCE = '__CSP_NONCE__'

/**
 * The built app: its page at `/`, with a fresh nonce for styles, and its files, whose names change with their content.
 * At `/embed` the same page may stand in a frame of any site: it shows nothing but what a share link does, and reads no session.
 */
export function registerApp(server: FastifyInstance, folder: string): void {
  const page = join(folder, 'index.html')
  if (!existsSync(page)) throw new StartError(`The app is not built: ${page} is missing. Run npm run build.`)
  const html = readFileSync(page, 'utf8')

  const sendPage = (reply: FastifyReply, isFramed: boolean) => {
    const nonce = randomBytes(16).toString('base64')
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .header('Content-Security-Policy', contentPolicy(nonce, isFramed))
      .send(html.replaceAll(NONCE, nonce))
  }
  server.get('/', async (_request, reply) => sendPage(reply, false))
  server.get('/embed', async (_request, reply) => {
    // The policy says who may frame it; the older header knows no such list.
    void reply.removeHeader('X-Frame-Options').header('Cross-Origin-Resource-Policy', 'cross-origin')
    return sendPage(reply, true)
  })

  void server.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    // The page itself comes from the route above, with its nonce.
    globIgnore: ['index.html', '**/*.{br,gz}'],
    // The build has put them beside the files.
    preCompressed: true,
    setHeaders(reply, path) {
      const isImmutable = path.includes('/assets/')
      void reply.header('Cache-Control', isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
    },
  })
}

const contentPolicy = (nonce: string, isFramed: boolean): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    isFramed ? "form-action 'none'" : "form-action 'self'",
    isFramed ? 'frame-ancestors http: https:' : "frame-ancestors 'none'",
  ].join('; ')
