import type { Metric } from '@sightline/api-client/contract'
import { filterReason } from './query/availability.ts'
import { kindOf } from './query/dimensions.ts'
import { readQuery } from './read-query.ts'

/** What a dashboard has above its chart. */
export const siteMetrics = [
  'visitors',
  'visits',
  'pageviews',
  'bounce_rate',
  'visit_duration',
] as const satisfies readonly Metric[]

/**
 * Answers a query as `readQuery` does. The totals of one that names no metrics are those above a dashboard's chart, also those that
 * rows of its dimension do not have.
 * @throws {ApiError} where a part of it does not exist
 */
export const readSiteMetrics: typeof readQuery = async (source, site, input, now) => {
  if (input.metrics !== undefined) return readQuery(source, site, input, now)
  const { dimension, ...whole } = input
  const metrics = siteMetrics.filter((metric) =>
    (input.filters ?? []).every(([, filtered]) => filterReason(metric, kindOf(filtered)) === undefined),
  )
  const { sort: _, ...ofAll } = whole
  const totals = readQuery(source, site, { ...(dimension === undefined ? whole : ofAll), metrics }, now)
  if (dimension === undefined) return totals
  const [answer, all] = await Promise.all([readQuery(source, site, input, now), totals])
  return { ...answer, totals: all.totals }
}
