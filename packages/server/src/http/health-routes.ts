import type { FastifyInstance } from 'fastify'
import type { Services } from './services.ts'

/** `/health`: 200 while all is well, else 503 and what fails. */
export function registerHealth(
  server: FastifyInstance,
  { health, version }: Pick<Services, 'health' | 'version'>,
): void {
  server.get('/health', async (_request, reply) => {
    const failing = await health()
    void reply.header('Cache-Control', 'no-store')
    if (failing.length === 0) return { status: 'ok', version }
    return reply.code(503).send({ status: 'failing', version, failing })
  })
}
