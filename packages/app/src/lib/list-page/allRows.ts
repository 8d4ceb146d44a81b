import { listLimits, type Result } from '@sightline/api-client'
import type { ListAnswer } from '@sightline/ui'
import { countedFromOne, sequentially } from '../sequentially.ts'

const { pageSize } = listLimits

/**
 * Requests every row of a list page by page, at most `maxRows` of them, each once; `total` is the number that the service
 * counts.
 * @returns the error of the first page that failed
 */
export async function allRows<Row extends { id: string }>(
  fetchPage: (page: { current: number; pageSize: number }) => Promise<Result<ListAnswer<Row>>>,
  maxRows: number,
): Promise<Result<ListAnswer<Row>>> {
  const rows = new Map<string, Row>()
  let total = 0
  const pages = sequentially(countedFromOne(), (current) => fetchPage({ current, pageSize }))
  let fetchedCount = 0
  for await (const result of pages) {
    if (result.code !== 200) return result
    for (const row of result.data.list) rows.set(row.id, row)
    total = result.data.total
    fetchedCount += pageSize
    if (fetchedCount >= Math.min(total, maxRows)) break
  }
  return { code: 200, message: 'success', data: { list: [...rows.values()].slice(0, maxRows), total } }
}
