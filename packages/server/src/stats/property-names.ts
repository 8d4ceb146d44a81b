import { statsLimits, type Output, type Schemas } from '@sightline/api-client/contract'
import type { z } from 'zod'
import { describeRange, type StatsSite } from './query/stats-query.ts'
import { resolveSiteQuery } from './resolve-site-query.ts'
import type { StatsSource } from './source.ts'
import { unsupportedError, assertSupported } from './capabilities.ts'

type PropertiesCall = Schemas['stats']['properties']

/**
 * The names of the properties that events had. @throws {ApiError} where the range is none, or the source keeps no
 * properties
 */
export async function readPropertyNames(
  source: StatsSource,
  site: StatsSite,
  input: Omit<z.output<PropertiesCall['input']>, 'site_id'>,
  now: Date,
): Promise<Output<PropertiesCall>> {
  assertSupported(source, { filters: input.filters })
  if (source.readProperties === undefined) throw unsupportedError('range', 'properties', source)
  const { period, query } = await resolveSiteQuery(source, site, input, now)
  const { search = '', limit = statsLimits.defaultRows, offset = 0 } = input
  return { range: describeRange(period), ...(await source.readProperties(query, { search, limit, offset })) }
}
