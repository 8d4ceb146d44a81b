import { msg } from '@lingui/core/macro'
import { useFormat } from '../../../format/index.ts'
import { useText } from '../../../format/useText.ts'
import { totalText } from '../../navigation/Pagination/totalText.ts'
import { hasData } from '../../props.ts'
import type { DataTableProps } from './DataTable.types.ts'
import type { DataTableState } from './useDataTable.ts'

interface StatusOptions<Row extends { id: string }> {
  props: DataTableProps<Row>
  state: DataTableState<Row>
  selectedCount: number
}

/** The announcements of a table: loading, the selection, several orders, and the number of rows. */
export function useTableAnnouncement<Row extends { id: string }>({
  props,
  state,
  selectedCount,
}: StatusOptions<Row>): string {
  const { loadingState = 'idle', pagination, columns } = props
  const text = useText()
  const format = useFormat()
  if (loadingState === 'loading') return text(msg`Loading`)
  const shownCount = format.full(selectedCount)
  if (selectedCount > 0) return text(msg`${shownCount} selected`)
  if (state.sorters.length > 1) {
    const directions = { ascend: text(msg`ascending`), descend: text(msg`descending`) }
    const named = state.sorters.map(({ columnKey, order }) => {
      const header = columns.find(({ id }) => id === columnKey)?.header ?? columnKey
      return `${header} (${directions[order]})`
    })
    const orders = format.list(named)
    return text(msg`Sorted by ${orders}`)
  }
  if (pagination === undefined || !('total' in pagination) || !hasData(loadingState)) return ''
  return totalText(pagination)
}
