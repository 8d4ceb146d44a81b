import { dashboardMetrics } from '@sightline/api-client/contract'
import { filterReason, unavailableReason } from './query/availability.ts'
import { kindOf } from './query/dimensions.ts'
import { readQuery } from './read-query.ts'

type ReadQuery = typeof readQuery

/**
 * Answers a query as `readQuery` does. One that names no metrics has all that a dashboard shows: in the totals, and of rows those that
 * their dimension has.
 * @throws {ApiError} where a part of it does not exist
 */
export const readSiteMetrics: ReadQuery = async (source, site, input, now) => {
  if (input.metrics !== undefined) return readQuery(source, site, input, now)
  const { dimension, filters = [], ...rest } = input
  const metrics = dashboardMetrics.filter((metric) =>
    filters.every(([, filtered]) => filterReason(metric, kindOf(filtered)) === undefined),
  )
  const whole = { ...rest, filters, metrics }
  if (dimension === undefined) return readQuery(source, site, whole, now)
  const kind = kindOf(dimension)
  const ofRows = metrics.filter((metric) => unavailableReason(metric, kind) === undefined)
  const [answer, { totals }] = await Promise.all([
    readQuery(source, site, { ...whole, dimension, metrics: ofRows }, now),
    readQuery(source, site, whole, now),
  ])
  return { ...answer, totals }
}
