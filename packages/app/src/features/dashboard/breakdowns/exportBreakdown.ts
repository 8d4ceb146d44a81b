import {
  statsLimits,
  unwrap,
  type ApiClient,
  type Breakdown,
  type CallOptions,
  type Dimension,
} from '@sightline/api-client'
import { csvOf, downloadCsv, type BreakdownRow } from '@sightline/ui'
import { countedFromOne, sequentially } from '../../../lib/sequentially.ts'
import type { StatsQuery } from '../api.ts'
import { rowsOf, type ValueNames } from '../dimensions/dimensionValues.ts'
import { breakdownInputOf } from '../dimensions/useBreakdown.ts'

/** Fetches every row of one breakdown, page by page, for a file. @throws {ApiError} */
export async function fetchEveryRow(
  api: ApiClient,
  siteId: string,
  statsQuery: StatsQuery | undefined,
  dimension: Dimension,
  options: CallOptions = {},
) {
  const rows: Breakdown['rows'] = []
  // Each answer has the cursor of the next page.
  const pages = sequentially(countedFromOne(), () => {
    const input = {
      site_id: siteId,
      ...statsQuery,
      ...breakdownInputOf(dimension),
      limit: statsLimits.rows,
      offset: rows.length,
    }
    return unwrap(api.stats.query(input, options))
  })
  for await (const page of pages) {
    rows.push(...page.rows)
    if (page.rows.length === 0 || rows.length >= page.total_rows) break
  }
  return rows
}

/** What is exported, and how its values are called. */
interface Exported {
  siteId: string
  statsQuery: StatsQuery | undefined
  dimension: Dimension
  names: ValueNames
  columns: Parameters<typeof csvOf<BreakdownRow>>[0]
}

/** Downloads every row of one breakdown as a file. @throws {ApiError} */
export async function exportBreakdown(api: ApiClient, { siteId, statsQuery, dimension, names, columns }: Exported) {
  const rows = rowsOf(dimension, await fetchEveryRow(api, siteId, statsQuery, dimension), names)
  downloadCsv(dimension.replace(':', '-'), csvOf(columns, rows))
}
