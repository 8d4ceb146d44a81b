import fastifyStatic from '@fastify/static'
import { embedPath, pagePaths, unsubscribePath } from '@sightline/api-client/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../../errors.ts'
import { defaultIdentity } from '../../instance-settings/instance-identity.ts'
import { ancestorsOf } from '../framing.ts'
import { pageWithIdentity } from '../pages/page-with-identity.ts'
import type { Services } from '../services.ts'

const NONCE = '__CSP_NONCE__'

/**
 * The built app: its page at `/`, with a fresh nonce for styles, to which the paths of its pages lead, and its files, whose names
 * change with their content.
 * At `/embed` the same page may stand in a frame of the pages that the site in the address lets: it shows nothing but what a
 * share link does, and reads no session.
 */
export function registerApp(
  server: FastifyInstance,
  folder: string,
  { db, settings, basePath }: Pick<Services, 'db' | 'settings' | 'basePath'>,
): void {
  const page = join(folder, 'index.html')
  if (!existsSync(page)) throw new StartError(`The app is not built: ${page} is missing. Run npm run build.`)
  const pageFor = pageWithIdentity(readFileSync(page, 'utf8'), basePath)

  const sendPage = async (reply: FastifyReply, ancestors?: string) => {
    // The app itself says what is wrong where the store does not answer.
    const html = pageFor(await settings.identity().catch(() => defaultIdentity))
    const nonce = randomBytes(16).toString('base64')
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .header('Content-Security-Policy', contentPolicy(nonce, ancestors))
      .send(html.replaceAll(NONCE, nonce))
  }
  server.get('/', async (_request, reply) => sendPage(reply))
  // Somebody may type the path of a page without its hash. That of unsubscriptions leads to its page itself.
  for (const path of Object.values(pagePaths).filter((one) => one !== '/' && one !== unsubscribePath))
    server.get(path, (request, reply) => reply.redirect(`${basePath}/#${request.url}`))
  server.get(embedPath, async (request, reply) => {
    const ancestors = await ancestorsOf(db, request.query)
    // The policy says who may frame it; the older header knows no such list.
    void reply.removeHeader('X-Frame-Options').header('Cross-Origin-Resource-Policy', 'cross-origin')
    return sendPage(reply, ancestors)
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

/** @param ancestors Which pages may frame it; without them none may. */
const contentPolicy = (nonce: string, ancestors?: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    ancestors === undefined ? "form-action 'self'" : "form-action 'none'",
    `frame-ancestors ${ancestors ?? "'none'"}`,
  ].join('; ')
