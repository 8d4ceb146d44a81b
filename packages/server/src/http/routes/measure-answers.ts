import { stripeWebhookPath } from '@sightline/api-client/contract'
import type { FastifyInstance } from 'fastify'
import type { Measurements } from '../../metrics/measurements.ts'

const STATS = /^\/v1\/stats\/(\w+)$/

/** Measures every answer: its class, and the time of calls of statistics. Routes are counted, not addresses, which anybody may invent. */
export function measureAnswers(server: FastifyInstance, measurements: Measurements): void {
  const { calls, webhooks } = measurements
  server.addHook('onResponse', async ({ routeOptions: { url = '' } }, { statusCode, elapsedTime }) => {
    countAnswer(measurements, statusCode)
    const [, kind] = STATS.exec(url) ?? []
    if (kind !== undefined) calls.observe(elapsedTime / 1000, kind)
    if (url === stripeWebhookPath) webhooks.add(statusCode < 400 ? 'taken' : statusCode < 500 ? 'refused' : 'failed')
  })
}

/** Counts an answer by its class. */
export const countAnswer = ({ responses }: Pick<Measurements, 'responses'>, status: number): void =>
  responses.add(`${Math.floor(status / 100)}xx`)
