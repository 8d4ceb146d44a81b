import { unwrap, type ApiClient, type CallOptions, type CallOutput } from '@sightline/api-client'
import type { Question } from '../../session/figures.ts'

/** As many names as one answer may hold. */
const mostNames = 1000

type Properties = CallOutput<'stats', 'properties'>['rows']

/** Fetches the names of all properties, page by page, most visitors first. @throws {ApiError} */
export async function fetchEveryProperty(
  api: ApiClient,
  siteId: string,
  question: Question,
  options: CallOptions,
  before: Properties = [],
): Promise<Properties> {
  const asked = { site_id: siteId, ...question, limit: mostNames, offset: before.length }
  const { rows, total_rows: count } = await unwrap(api.stats.properties(asked, options))
  const known = [...before, ...rows]
  return rows.length === 0 || known.length >= count ? known : fetchEveryProperty(api, siteId, question, options, known)
}
