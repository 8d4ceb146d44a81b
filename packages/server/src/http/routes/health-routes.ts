import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'

/** `/health`: 200 while all is well, else 503 and what fails; beside it how often code of the app did not come to a browser. */
export function registerHealth(
  server: FastifyInstance,
  { health, loadErrors, version }: Pick<Services, 'health' | 'loadErrors' | 'version'>,
): void {
  server.get('/health', async (_request, reply) => {
    const failing = await health()
    const load_errors = loadErrors.counts()
    void reply.header('Cache-Control', 'no-store')
    if (failing.length === 0) return { status: 'ok', version, load_errors }
    return reply.code(503).send({ status: 'failing', version, failing, load_errors })
  })
}
