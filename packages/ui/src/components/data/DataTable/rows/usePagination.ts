import { msg, plural } from '@lingui/core/macro'
import { useState } from 'react'
import { useText } from '../../../../format/useText.ts'
import type { ListPagination, ListSorter } from '../../../../list/index.ts'
import { pageCount } from '../../../../list/listState.ts'

export interface Pages<Row> {
  /** The rows of the page. */
  rows: readonly Row[]
  pagination: ListPagination
  onPageChange: (current: number, pageSize: number) => void
}

/**
 * The pages of rows that are all at hand; undefined where nobody asked for pages. Another order and another size begin on the first one.
 * @param sorters Keep the array between renders.
 */
export function usePagination<Row>(
  rows: readonly Row[],
  initialPageSize: number | undefined,
  sorters: readonly ListSorter[],
): Pages<Row> | undefined {
  const text = useText()
  const [page, setPage] = useState({ current: 1, size: initialPageSize, sorters })
  const { size = initialPageSize } = page
  if (initialPageSize === undefined || size === undefined) return undefined
  const wanted = page.sorters === sorters ? page.current : 1
  const current = Math.min(wanted, pageCount(rows.length, size))
  return {
    rows: rows.slice((current - 1) * size, current * size),
    pagination: {
      current,
      pageSize: size,
      total: rows.length,
      showSizeChanger: true,
      showTotal: (count) => text(msg`${plural(count, { one: '# item in total', other: '# items in total' })}`),
    },
    onPageChange: (next, nextSize) => setPage({ current: nextSize === size ? next : 1, size: nextSize, sorters }),
  }
}
