import type { FastifyInstance } from 'fastify'
import { endpoints, type Endpoint } from '@sightline/api-client/contract'

/** The time that a request may take to arrive, unless it holds a file that is stored while it arrives. */
const ARRIVAL_MS = 60_000

const everyEndpoint = Object.values<Record<string, Endpoint>>(endpoints).flatMap((calls) => Object.values(calls))
const streaming = new Set(everyEndpoint.flatMap(({ path, streamsFile }) => (streamsFile ? [path] : [])))

/** Ends connections whose request comes in drops. */
export function registerRequestTimeout(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (raw.complete || streaming.has(routeOptions.url ?? '')) return
    const timer = setTimeout(() => {
      if (!raw.complete) raw.destroy()
    }, ARRIVAL_MS)
    const stop = () => clearTimeout(timer)
    raw.once('end', stop).once('close', stop)
  })
}
