import {
  resolveStatsQuery,
  type ResolvedStatsQuery,
  type StatsQueryInput,
  type StatsSite,
} from './query/stats-query.ts'
import type { StatsSource } from './source.ts'

/** The query of a call, for which `all` begins with what the source has. @throws {ApiError} where the range cannot be resolved */
export async function resolveSiteQuery(
  source: StatsSource,
  site: StatsSite,
  input: StatsQueryInput,
  now: Date,
): Promise<ResolvedStatsQuery> {
  return resolveStatsQuery(site, { ...input, since: await sinceOf(source, site, input) }, now.getTime())
}

/**
 * The instant with which `all` begins: of the first event, or the given one if that is earlier. Undefined for every other range, and
 * where there is neither.
 */
export async function sinceOf(
  source: StatsSource,
  site: Pick<StatsSite, 'id'>,
  { range, since }: Pick<StatsQueryInput, 'range' | 'since'>,
): Promise<number | undefined> {
  if (range !== 'all') return undefined
  const known = [since, await source.readFirstEvent?.(site.id)].filter((instant) => instant !== undefined)
  return known.length === 0 ? undefined : Math.min(...known)
}
