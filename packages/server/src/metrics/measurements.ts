import { dropReasons } from '@sightline/api-client/contract'
import type { Answer, Collector } from '../collector/collector.ts'
import type { QueryLog } from '../stats/query-log.ts'
import { DiskFullError, SpoolFullError } from '../errors.ts'
import type { RateLimit } from '../rate-limit.ts'
import { CALL_BUCKETS, createCounter, createHistogram, DELAY_BUCKETS } from './counters.ts'

/** What is counted in memory while the server runs, for `/metrics`. */
export type Measurements = ReturnType<typeof createMeasurements>

const refusals = ['address_bytes', 'address_events', 'disk_full', 'failed', 'site_bytes', 'spool_full']

export function createMeasurements() {
  return {
    accepted: createCounter('kind', ['event']),
    dropped: createCounter('reason', [...dropReasons, 'unknown_site']),
    refused: createCounter('reason', refusals),
    /** From the arrival of the oldest event of a batch until the batch is in the event tables. */
    delay: createHistogram(DELAY_BUCKETS),
    /** Calls of statistics by their name. */
    calls: createHistogram(CALL_BUCKETS, 'kind'),
    engineQueries: createHistogram(CALL_BUCKETS),
    responses: createCounter('code', ['2xx', '3xx', '4xx', '5xx']),
    webhooks: createCounter('outcome', ['taken', 'refused', 'failed']),
  }
}

/** The collector, with what becomes of each event measured. */
export function withMeasurements(collector: Collector, { accepted, dropped, refused }: Measurements): Collector {
  const count = (answer: Answer): void => {
    if (answer.kind === 'accepted') accepted.add('event')
    else if (answer.kind === 'limited') refused.add(answer.limit)
    else if (answer.kind === 'unknown-site') dropped.add('unknown_site')
    else for (const reason of answer.drops) dropped.add(reason)
  }
  return {
    ...collector,
    async take(...event) {
      try {
        const answer = await collector.take(...event)
        count(answer)
        return answer
      } catch (error) {
        refused.add(
          error instanceof DiskFullError ? 'disk_full' : error instanceof SpoolFullError ? 'spool_full' : 'failed',
        )
        throw error
      }
    },
  }
}

/** The limit of one address, with what it refuses measured. */
export const withRefusals = (limit: Pick<RateLimit, 'wait'>, { refused }: Measurements): Pick<RateLimit, 'wait'> => ({
  wait(key, now) {
    const seconds = limit.wait(key, now)
    if (seconds > 0) refused.add('address_events')
    return seconds
  },
})

/** The log of queries, with each one's time measured. */
export const withQueryTimes = (log: QueryLog, { engineQueries }: Measurements): QueryLog => ({
  ...log,
  add(query) {
    engineQueries.observe(query.durationMs / 1000)
    log.add(query)
  },
})
