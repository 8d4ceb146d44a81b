import type { Dimension, RowColumn, RowMetric } from '@sightline/api-client'
import { toast, useKit, type BreakdownData, type BreakdownSort } from '@sightline/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isLacking, useStatsApi, type StatsQuery } from '../api.ts'
import { useWholeBreakdown } from '../dimensions/useWholeBreakdown.ts'
import { loadingPropsOf } from '../../../lib/api/loadingPropsOf.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { isCoded, missingNameOf, rowsOf, withoutChange } from '../dimensions/dimensionValues.ts'
import { searchText } from '../dimensions/searchText.ts'
import { mostVisitorsFirst, sortFor } from '../dimensions/rowOrder.ts'
import { inOrder } from './sorting.ts'
import { useDimensionTexts } from '../dimensions/useDimensionTexts.ts'
import { useRowColumns } from './useRowColumns.ts'
import { useExportColumns } from './useExportColumns.ts'
import { useValueNames } from '../dimensions/useValueNames.ts'

/** The number of rows of a dimension that is requested whole, more than any such dimension has. */
const wholePageSize = 1000

interface AllRowsDialogOptions {
  siteId: string
  statsQuery: StatsQuery | undefined
  dimension: Dimension
  /** The further metrics of the rows. */
  metrics: readonly RowMetric[]
  /** The columns after the visitors. */
  shown: readonly RowColumn[]
  isOpen: boolean
}

/** The list of all rows of a dimension: its rows, order, search and export. The state ends when the list closes. */
export function useAllRowsDialog({ siteId, statsQuery, dimension, metrics, shown, isOpen }: AllRowsDialogOptions) {
  const text = useMessageText()
  const names = useValueNames()
  const { nameOf } = useDimensionTexts()
  const { intlLocale } = useKit()
  const [search, setSearch] = useState('')
  const [chosen, setSort] = useState<BreakdownSort>(mostVisitorsFirst)
  // The comparison may have been switched off since.
  const sort = chosen.column === 'change' && statsQuery?.compare === undefined ? mostVisitorsFirst : chosen
  const settledSearch = useSettled(search.trim())
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen)
    setSearch('')
    setSort(mostVisitorsFirst)
  }
  const contains = (name: string, part: string) =>
    name.toLocaleLowerCase(intlLocale).includes(part.toLocaleLowerCase(intlLocale))

  // The service has codes where people read names: coded dimensions are searched and sorted here.
  const isNamedHere = isCoded(dimension)
  const isByChange = sort.column === 'change'
  const whole = useWholeBreakdown(
    siteId,
    statsQuery,
    isNamedHere
      ? { dimension, columns: metrics, pageSize: wholePageSize, ...(isByChange && { sort: sortFor(dimension, sort) }) }
      : {
          dimension,
          columns: metrics,
          search: settledSearch,
          isMissingFound: contains(missingNameOf(dimension, names), settledSearch),
          sort: sortFor(dimension, sort),
        },
    isOpen,
  )
  const api = useStatsApi()
  const columnsOf = useExportColumns()
  const exporting = useMutation({
    mutationFn: async () => {
      const { exportBreakdown } = await import('./exportBreakdown.ts')
      await exportBreakdown(api, {
        siteId,
        statsQuery,
        dimension,
        names,
        metrics,
        sort: isNamedHere && !isByChange ? undefined : sortFor(dimension, sort),
        columnsFor: (rows) => columnsOf(nameOf(dimension), { rows, metrics, shown, currency }),
      })
    },
    onError: (error) => toast.error(text(error.message)),
  })

  const found = whole.data?.pages.flatMap((page) => page.rows)
  const currency = whole.data?.pages[0]?.currency
  const columns = useRowColumns(metrics, whole.isPlaceholderData ? undefined : found, currency)

  const data = (): BreakdownData => {
    if (whole.data === undefined)
      return { rows: undefined, ...loadingPropsOf(whole, text), ...(isLacking(whole.error) && { onRetry: undefined }) }
    const { pages } = whole.data
    const answered = found ?? []
    const rows = rowsOf(dimension, shown.includes('change') ? answered : withoutChange(answered), names, sort)
    const loadingState = whole.isFetchingNextPage ? 'loadingMore' : 'idle'
    if (!isNamedHere) return { rows, totalRows: pages[0]?.total_rows ?? 0, loadingState }
    const matching = rows.filter(({ name }) => contains(name, search.trim()))
    return { rows: inOrder(matching, sort, { locale: intlLocale, answered }), loadingState }
  }
  return {
    ...data(),
    columns,
    search,
    onSearchChange: (typed: string) => setSearch(searchText(typed)),
    onMore: whole.hasNextPage ? () => void whole.fetchNextPage() : undefined,
    sorting: { sort, onSortChange: setSort },
    isExporting: exporting.isPending,
    onExport: () => exporting.mutate(),
  }
}

const settledAfter = 250

/** The text once nobody has typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settledAfter)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
