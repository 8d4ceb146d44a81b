import type { ListPagination } from '../../../list/index.ts'
import { warnOnce } from '../../../theme/warnOnce.ts'

/** The number of all rows, in the words of the page. */
export function totalText({ total, showTotal }: ListPagination): string {
  if (typeof showTotal === 'function') return showTotal(total)
  warnOnce(
    'Pagination: pagination.showTotal has to be a function that writes the number of rows: (total) => `${total} rows`.',
  )
  return String(total)
}
