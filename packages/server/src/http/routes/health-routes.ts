import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'

/** `/health`: 200 while all is well, else 503 and what fails; beside it how often code of the app did not come to a browser, the last daily backup, and whether regions and cities are known. */
export function registerHealth(
  server: FastifyInstance,
  {
    health,
    loadErrors,
    locations,
    backups,
    version,
  }: Pick<Services, 'health' | 'loadErrors' | 'locations' | 'backups' | 'version'>,
): void {
  server.get('/health', async (_request, reply) => {
    const failing = await health()
    const { hasCities, problem } = locations.state()
    const rest = {
      load_errors: loadErrors.counts(),
      backup: backups.state(),
      locations: { has_cities: hasCities, problem },
    }
    void reply.header('Cache-Control', 'no-store')
    if (failing.length === 0) return { status: 'ok', version, ...rest }
    return reply.code(503).send({ status: 'failing', version, failing, ...rest })
  })
}
