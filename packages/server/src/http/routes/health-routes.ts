import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'

/** `/health`: 200 while all is well, else 503 and what fails; beside it how often code of the app did not come to a browser, the last daily backup, whether regions and cities are known, and how far daily sums are made. */
export function registerHealth(
  server: FastifyInstance,
  {
    health,
    loadErrors,
    locations,
    backups,
    dailySums,
    version,
  }: Pick<Services, 'health' | 'loadErrors' | 'locations' | 'backups' | 'dailySums' | 'version'>,
): void {
  server.get('/health', async (_request, reply) => {
    const failing = await health()
    const { hasCities, problem } = locations.state()
    const rest = {
      load_errors: loadErrors.counts(),
      backup: backups.state(),
      locations: { has_cities: hasCities, problem },
      daily_sums: dailySums?.progress() ?? null,
    }
    void reply.header('Cache-Control', 'no-store')
    if (failing.length === 0) return { status: 'ok', version, ...rest }
    return reply.code(503).send({ status: 'failing', version, failing, ...rest })
  })
}
