import type { FastifyInstance } from 'fastify'

/** Takes the path off, where the proxy has left it on. */
export const withoutBasePath =
  (basePath: string) =>
  ({ url = '/' }: { url?: string | undefined }): string =>
    basePath !== '' && url.startsWith(`${basePath}/`) ? url.slice(basePath.length) : url

/** The app is a folder: without the slash at its end the browser would look for its files beside it. */
export function registerBasePath(server: FastifyInstance, basePath: string): void {
  if (basePath !== '') server.get(basePath, async (_request, reply) => reply.redirect(`${basePath}/`, 308))
}
