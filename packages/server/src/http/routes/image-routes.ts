import type { FastifyInstance } from 'fastify'
import type { Database } from '../../store/relational/database.ts'
import { findImage } from '../../store/relational/images.ts'

/** Pictures of themes. Whoever knows the hash of one may see it. */
export function registerImages(server: FastifyInstance, db: Database): void {
  server.get<{ Params: { name: string } }>('/files/image/:name', async (request, reply) => {
    const [, hash] = /^([0-9a-f]{64})\.(?:webp|png)$/.exec(request.params.name) ?? []
    const image = hash === undefined ? undefined : await findImage(db, hash)
    if (image === undefined) return reply.callNotFound()
    return reply
      .type(image.media_type)
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .send(Buffer.from(image.bytes))
  })
}
