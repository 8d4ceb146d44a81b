import type { FastifyInstance } from 'fastify'
import { createReadStream } from 'node:fs'
import type { ImportExport } from '../../import-export/import-export.ts'

/** The path at which the file of an export can be downloaded, once. */
export const pathOfExport = (token: string): string => `/files/export/${token}`

/** Files of exports. Whoever has the secret fetches the file; a browser that follows a link sends no token. */
export function registerExports(server: FastifyInstance, importExport: ImportExport): void {
  server.get<{ Params: { token: string } }>(
    '/files/export/:token',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const file = await importExport.redeemDownloadToken(request.params.token)
      if (file === undefined) return reply.callNotFound()
      return reply
        .type('application/gzip')
        .header('Content-Length', file.size)
        .header('Content-Disposition', `attachment; filename="${file.name}"`)
        .header('Cache-Control', 'no-store')
        .send(createReadStream(file.path))
    },
  )
}
