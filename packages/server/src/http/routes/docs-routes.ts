import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openApiDocument } from '../docs/openapi.ts'
import { docsPage } from '../docs/docs-page.ts'
import { defaultIdentity } from '../../instance-settings/instance-identity.ts'
import type { Services } from '../services.ts'
import { etagOf, isKnown } from '../etag.ts'

const STYLES = join(import.meta.dirname, '..', 'docs', 'docs.css')

const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

interface Text {
  body: string
  etag: string
}

/** `/openapi.json` and `/docs`: the contract for programs and for people, to everybody. */
export function registerDocs(
  server: FastifyInstance,
  { version, settings }: Pick<Services, 'version' | 'settings'>,
): void {
  // Most servers never get this request.
  const document = once(() => openApiDocument(version))
  const json = once(() => withTag(JSON.stringify(document())))
  let page: (Text & { name: string }) | undefined
  const styles = once(() => withTag(readFileSync(STYLES, 'utf8')))

  server.get('/openapi.json', async (request, reply) => {
    // Tools of other origins may read it: it says nothing of this instance.
    void reply.header('Access-Control-Allow-Origin', '*').header('Cross-Origin-Resource-Policy', 'cross-origin')
    return send(request, reply, json(), 'application/json; charset=utf-8')
  })
  server.get('/docs', async (request, reply) => {
    void reply.header('Content-Security-Policy', POLICY)
    const { name } = await settings.identity().catch(() => defaultIdentity)
    if (page?.name !== name) page = { ...withTag(docsPage(document(), name)), name }
    return send(request, reply, page, 'text/html; charset=utf-8')
  })
  server.get('/docs.css', async (request, reply) => send(request, reply, styles(), 'text/css; charset=utf-8'))
}

function send(request: FastifyRequest, reply: FastifyReply, { body, etag }: Text, type: string): FastifyReply {
  void reply.header('Cache-Control', 'public, max-age=300').header('ETag', etag)
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type(type).send(body)
}

const withTag = (body: string): Text => ({ body, etag: etagOf(body) })

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
