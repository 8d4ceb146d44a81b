import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'

/** `/health`: 200 while all is well, else 503 and what fails; beside it how often code of the app did not come to a browser, and the last daily backup. */
export function registerHealth(
  server: FastifyInstance,
  { health, loadErrors, backups, version }: Pick<Services, 'health' | 'loadErrors' | 'backups' | 'version'>,
): void {
  server.get('/health', async (_request, reply) => {
    const failing = await health()
    const rest = { load_errors: loadErrors.counts(), backup: backups.state() }
    void reply.header('Cache-Control', 'no-store')
    if (failing.length === 0) return { status: 'ok', version, ...rest }
    return reply.code(503).send({ status: 'failing', version, failing, ...rest })
  })
}
