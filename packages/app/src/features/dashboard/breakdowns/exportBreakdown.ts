import {
  statsLimits,
  unwrap,
  type ApiClient,
  type Breakdown,
  type CallOptions,
  type Dimension,
  type RowMetric,
} from '@sightline/api-client'
import { csvOf, downloadCsv, type BreakdownRow } from '@sightline/ui'
import { countedFromOne, sequentially } from '../../../lib/sequentially.ts'
import type { StatsQuery } from '../api.ts'
import { rowsOf, type ValueNames } from '../dimensions/dimensionValues.ts'
import { breakdownInputOf, columnFields } from '../dimensions/useBreakdown.ts'

/** Fetches every row of one breakdown, page by page, for a file. @throws {ApiError} */
export async function fetchEveryRow(
  api: ApiClient,
  siteId: string,
  statsQuery: StatsQuery | undefined,
  dimension: Dimension,
  options: CallOptions = {},
  { metrics = [], sort }: Partial<Pick<Exported, 'metrics' | 'sort'>> = {},
) {
  const rows: Breakdown['rows'] = []
  // Each answer has the cursor of the next page.
  const pages = sequentially(countedFromOne(), () => {
    const input = {
      site_id: siteId,
      ...statsQuery,
      ...breakdownInputOf(dimension),
      ...columnFields(metrics),
      ...(sort !== undefined && { sort }),
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
  /** The further metrics of the rows. */
  metrics: readonly RowMetric[]
  /** The order of the rows; most visitors first by default. */
  sort: string | undefined
  columnsFor: (rows: Breakdown['rows']) => Parameters<typeof csvOf<BreakdownRow>>[0]
}

/** Downloads every row of one breakdown as a file. @throws {ApiError} */
export async function exportBreakdown(api: ApiClient, { siteId, statsQuery, dimension, names, ...more }: Exported) {
  const rows = await fetchEveryRow(api, siteId, statsQuery, dimension, {}, more)
  downloadCsv(dimension.replace(':', '-'), csvOf(more.columnsFor(rows), rowsOf(dimension, rows, names)))
}
