import { unwrap, statsLimits, type ApiClient, type CallOptions, type CallOutput } from '@sightline/api-client'
import type { StatsQuery } from '../api.ts'

type Properties = CallOutput<'stats', 'properties'>['rows']

/** Fetches the names of all properties, page by page, most visitors first. @throws {ApiError} */
export async function fetchEveryProperty(
  api: ApiClient,
  siteId: string,
  statsQuery: StatsQuery,
  options: CallOptions,
  before: Properties = [],
): Promise<Properties> {
  const input = { site_id: siteId, ...statsQuery, limit: statsLimits.rows, offset: before.length }
  const { rows, total_rows: count } = await unwrap(api.stats.properties(input, options))
  const known = [...before, ...rows]
  return rows.length === 0 || known.length >= count
    ? known
    : fetchEveryProperty(api, siteId, statsQuery, options, known)
}
