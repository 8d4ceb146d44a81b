import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../start-error.ts'

const NONCE = '__CSP_NONCE__'

/** The built app: its page at `/`, with a fresh nonce for styles, and its files, whose names change with their content. */
export function registerApp(server: FastifyInstance, folder: string): void {
  const page = join(folder, 'index.html')
  if (!existsSync(page)) throw new StartError(`The app is not built: ${page} is missing. Run npm run build.`)
  const html = readFileSync(page, 'utf8')

  server.get('/', async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64')
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .header('Content-Security-Policy', contentPolicy(nonce))
      .send(html.replaceAll(NONCE, nonce))
  })

  void server.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    // The page itself comes from the route above, with its nonce.
    globIgnore: ['index.html'],
    setHeaders(reply, path) {
      const isImmutable = path.includes('/assets/')
      void reply.header('Cache-Control', isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
    },
  })
}

const contentPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
