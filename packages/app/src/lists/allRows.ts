import type { Result } from '@sightline/api-client'
import type { ListAnswer } from '@sightline/ui'

const pageSize = 200

/**
 * Every row of a list, asked for page by page, at most `most` of them, each once; `total` is how many there are.
 * @returns the refusal of the first page that was refused
 */
export async function allRows<Row extends { id: string }>(
  fetchPage: (page: { current: number; pageSize: number }) => Promise<Result<ListAnswer<Row>>>,
  most: number,
): Promise<Result<ListAnswer<Row>>> {
  const rows = new Map<string, Row>()
  let total = 1
  for (let current = 1; (current - 1) * pageSize < Math.min(total, most); current += 1) {
    // One page after the other: the service is not to be flooded.
    // oxlint-disable-next-line no-await-in-loop
    const result = await fetchPage({ current, pageSize })
    if (result.code !== 200) return result
    for (const row of result.data.list) rows.set(row.id, row)
    total = result.data.total
  }
  return { code: 200, message: 'success', data: { list: [...rows.values()].slice(0, most), total } }
}
